"""The Whoosh indexes over the paragraphs and over the phrases: how they are built, kept on disk and opened.

Two lie in one folder: ``paragraphs`` with the words of the documents, ``phrases`` with how players ask for them. They are
apart because a word may be rare in the documents and common in questions.
"""

import hashlib
import shutil
import tempfile
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from msgspec import Struct
from whoosh.fields import KEYWORD, STORED, TEXT, Schema
from whoosh.index import create_in, open_dir
from whoosh.scoring import BM25F
from whoosh.searching import Searcher

from agot_judge.corpus.model import Paragraph, body
from agot_judge.corpus.store import Corpus
from agot_judge.places import instance_folder
from agot_judge.sealed import say_damaged
from agot_judge.search.analysis import ANALYZER, carrying, terms
from agot_judge.search.asked import asked_files, load_asked

WEIGHTS: Mapping[str, float] = {
    "text": 1.0,
    "title": 1.6,
    "aliases": 1.0,
    "number": 1.0,
    "path": 0.3,
    "question": 0.7,
    "lead_in": 0.4,
}
"""The worth of a word in each field, beside the same word in the paragraph itself.

``asked`` is apart: the words of all phrases that ask for a paragraph. ``lower`` is never scored: the words that stand in
lower case in the paragraph or in those phrases, by which a common word is told from a name.
"""

PHRASE_LENGTH = 0.3
"""The weight of the length of a phrase against it (BM25's B): long questions name more, and are no worse for it."""

ASKED_LENGTH = 0.5
"""The same for all phrases of a paragraph together: of what is asked more often there are more."""

SEAL = "seal"
"""The file beside an index that says what its files must be."""

PARAGRAPHS = Schema(
    id=STORED(),
    text=TEXT(analyzer=ANALYZER, phrase=True),
    asked=KEYWORD(scorable=True),
    lower=KEYWORD(),
    **{name: TEXT(analyzer=ANALYZER, phrase=False) for name in WEIGHTS if name != "text"},
)

PHRASES = Schema(of=STORED(), phrase=STORED(), asked=KEYWORD(scorable=True))
"""One document a phrase; ``asked`` holds the stems of the words that carry its meaning."""


class Opened(Struct, frozen=True):
    """Both indexes of a folder, with their files open."""

    paragraphs: Searcher
    phrases: Searcher


def open_indexes(corpus: Corpus, folder: Path | None = None) -> Opened:
    """The indexes of ``corpus``, built when there is none that is fresh.

    It is kept in ``folder`` (in the instance folder unless given), under its fingerprint. Several processes may open at
    once: each builds aside and moves a whole index into place, and the first one stands. Where nothing can be written
    there, the index serves this process only.
    """
    try:
        place = (folder or instance_folder() / "search") / fingerprint(corpus)
        return _opened(place) or _built_at(corpus, place)
    except OSError:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as passing:
            _fill(corpus, Path(passing))
            return _open(Path(passing))


def fingerprint(corpus: Corpus) -> str:
    """A short hash that changes with the corpus and with the code that decides what is indexed and how."""
    digest = hashlib.sha256(corpus.fingerprint.encode())
    here = Path(__file__).parent
    for path in (
        here / "analysis.py",
        here / "building.py",
        here / "function-words.txt",
        here / "telling-words.txt",
        *asked_files(),
    ):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


def _opened(place: Path) -> Opened | None:
    """The indexes at ``place``; None where there is none or it is not as it was sealed."""
    try:
        if (place / SEAL).read_text("ascii") == _seal(place):
            return _open(place)
    except FileNotFoundError:
        return None
    except UnicodeDecodeError:
        pass
    say_damaged(f"search/{place.name}", "the search index is built anew")
    return None


def _open(place: Path) -> Opened:
    return Opened(
        open_dir(str(place), indexname="paragraphs", schema=PARAGRAPHS).searcher(
            weighting=BM25F(asked_B=ASKED_LENGTH)
        ),
        open_dir(str(place), indexname="phrases", schema=PHRASES).searcher(weighting=BM25F(B=PHRASE_LENGTH)),
    )


