"""The same paragraph in another printing of its document, the words that differ marked."""

from collections.abc import Iterator
from difflib import SequenceMatcher

from msgspec import Struct

from agot_judge.corpus.model import Entry, Paragraph, body
from agot_judge.corpus.store import Corpus
from agot_judge.web.lookup import citation, document_in_force
from agot_judge.web.pages import Citation, DocumentInForce

KIND = "printing-of"


class Printing(Struct, frozen=True, kw_only=True):
    """A paragraph and the same in another printing."""

    of: Citation
    """The paragraph of the page."""
    other: Citation
    document: DocumentInForce
    """The document of the other printing."""
    words: tuple[tuple[str, str], ...]
    """Text and where it stands: in ``both``, only ``here``, only ``there``. Together, in reading order."""
    is_same: bool
    """True where the words are the same."""


def printings_of(corpus: Corpus, entry: Entry, marked: Paragraph | None) -> tuple[Printing, ...]:
    """The other printings of the paragraph marked; without one, those of every paragraph of the entry."""
    shown = (marked,) if marked else entry.paragraphs
    return tuple(_printing(corpus, one, other) for one in shown for other in _others(corpus, one))


def compared(here: str, there: str) -> Iterator[tuple[str, str]]:
    """Both texts word by word: what is in ``both``, what only ``here``, what only ``there``."""
    before, after = here.split(), there.split()
    for kind, first, last, start, end in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if kind == "equal":
            yield " ".join(before[first:last]), "both"
            continue
        if first < last:
            yield " ".join(before[first:last]), "here"
        if start < end:
            yield " ".join(after[start:end]), "there"


def _others(corpus: Corpus, paragraph: Paragraph) -> tuple[Paragraph, ...]:
    outgoing = [link.to for link in paragraph.links if link.kind == KIND and link.to in corpus]
    incoming = [origin.id for origin, link in corpus.incoming(paragraph.id) if link.kind == KIND]
    return tuple(corpus.paragraph(id_) for id_ in dict.fromkeys((*outgoing, *incoming)))


def _printing(corpus: Corpus, paragraph: Paragraph, other: Paragraph) -> Printing:
    words = tuple(compared(body(paragraph), body(other)))
    return Printing(
        of=citation(corpus, paragraph.id),
        other=citation(corpus, other.id),
        document=document_in_force(corpus.document_of(other.id)),
        words=words,
        is_same=all(where == "both" for _, where in words),
    )
