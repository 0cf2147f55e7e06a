"""The corpus as lines of JSON, from which anybody can check that nothing of a source is missing, doubled or altered.

One object a paragraph, a heading (kind ``heading``, the entry's id with ordinal 0) and a run of furniture (kind
``furniture``, with its ``reason``), in the order of the sources. ``start``, ``end`` and ``spans`` count characters of the
source's UTF-8 text with its line ends as they are. The source read at its spans, joined by blanks and white space folded,
is ``text``, unless ``repaired`` says what was mended.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from agot_judge.citation import Span
from agot_judge.corpus.model import Document, Entry, Furniture, Paragraph
from agot_judge.corpus.reader import fold, slices
from agot_judge.corpus.store import Corpus


def export_lines(corpus: Corpus) -> Iterator[bytes]:
    """Every object as one line of UTF-8 JSON, without a line break."""
    encoder = msgspec.json.Encoder()
    for record in records(corpus):
        yield encoder.encode(record)


def records(corpus: Corpus) -> Iterator[dict[str, Any]]:
    """Every object before it is written. All have the same keys; ``spans`` and ``reason`` only where there is cause."""
    for document in corpus.documents():
        source = corpus.source(document.id)
        for entry in corpus.entries(document.id):
            if entry.heading:
                yield heading_record(document, entry, source)
            for paragraph in entry.paragraphs:
                yield paragraph_record(document, entry, paragraph)
        for number, furniture in enumerate(corpus.furniture(document.id), 1):
            yield furniture_record(document, number, furniture, source)


def paragraph_record(document: Document, entry: Entry, paragraph: Paragraph) -> dict[str, Any]:
    """One paragraph with its entry's title, headings, number and version."""
    links = [{"kind": link.kind, "to": link.to} for link in paragraph.links]
    return {
        **_place(paragraph.id, document, paragraph.spans),
        "text": paragraph.text,
        **_headed(document, entry, paragraph.kind),
        "repaired": paragraph.repaired,
        "links": links,
    }


def heading_record(document: Document, entry: Entry, source: str) -> dict[str, Any]:
    """An entry's heading: ``text`` as printed, ``title`` as it reads."""
    return {
        **_place(f"{entry.id}/0", document, entry.heading),
        "text": fold(slices(source, entry.heading)),
        **_headed(document, entry, "heading"),
        "repaired": entry.repaired,
        "links": [],
    }


def furniture_record(document: Document, number: int, furniture: Furniture, source: str) -> dict[str, Any]:
    """A run that is no text of the rules, with the reason; ``number`` counts from 1 in each document."""
    spans = (furniture.span,)
    return {
        **_place(f"{document.id}/furniture/{number}", document, spans),
        "text": fold(slices(source, spans)),
        "title": "",
        "path": [],
        "kind": "furniture",
        "edition": document.edition,
        "number": "",
        "version": document.version,
        "repaired": "",
        "links": [],
        "reason": furniture.reason,
    }


def _place(id_: str, document: Document, spans: tuple[Span, ...]) -> dict[str, Any]:
    """Id, file and position; ``spans`` only where there are several, in reading order."""
    start, end = min(span.start for span in spans), max(span.end for span in spans)
    place: dict[str, Any] = {"id": id_, "source": document.file, "start": start, "end": end}
    if len(spans) > 1:
        place["spans"] = [[span.start, span.end] for span in spans]
    return place


def _headed(document: Document, entry: Entry, kind: str) -> dict[str, Any]:
    return {
        "title": entry.title,
        "path": entry.path,
        "kind": kind,
        "edition": document.edition,
        "number": entry.number,
        "version": entry.version or document.version,
    }
