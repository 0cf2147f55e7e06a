"""One frozen model for each page: what a template shows, decided before it is shown."""

from msgspec import Struct

from agot_judge.search import FoundCard, Fragment, Suggestion
from agot_judge.web.references import Piece


class Citation(Struct, frozen=True, kw_only=True):
    """A citation chip."""

    id: str
    label: str
    """``RR Stealth ¶1``."""
    url: str
    overrides: bool = False
    """True where it overrides the paragraph that it is shown beside."""
    note: str = ""
    """Why it is shown, in a sentence of the corpus; empty where the place says it."""


class DocumentInForce(Struct, frozen=True, kw_only=True):
    """A source document as the foot of every page lists it."""

    id: str
    edition: str
    edition_name: str
    title: str
    version: str
    """As the manifest has it; empty where the document bears none."""
    effective: str
    """The date from which it holds; empty where the text prints none."""
    url: str


class Quotation(Struct, frozen=True, kw_only=True):
    """A paragraph as one would paste it elsewhere."""

    text: str
    """The paragraph in quotation marks, its citation, its document and version, and its address, on lines of their own."""


class Choice(Struct, frozen=True, kw_only=True):
    """One of a few things to choose from, as a chip with a count."""

    value: str
    label: str
    name: str
    """The whole name, for screen readers and as a tip."""
    count: int | None = None
    url: str
    is_current: bool


class FoundQuestion(Struct, frozen=True, kw_only=True):
    """The question above an answer that was found."""

    url: str
    fragments: tuple[Fragment, ...]


class FoundParagraph(Struct, frozen=True, kw_only=True):
    """One hit."""

    id: str
    url: str
    citation: Citation
    before: tuple[Fragment, ...]
    """The words before the sentence that decides; a small screen leaves them out."""
    deciding: tuple[Fragment, ...]
    question: FoundQuestion | None
    kind: str
    """A word for the kind where it is no plain rule text (``Example``), else empty."""
    why: str
    overridden_by: tuple[Citation, ...]
    quotation: Quotation


class FoundEntry(Struct, frozen=True, kw_only=True):
    """Hits of one entry, under its title."""

    id: str
    title: str
    number: str
    path: tuple[str, ...]
    url: str
    document: DocumentInForce
    paragraphs: tuple[FoundParagraph, ...]


class SearchPage(Struct, frozen=True, kw_only=True):
    """The look-up page and its list of results."""

    query: str = ""
    edition: str
    """Empty for all."""
    lead: str
    """The edition whose paragraphs come first."""
    lead_name: str = ""
    editions: tuple[Choice, ...]
    cards: tuple[FoundCard, ...] = ()
    """The cards that the words name."""
    entries: tuple[FoundEntry, ...] = ()
    """Of the leading edition, down to the first of another one that may be meant as well."""
    others: tuple[FoundEntry, ...] = ()
    """Of other editions, where none was chosen."""
    further: tuple[FoundEntry, ...] = ()
    """Of the leading edition, below those of others."""
    shown: int = 0
    """The number of paragraphs that are shown."""
    total: int = 0
    """The number of paragraphs that have as much of the query as any; 0 where they were found by how players ask instead."""
    notes: tuple[str, ...] = ()
    suggestions: tuple[Suggestion, ...] = ()
    more_url: str = ""
    """The same search with more results; empty where there are none."""
    reasons_url: str = ""
    """The same search, each result with why it was found; empty where nothing was."""
    documents: tuple[DocumentInForce, ...]


class ReadParagraph(Struct, frozen=True, kw_only=True):
    """A paragraph where it stands in its entry."""

    id: str
    url: str
    anchor: str
    ordinal: int
    label: str
    text: str
    """Without the mark of a list item."""
    pieces: tuple[Piece, ...]
    """The same text, the words that point elsewhere as links."""
    mark: str
    """``•``, ``3.`` or empty."""
    depth: int
    """The number of lists that the paragraph stands in, from 0."""
    kind: str
    is_marked: bool
    """True where it is the one that the page is about."""
    overridden_by: tuple[Citation, ...]


class Overriding(Struct, frozen=True, kw_only=True):
    """A paragraph that overrides the one shown, with its words: it decides, so it stands first."""

    citation: Citation
    of: str
    """The label of the paragraph that is overridden."""
    question: str
    """The question that the paragraph answers, where it is an answer; else empty."""
    text: str
    document: DocumentInForce


class Relation(Struct, frozen=True, kw_only=True):
    """Links of one kind."""

    name: str
    """``Related``, ``Example of``."""
    targets: tuple[Citation, ...]


class SourceLine(Struct, frozen=True, kw_only=True):
    """One line of a source file, as received."""

    number: int
    """From 1."""
    pieces: tuple[tuple[str, str], ...]
    """Text and what it is: ``in`` the paragraph, ``out`` of it, or an unprintable ``sign`` shown by its code point."""


class Source(Struct, frozen=True, kw_only=True):
    """Where a paragraph stands in its source, beside how it is read."""

    file: str
    spans: str
    """Character offsets, ``69505–69618``, several joined by ``and``."""
    lines: str
    """Line numbers, ``982`` or ``1048–1052``."""
    printed: tuple[SourceLine, ...]
    repaired: str
    """The changes against the source and the reasons for them; empty when there are none."""
    reading: tuple[tuple[str, bool], ...]
    """The reading text in pieces, with whether a piece differs from what is printed."""


class Heading(Struct, frozen=True, kw_only=True):
    """A heading above an entry."""

    text: str
    url: str
    """Where it is read; empty where it is no entry of its own."""


class ErrorPage(Struct, frozen=True, kw_only=True):
    """The fault, and the advice now."""

    status: int
    title: str
    message: str
    nearest: tuple[Citation, ...] = ()
