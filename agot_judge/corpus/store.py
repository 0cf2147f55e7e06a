"""The corpus in use: paragraphs and entries by id, their neighbours, relations, labels, and the words of the sources."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import TypeVar

from agot_judge.citation import CitationId
from agot_judge.corpus.content import Content, load_content
from agot_judge.corpus.lookup import Lookup
from agot_judge.corpus.model import Document, Entry, Furniture, Link, Paragraph, Unresolved
from agot_judge.corpus.words import WordIndex
from agot_judge.errors import CorpusError, UnknownParagraph
from agot_judge.places import ROOT

Named = TypeVar("Named")


def load_corpus(root: Path | None = None) -> "Corpus":
    """The corpus in the folder ``root``, the project's own where none is given. Raises CorpusError."""
    folder = root or ROOT / "corpus"
    try:
        content = load_content(folder)
        sources = {
            document.id: (folder / "sources" / document.file).read_bytes().decode()
            for document in content.documents
        }
    except OSError as fault:
        raise CorpusError(f"cannot read the corpus: {fault}") from fault
    return Corpus(content, sources)


class Corpus:
    """All documents. Nothing in it changes once it is made, so threads may share it."""

    def __init__(self, content: Content, sources: Mapping[str, str]) -> None:
        """``sources`` are the decoded texts by document id."""
        self.fingerprint = content.fingerprint
        """Changes whenever any paragraph, heading or relation may have changed."""
        self.unresolved: tuple[Unresolved, ...] = content.unresolved
        """Words that point to something which the corpus does not have, each with the reason."""
        self._sources = sources
        self._documents = {document.id: document for document in content.documents}
        self._parsed = content.parsed
        self._entries = {e.id: e for d in content.documents for e in content.parsed[d.id].entries}
        self._paragraphs: dict[str, Paragraph] = {
            p.id: p for e in self._entries.values() for p in e.paragraphs
        }

    def documents(self) -> tuple[Document, ...]:
        """Every document in the manifest's order."""
        return tuple(self._documents.values())

    def entries(self, document: str | None = None) -> tuple[Entry, ...]:
        """Every entry, of one document or of all, in the order of the sources."""
        if document is None:
            return tuple(self._entries.values())
        return self._parsed[self.document(document).id].entries

    def paragraphs(self, edition: str | None = None) -> Iterator[Paragraph]:
        """Every paragraph, of one edition or of all, in the order of the sources."""
        for document in self._documents.values():
            if edition in (None, document.edition):
                for entry in self._parsed[document.id].entries:
                    yield from entry.paragraphs

    def furniture(self, document: str) -> tuple[Furniture, ...]:
        """What of a source is no text of the rules."""
        return self._parsed[self.document(document).id].furniture

    def source(self, document: str) -> str:
        """The whole text of a source as received."""
        return self._sources[self.document(document).id]

    def document(self, id_: str) -> Document:
        """The document with this id. Raises UnknownParagraph."""
        return _found(self._documents, id_, "document")

    def entry(self, id_: str) -> Entry:
        """The entry with this id. Raises UnknownParagraph naming the nearest id."""
        return _found(self._entries, id_, "entry")

    def paragraph(self, id_: str) -> Paragraph:
        """The paragraph with this id. Raises UnknownParagraph naming the nearest id."""
        return _found(self._paragraphs, id_, "paragraph")

    def __contains__(self, id_: object) -> bool:
        """Whether a paragraph has this id."""
        return id_ in self._paragraphs

    def entry_of(self, paragraph: str) -> Entry:
        """The entry of the paragraph with this id. Raises UnknownParagraph."""
        return self._entries[self.paragraph(paragraph).entry]

    def document_of(self, id_: str) -> Document:
        """The document of the paragraph or entry with this id. Raises UnknownParagraph."""
        entry = self._entries.get(id_) or self.entry_of(id_)
        return self._documents[entry.document]

    def neighbours(self, paragraph: str) -> tuple[Paragraph | None, Paragraph | None]:
        """The paragraphs before and after in the same document; None at its ends. Raises UnknownParagraph."""
        own = self.document_of(self.paragraph(paragraph).id)
        order, place = self._order
        at = place[paragraph]
        near = [order[n] if 0 <= n < len(order) else None for n in (at - 1, at + 1)]
        before, after = (p if p and self.document_of(p.id) is own else None for p in near)
        return before, after

    @cached_property
    def _order(self) -> tuple[list[Paragraph], dict[str, int]]:
        order = list(self._paragraphs.values())
        return order, {paragraph.id: n for n, paragraph in enumerate(order)}

    def raw_slices(self, paragraph: str) -> tuple[str, ...]:
        """What was printed, piece by piece in reading order, line breaks as they are. Raises UnknownParagraph."""
        found = self.paragraph(paragraph)
        source = self._sources[self.document_of(paragraph).id]
        return tuple(source[span.start : span.end] for span in found.spans)

    def raw(self, paragraph: str) -> str:
        """What was printed, the pieces joined by line breaks. Raises UnknownParagraph."""
        return "\n".join(self.raw_slices(paragraph))

    def incoming(self, id_: str) -> tuple[tuple[Paragraph, Link], ...]:
        """The links that lead to a paragraph, or to an entry, each with the paragraph that it stands in."""
        return self._incoming.get(id_, ())

    @cached_property
    def _incoming(self) -> dict[str, tuple[tuple[Paragraph, Link], ...]]:
        found: dict[str, list[tuple[Paragraph, Link]]] = {}
        for paragraph in self._paragraphs.values():
            for link in paragraph.links:
                found.setdefault(link.to, []).append((paragraph, link))
        return {to: tuple(links) for to, links in found.items()}

    def overriding(self, paragraph: str) -> list[Paragraph]:
        """The paragraphs that hold where this one does not. Raises UnknownParagraph."""
        links = self.paragraph(paragraph).links
        return [self.paragraph(link.to) for link in links if link.kind == "overridden-by"]

    def landing(self, entry: str) -> Entry:
        """Where a reader of an entry ends who follows its redirects ("See ..."); the entry itself where it has text."""
        found = self.entry(entry)
        seen = {found.id}
        while all(paragraph.kind == "see" for paragraph in found.paragraphs):
            links = [link.to for p in found.paragraphs for link in p.links if link.kind == "see"]
            if not links or links[0] in seen or links[0] not in self._entries:
                break
            found = self._entries[links[0]]
            seen.add(found.id)
        return found

    def find_words(self, words: str, edition: str | None = None) -> list[CitationId]:
        """Ids of the paragraphs whose source text or reading text contains ``words``, in the order of the sources.

        Case, kinds of quotation marks and white space do not matter. Empty ``words`` are found nowhere.
        """
        found = self._words.find(words)
        return [id_ for id_ in found if edition in (None, self.document_of(id_).edition)]

    @cached_property
    def _words(self) -> WordIndex:
        return WordIndex((p.id, (" ".join(self.raw_slices(p.id)), p.text)) for p in self._paragraphs.values())

    def cite_label(self, id_: str) -> str:
        """What a citation chip says of a paragraph or an entry: ``RR Stealth ¶1``, ``RR 4.2.1 ¶2``, ``FAQ 3.3 ¶1``.

        Raises UnknownParagraph.
        """
        entry = self._entries.get(id_) or self.entry_of(id_)
        name = entry.number or entry.title
        if entry.kind == "erratum":
            name = f"{entry.title} (erratum)"
        paragraph = self._paragraphs.get(id_)
        label = f"{self._documents[entry.document].short} {name}"
        return f"{label} ¶{paragraph.ordinal}" if paragraph else label

    def resolve(self, text: str, edition: str | None = None) -> tuple[Entry, ...]:
        """The entries that ``text`` names exactly: by an id, a step's or ruling's number, or a title.

        ``3.3`` is a step and a ruling; ``(3.3)`` is a ruling, ``step 3.3`` a step. The entry of a paragraph id is given.
        Empty where nothing bears that name.
        """
        if text in self._paragraphs:
            return (self.entry_of(text),)
        found = (self._entries[text],) if text in self._entries else self._lookup.find(text)
        return tuple(e for e in found if edition in (None, self._documents[e.document].edition))

    @cached_property
    def _lookup(self) -> Lookup:
        return Lookup(self._entries.values())


def _found(among: Mapping[str, Named], id_: str, what: str) -> Named:
    try:
        return among[id_]
    except KeyError:
        near = get_close_matches(id_, among, n=1, cutoff=0.4)
        hint = f"; the nearest is {near[0]}" if near else ""
        raise UnknownParagraph(f"no {what} has the id {id_!r}{hint}") from None