def _seal(place: Path) -> str:
    """A hash of every file of an index: a damaged one is known before it is read."""
    digest = hashlib.sha256()
    for path in sorted(place.iterdir()):
        if path.name != SEAL and not path.name.endswith("LOCK"):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _built_at(corpus: Corpus, place: Path) -> Opened:
    """New indexes at ``place``, made beside it and moved there in one step."""
    place.parent.mkdir(parents=True, exist_ok=True)
    aside = Path(tempfile.mkdtemp(prefix="building-", dir=place.parent))
    try:
        _fill(corpus, aside)
        (aside / SEAL).write_text(_seal(aside), "ascii")
        try:
            aside.rename(place)
        except OSError:
            standing = _opened(place)
            if standing is not None:  # another process was first
                return standing
            shutil.rmtree(place, ignore_errors=True)  # a damaged one stood there
            aside.rename(place)
    finally:
        shutil.rmtree(aside, ignore_errors=True)
    _discard_old(place.parent)
    return _open(place)


def _discard_old(folder: Path) -> None:
    """Remove what earlier versions left; what is a day old may at worst have to be built again."""
    yesterday = time.time() - 24 * 3600
    for left in folder.iterdir():
        if left.stat().st_mtime < yesterday:
            shutil.rmtree(left, ignore_errors=True)


def _fill(corpus: Corpus, folder: Path) -> None:
    """Write indexes into ``folder`` of every paragraph of ``corpus`` and of every phrase that asks for one."""
    asked = {of: phrases for of, phrases in load_asked().items() if of in corpus}
    paragraphs = create_in(str(folder), PARAGRAPHS, indexname="paragraphs")
    writer = paragraphs.writer(limitmb=128)
    aliases = aliases_of(corpus)
    for paragraph in corpus.paragraphs():
        writer.add_document(**fields(corpus, paragraph, aliases, asked.get(paragraph.id, ())))
    writer.commit()
    phrases = create_in(str(folder), PHRASES, indexname="phrases")
    writer = phrases.writer(limitmb=128)
    for of, listed in asked.items():
        for phrase in listed:
            writer.add_document(of=of, phrase=phrase, asked=_carrying_stems(phrase))
    writer.commit()


def _carrying_stems(text: str) -> str:
    return " ".join(carrying(text))


def fields(
    corpus: Corpus, paragraph: Paragraph, aliases: Mapping[str, list[str]], asked: Sequence[str]
) -> dict[str, str]:
    """The indexed words of one paragraph: its own words and those that the headings, lists and questions around lend it."""
    entry = corpus.entry(paragraph.entry)
    spoken = " ".join((paragraph.text, *asked))
    return {
        "asked": " ".join(map(_carrying_stems, asked)),
        "lower": " ".join(term.stem for term in terms(spoken) if spoken[term.start].islower()),
        "id": paragraph.id,
        "text": body(paragraph),
        "title": entry.title,
        "aliases": " ".join(aliases.get(entry.id, ())),
        "number": entry.number,
        "path": " ".join(entry.path),
        "question": " ".join(question.text for question in questions(entry.paragraphs, paragraph)),
        "lead_in": corpus.paragraph(paragraph.lead_in).text if paragraph.lead_in else "",
    }


def questions(paragraphs: Iterable[Paragraph], answer: Paragraph) -> tuple[Paragraph, ...]:
    """The question that an answer replies to: the ``question`` paragraphs last before it in its entry."""
    if answer.kind == "question":
        return ()
    asked: list[Paragraph] = []
    before = ""
    for paragraph in paragraphs:
        if paragraph.id == answer.id:
            break
        if paragraph.kind == "question":
            asked = [*asked, paragraph] if before == "question" else [paragraph]
        before = paragraph.kind
    return tuple(asked)


def aliases_of(corpus: Corpus) -> Mapping[str, list[str]]:
    """Other titles of an entry: those of the entries that only send the reader to it."""
    names: dict[str, list[str]] = {}
    for entry in corpus.entries():
        for paragraph in entry.paragraphs:
            for link in paragraph.links:
                if paragraph.kind == "see" and link.kind == "see":
                    names.setdefault(link.to, []).append(entry.title)
    return names
