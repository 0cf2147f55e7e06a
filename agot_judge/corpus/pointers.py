"""Links of the recognized documents that their corrections list: references in running text, titles that an erratum gives."""

from collections.abc import Iterable, Iterator

import msgspec

from agot_judge.corpus.corrections import Corrections
from agot_judge.corpus.model import Link, Paragraph, Parsed
from agot_judge.corpus.reader import fold
from agot_judge.errors import CorpusError


def pointed_links(document: str, parsed: Parsed, corrections: Corrections) -> Iterator[tuple[str, Link]]:
    """A link for each listed reference, with the id of the paragraph that holds it; to nowhere where it leads to nothing."""
    for pointer in corrections.arrangement.pointer:
        to = f"{document}/{pointer.to}" if pointer.to else ""
        yield (
            _holder(document, parsed, pointer.start).id,
            Link(kind="see", to=to, text=fold(pointer.words), note=pointer.note),
        )


def retitled_links(parsed: Parsed, corrections: Corrections) -> Iterator[tuple[str, Link]]:
    """For errata that correct a card's title, a link to the card by its right title; the entry keeps the printed one."""
    titles = {fact.start: fact.retitled for fact in corrections.arrangement.card if fact.retitled}
    for entry in parsed.entries:
        for span in entry.heading:
            if title := titles.get(span.start):
                note = "the title that this erratum gives the card"
                yield entry.paragraphs[0].id, Link(kind="erratum-of", to=f"card:{title}", note=note)


def with_links(parsed: Parsed, links: Iterable[tuple[str, Link]]) -> Parsed:
    """``parsed`` with these links added to the paragraphs of these ids."""
    added: dict[str, list[Link]] = {}
    for paragraph_id, link in links:
        added.setdefault(paragraph_id, []).append(link)
    replace = msgspec.structs.replace
    entries = tuple(
        replace(
            entry,
            paragraphs=tuple(replace(p, links=(*p.links, *added.get(p.id, ()))) for p in entry.paragraphs),
        )
        for entry in parsed.entries
    )
    return replace(parsed, entries=entries)


def _holder(document: str, parsed: Parsed, start: int) -> Paragraph:
    """The paragraph that the character at ``start`` belongs to. Raises CorpusError where it belongs to none."""
    for entry in parsed.entries:
        for paragraph in entry.paragraphs:
            if any(span.start <= start < span.end for span in paragraph.spans):
                return paragraph
    raise CorpusError(f"{document}: the reference at {start} stands in no paragraph")
