"""The notes beside a paragraph without deciding it: its term in the other editions, and what contradicts it."""

from msgspec import Struct

from agot_judge.corpus.model import Entry, Paragraph, body
from agot_judge.corpus.store import Corpus
from agot_judge.web.lookup import citation, document_in_force
from agot_judge.web.pages import Citation, DocumentInForce
from agot_judge.web.references import Piece, pieces_of
from agot_judge.web.same_terms import Counterpart, counterparts, terms

SHOWN = 4
"""The number of paragraphs of an entry that stand beside one another; the rest is a tap away."""


class BesideParagraph(Struct, frozen=True, kw_only=True):
    """A paragraph shown on the page of another."""

    citation: Citation
    mark: str
    pieces: tuple[Piece, ...]


class OtherReading(Struct, frozen=True, kw_only=True):
    """An entry about the same thing in another edition, in that edition's own words."""

    title: str
    about: tuple[str, ...]
    """The things that both entries are about, where that is not simply the title."""
    notes: tuple[str, ...]
    """Where the rules differ, as far as they were compared."""
    citation: Citation
    document: DocumentInForce
    paragraphs: tuple[BesideParagraph, ...]
    more: int
    """The number of paragraphs of the entry that are not shown."""


class Contradiction(Struct, frozen=True, kw_only=True):
    """Two paragraphs that do not agree, and that no document puts in order."""

    of: Citation
    other: Citation
    text: str
    """The text of the other paragraph."""
    note: str
    """The note on what does not agree, and how far that can be settled."""


def other_readings(corpus: Corpus, entry: Entry) -> tuple[OtherReading, ...]:
    """The entries of other editions about what ``entry`` is about; where one only sends on, the entry it sends to."""
    found = {corpus.landing(one.entry.id).id: one for one in counterparts(corpus, entry)}
    return tuple(_reading(corpus, corpus.entry(id_), one) for id_, one in found.items())


def _reading(corpus: Corpus, entry: Entry, counterpart: Counterpart) -> OtherReading:
    return OtherReading(
        title=entry.title,
        about=tuple(name for name in counterpart.about if terms(name) != terms(entry.title)),
        notes=counterpart.notes,
        citation=citation(corpus, entry.id),
        document=document_in_force(corpus.document(entry.document)),
        paragraphs=tuple(_beside(corpus, paragraph) for paragraph in entry.paragraphs[:SHOWN]),
        more=max(0, len(entry.paragraphs) - SHOWN),
    )


def contradictions_of(corpus: Corpus, paragraphs: tuple[Paragraph, ...]) -> tuple[Contradiction, ...]:
    """The paragraphs that contradict any of ``paragraphs``."""
    return tuple(
        Contradiction(
            of=citation(corpus, paragraph.id),
            other=citation(corpus, link.to),
            text=body(corpus.paragraph(link.to)),
            note=link.note,
        )
        for paragraph in paragraphs
        for link in paragraph.links
        if link.kind == "conflicts-with" and link.to in corpus
    )


def _beside(corpus: Corpus, paragraph: Paragraph) -> BesideParagraph:
    return BesideParagraph(
        citation=citation(corpus, paragraph.id),
        mark=paragraph.mark,
        pieces=pieces_of(corpus, paragraph),
    )
