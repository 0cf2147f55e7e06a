"""The corpus in use: paragraphs and entries by id, their neighbours, relations, versions, labels, words of the sources."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import TypeVar

from agot_judge.citation import CitationId
from agot_judge.corpus import model
from agot_judge.corpus.content import Content, load_content
from agot_judge.corpus.identifiers import Found, Identifiers
from agot_judge.corpus.pending import finish
from agot_judge.corpus.pins import split_pin, version_key, versions_of
from agot_judge.corpus.redirects import followed
from agot_judge.corpus.words import WordIndex
from agot_judge.errors import CorpusError, UnknownParagraph
from agot_judge.places import ROOT

Named = TypeVar("Named")


def load_corpus(root: Path | None = None) -> "Corpus":
    """The corpus in the folder ``root``, the project's own where none is given. Raises CorpusError."""
    folder = root or ROOT / "corpus"
    try:
        finish(folder)
        content = load_content(folder)
        sources = {
            document.id: (folder / "sources" / document.file).read_bytes().decode()
            for document in content.documents
        }
    except OSError as fault:
        raise CorpusError(f"cannot read the corpus: {fault}") from fault
    return Corpus(content, sources, folder)


class Corpus:
    """All documents. Nothing in it changes once it is made, so threads may share it."""

    def __init__(self, content: Content, sources: Mapping[str, str], root: Path) -> None:
        """``sources`` are the decoded texts by document id; ``root`` is the folder in which older versions are looked up."""
        self.root = root
        self.fingerprint = content.fingerprint
        """Changes whenever any paragraph, heading or relation may have changed."""
        self.unresolved: tuple[model.Unresolved, ...] = content.unresolved
        """Words that point to something which the corpus does not have, each with the reason."""
        self._content = content
        self._sources = sources
        self._retired = {one.id: one for one in content.retired}
        self._older: dict[str, Corpus] = {}
        self._documents = {document.id: document for document in content.documents}
        self._parsed = content.parsed
        self._entries = {e.id: e for d in content.documents for e in content.parsed[d.id].entries}
        self._paragraphs: dict[str, model.Paragraph] = {
            p.id: p for e in self._entries.values() for p in e.paragraphs
        }

    def documents(self) -> tuple[model.Document, ...]:
        """Every document in the manifest's order."""
        return tuple(self._documents.values())

    def entries(self, document: str | None = None) -> tuple[model.Entry, ...]:
        """Every entry, of one document or of all, in the order of the sources."""
        if document is None:
            return tuple(self._entries.values())
        return self._parsed[self.document(document).id].entries

    def paragraphs(self, edition: str | None = None) -> Iterator[model.Paragraph]:
        """Every paragraph, of one edition or of all, in the order of the sources."""
        for document in self._documents.values():
            if edition in (None, document.edition):
                for entry in self._parsed[document.id].entries:
                    yield from entry.paragraphs

    def furniture(self, document: str) -> tuple[model.Furniture, ...]:
        """The parts of a source that are no text of the rules."""
        return self._parsed[self.document(document).id].furniture

    def source(self, document: str) -> str:
        """The whole text of a source as received."""
        return self._sources[self.document(document).id]

    def document(self, id_: str) -> model.Document:
        """The document with this id. Raises UnknownParagraph."""
        return _found(self._documents, id_, "document")

    def entry(self, id_: str) -> model.Entry:
        """The entry with this id. A pinned id gives it as that version has it, a retired one where it redirects to.

        Raises UnknownParagraph naming the nearest id, or saying that the id is retired.
        """
        home, id_ = self._home(id_)
        if id_ in home._entries:
            return home._entries[id_]
        to = home._landing(id_)
        if to in home._paragraphs:
            return home._entries[home._paragraphs[to].entry]
        return _found(home._entries, to, "entry")

    def paragraph(self, id_: str) -> model.Paragraph:
        """The paragraph with this id. A pinned id gives it as that version has it, a retired one where it redirects to.

        Raises UnknownParagraph naming the nearest id, or saying that the id is retired.
        """
        home, id_ = self._home(id_)
        if id_ in home._paragraphs:
            return home._paragraphs[id_]
        to = home._landing(id_)
        if to in home._entries and to != id_:
            return home._entries[to].paragraphs[0]
        return _found(home._paragraphs, to, "paragraph")

    def retired(self, id_: str) -> model.Retired | None:
        """The end of a published id that is in no version in force; None where it is in force or was never published."""
        return None if id_ in self._paragraphs or id_ in self._entries else self._retired.get(id_)

    def retirements(self) -> tuple[model.Retired, ...]:
        """Every id that is retired and in no version in force, in the order of their retirement."""
        return tuple(one for one in self._retired.values() if self.retired(one.id))

    def _home(self, id_: str) -> "tuple[Corpus, str]":
        """The corpus in which an id is to be looked up, and the id without its pin."""
        plain, key = split_pin(id_)
        if not key:
            return self, plain
        return self.at("/".join(plain.split("/")[:2]), key), plain

    def _landing(self, id_: str) -> str:
        """Where a retired id redirects to, however often; the id itself where it is not retired."""
        seen = set()
        while (gone := self.retired(id_)) and id_ not in seen:
            seen.add(id_)
            if not gone.to:
                raise UnknownParagraph(
                    f"{id_} is retired: {gone.reason}. Its last words are at {id_}@{gone.last}"
                )
            id_ = gone.to
        return id_

    def versions(self, document: str) -> tuple[model.Document, ...]:
        """Every version of a document, the one in force first. Raises UnknownParagraph."""
        return versions_of(self.document(document))

    def at(self, document: str, version: str) -> "Corpus":
        """The corpus as it would be with ``document`` in an older version, which may be written as in a pinned id.

        For the version in force it is this corpus. Raises UnknownParagraph where there is no such version.
        """
        from agot_judge.corpus.older import with_older

        listed = self.versions(document)
        found = next((one for one in listed if version_key(version) == version_key(one.version)), None)
        if found is None:
            known = ", ".join(version_key(one.version) for one in listed)
            raise UnknownParagraph(f"{document} has no version {version!r}; it has {known}")
        if found is listed[0]:
            return self
        key = f"{document}@{version_key(found.version)}"
        if key not in self._older:
            content, source = with_older(self.root, self._content, found)
            self._older[key] = Corpus(content, {**self._sources, document: source}, self.root)
        return self._older[key]

    def __contains__(self, id_: object) -> bool:
        """True where a paragraph has this id."""
        return id_ in self._paragraphs

    def entry_of(self, paragraph: str) -> model.Entry:
        """The entry of the paragraph with this id. Raises UnknownParagraph."""
        home, id_ = self._home(paragraph)
        return home._entries[home.paragraph(id_).entry]

    def document_of(self, id_: str) -> model.Document:
        """The document of the paragraph or entry with this id, in the version that it is pinned to. Raises UnknownParagraph."""
        home, id_ = self._home(id_)
        entry = home._entries.get(id_) or home.entry_of(id_)
        return home._documents[entry.document]

    def neighbours(self, paragraph: str) -> tuple[model.Paragraph | None, model.Paragraph | None]:
        """The paragraphs before and after in the same document; None at its ends. Raises UnknownParagraph."""
        home, id_ = self._home(paragraph)
        id_ = home.paragraph(id_).id
        own = home.document_of(id_)
        order, place = home._order
        at = place[id_]
        near = [order[n] if 0 <= n < len(order) else None for n in (at - 1, at + 1)]
        before, after = (p if p and home.document_of(p.id) is own else None for p in near)
        return before, after

    @cached_property
    def _order(self) -> tuple[list[model.Paragraph], dict[str, int]]:
        order = list(self._paragraphs.values())
        return order, {paragraph.id: n for n, paragraph in enumerate(order)}

    def raw_slices(self, paragraph: str) -> tuple[str, ...]:
        """The print, piece by piece in reading order, line breaks as they are. Raises UnknownParagraph."""
        home, id_ = self._home(paragraph)
        found = home.paragraph(id_)
        source = home._sources[home.document_of(found.id).id]
        return tuple(source[span.start : span.end] for span in found.spans)

    def raw(self, paragraph: str) -> str:
        """The printed text, the pieces joined by line breaks. Raises UnknownParagraph."""
        return "\n".join(self.raw_slices(paragraph))

    def incoming(self, id_: str) -> tuple[tuple[model.Paragraph, model.Link], ...]:
        """The links that lead to a paragraph, or to an entry, each with the paragraph that it stands in."""
        return self._incoming.get(id_, ())

    @cached_property
    def _incoming(self) -> dict[str, tuple[tuple[model.Paragraph, model.Link], ...]]:
        found: dict[str, list[tuple[model.Paragraph, model.Link]]] = {}
        for paragraph in self._paragraphs.values():
            for link in paragraph.links:
                found.setdefault(link.to, []).append((paragraph, link))
        return {to: tuple(links) for to, links in found.items()}

    def overriding(self, paragraph: str) -> list[model.Paragraph]:
        """The paragraphs that hold where this one does not. Raises UnknownParagraph."""
        links = self.paragraph(paragraph).links
        return [self.paragraph(link.to) for link in links if link.kind == "overridden-by"]

    def conflicts(self, edition: str | None = None) -> tuple[model.Conflict, ...]:
        """Pairs of paragraphs that contradict each other while no document says which holds, each pair once, with reasons."""
        return tuple(
            model.Conflict(between=(paragraph.id, link.to), reason=link.note)
            for paragraph in self.paragraphs(edition)
            for link in paragraph.links
            if link.kind == "conflicts-with"
            and self._order[1][paragraph.id] < self._order[1][CitationId(link.to)]
        )

    def cards(self) -> tuple[str, ...]:
        """Titles of all cards that any document names, in alphabetical order."""
        return tuple(sorted(to.removeprefix("card:") for to in self._incoming if to.startswith("card:")))

    def naming(self, card: str, edition: str | None = None) -> tuple[tuple[model.Paragraph, model.Link], ...]:
        """The paragraphs that name a card, errata of it among them, each with the link that says how."""
        return tuple(
            (paragraph, link)
            for paragraph, link in self.incoming(f"card:{card}")
            if edition in (None, self.document_of(paragraph.id).edition)
        )

    def landing(self, entry: str) -> model.Entry:
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
        """The label on a citation chip of a paragraph or an entry: ``RR Stealth ¶1``, ``RR 4.2.1 ¶2``, ``FAQ 3.3 ¶1``.

        Raises UnknownParagraph.
        """
        home, plain = self._home(id_)
        entry = home._entries.get(plain) or home.entry_of(plain)
        name = entry.number or entry.title
        if entry.kind == "erratum":
            name = f"{entry.title} (erratum)"
        label = f"{home._documents[entry.document].short} {name}"
        if plain not in home._entries:
            label += f" ¶{home.paragraph(plain).ordinal}"
        return label if home is self else f"{label} ({home._documents[entry.document].version})"

    def resolve(self, text: str, edition: str | None = None) -> tuple[model.Entry, ...]:
        """The entries that ``text`` names exactly: by an id, a number, a title, or any name of `identifiers`.

        ``3.3`` is a step and a ruling; ``(3.3)`` is a ruling, ``step 3.3`` a step. A retired id gives where it redirects to,
        a pinned one the entry as that version has it. Empty where nothing bears that name.
        """
        return self._identified(text, edition).entries

    def remark(self, text: str, edition: str | None = None) -> str:
        """The remark about the name ``text``: that its id is retired, that printed pages are not in this text, or
        under which other number a ruling is known. Mostly empty."""
        return self._identified(text, edition).remark

    def _identified(self, text: str, edition: str | None) -> Found:
        plain, key = split_pin(text.strip())
        if plain in self._paragraphs and not key:
            return Found((self.entry_of(plain),))
        if plain in self._entries and not key:
            entry = self._entries[plain]
            return Found((entry,) if edition in (None, self._documents[entry.document].edition) else ())
        if key:
            document = "/".join(plain.split("/")[:2])
            try:
                home = self.at(document, key)
            except UnknownParagraph:
                return Found()
            entries = home.resolve(plain, edition)
            older = f"Version {key}; in force is {self.document(document).version}" if entries else ""
            return Found(entries, older if home is not self else "")
        gone = self.retired(plain)
        if gone:
            said = f"{plain} is retired: {gone.reason}. Its last words are at {plain}@{gone.last}"
            to = followed(plain, self._retired)
            entries = (self.entry(to),) if to in self._paragraphs or to in self._entries else ()
            return Found(
                tuple(e for e in entries if edition in (None, self.document(e.document).edition)), said
            )
        return self._identifiers.find(text, edition)

    @cached_property
    def _identifiers(self) -> Identifiers:
        content = self._content
        return Identifiers(self._documents.values(), self._entries.values(), content.aliases, content.pages)


def _found(among: Mapping[str, Named], id_: str, what: str) -> Named:
    try:
        return among[id_]
    except KeyError:
        near = get_close_matches(id_, among, n=1, cutoff=0.4)
        hint = f"; the nearest is {near[0]}" if near else ""
        raise UnknownParagraph(f"no {what} has the id {id_!r}{hint}") from None
