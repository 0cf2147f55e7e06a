"""Known damage of a source, as data with reasons: the source stays as received, the reading text is mended here alone.

One file a document, ``corpus/corrections/<edition>-<name>.toml``. Positions count characters of the decoded source; what
stands there is written beside them (``raw``, ``begins``) and checked, so a correction can never hit another place.
"""

from pathlib import Path

from msgspec import Struct

from agot_judge.citation import Span
from agot_judge.corpus.arrangement import Arrangement
from agot_judge.corpus.model import Document
from agot_judge.corpus.reader import fold
from agot_judge.errors import CorpusError
from agot_judge.toml_files import read_toml


class Repair(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``raw``, which stands at ``start``, reads as ``text``. An empty ``raw`` inserts, an empty ``text`` leaves out."""

    start: int
    raw: str
    text: str
    reason: str


class Glyph(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``raw`` reads as ``text`` wherever it stands in the document."""

    raw: str
    text: str
    reason: str


class LostHeading(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A heading is missing before the paragraph that begins at ``start`` with the words ``begins``."""

    start: int
    begins: str
    title: str
    reason: str


class FurnitureRun(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """From ``start`` to ``end`` stands no text of the rules. ``begins`` are its first words."""

    start: int
    end: int
    begins: str
    reason: str


class Join(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One paragraph in pieces, in reading order: ``[[start, end], ...]``. ``begins`` are the first words of the first."""

    pieces: tuple[tuple[int, int], ...]
    begins: str
    reason: str


class ParagraphStart(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A paragraph begins at ``start`` with the words ``begins``, where the source gives no sign of it."""

    start: int
    begins: str
    reason: str


class Corrections(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All corrections of one document."""

    document: str
    repair: tuple[Repair, ...] = ()
    glyph: tuple[Glyph, ...] = ()
    heading: tuple[LostHeading, ...] = ()
    furniture: tuple[FurnitureRun, ...] = ()
    join: tuple[Join, ...] = ()
    paragraph: tuple[ParagraphStart, ...] = ()
    bullet: tuple[Glyph, ...] = ()
    """Signs that read as another one at the beginning of a paragraph only."""
    arrangement: Arrangement = Arrangement()
    """The arrangement, which the form of the source does not show; only where recognition left little form."""


def corrections_file(root: Path, document: Document) -> Path:
    """Where the corrections of this version of ``document`` are kept below the corpus folder ``root``."""
    return root / "corrections" / (document.corrections or f"{document.id.replace('/', '-')}.toml")


def load_corrections(root: Path, document: Document, source: str) -> Corrections:
    """The corrections of ``document``, none where it has no file. Raises CorpusError where one does not fit ``source``."""
    path = corrections_file(root, document)
    if not path.exists():
        return Corrections(document=document.id)
    found = read_toml(path, Corrections)
    if found.document != document.id:
        raise CorpusError(f"{path.name} says that it belongs to {found.document}, not to {document.id}")
    check_fits(found, source)
    return found


def check_fits(corrections: Corrections, source: str) -> None:
    """Raises CorpusError naming the first correction whose place in ``source`` does not hold what it expects."""
    places = [(repair.start, repair.raw) for repair in corrections.repair]
    places += [(heading.start, heading.begins) for heading in corrections.heading]
    places += [(run.start, run.begins) for run in corrections.furniture]
    places += [(paragraph.start, paragraph.begins) for paragraph in corrections.paragraph]
    places += [(join.pieces[0][0], join.begins) for join in corrections.join]
    places += corrections.arrangement.places()
    for start, expected in places:
        if not source.startswith(expected, start):
            there = source[start : start + len(expected)]
            raise CorpusError(f"{corrections.document}: at {start} stands {there!r}, not {expected!r}")
    for glyph in corrections.glyph:
        if glyph.raw not in source:
            raise CorpusError(f"{corrections.document}: {glyph.raw!r} stands nowhere in the source")


def reading(source: str, spans: tuple[Span, ...], corrections: Corrections) -> tuple[str, str]:
    """The reading text of ``spans`` (pieces joined by a blank, white space folded) and what was repaired with the reasons."""
    texts = []
    reasons: list[str] = []
    for span in spans:
        text = source[span.start : span.end]
        # From the end, so that the positions of the repairs before stay right.
        for repair in sorted(_within(span, corrections), key=lambda repair: repair.start, reverse=True):
            at = repair.start - span.start
            text = text[:at] + repair.text + text[at + len(repair.raw) :]
            reasons.insert(0, repair.reason)
        for glyph in corrections.glyph:
            if glyph.raw in text:
                text = text.replace(glyph.raw, glyph.text)
                reasons.append(glyph.reason)
        for bullet in corrections.bullet:
            if text.startswith(bullet.raw + " "):
                text = bullet.text + text.removeprefix(bullet.raw)
                reasons.append(bullet.reason)
        texts.append(text)
    for join in corrections.join:
        if spans == tuple(Span(*piece) for piece in join.pieces):
            reasons.append(join.reason)
    return fold(" ".join(texts)), "; ".join(dict.fromkeys(reasons))


def _within(span: Span, corrections: Corrections) -> list[Repair]:
    """The repairs that touch nothing outside ``span``; an insertion at its end counts."""
    return [r for r in corrections.repair if span.start <= r.start and r.start + len(r.raw) <= span.end]
