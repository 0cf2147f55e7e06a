"""The parts of a document: entries, their paragraphs, and furniture, each tied to the source by spans."""

from msgspec import Struct

from agot_judge.citation import CitationId, Span


class Document(Struct, frozen=True, kw_only=True):
    """One source document as the manifest lists it."""

    id: str
    """Edition and short name: ``2e/rr``, ``2e/faq``, ``2e/rr-p23``, ``1e/faq``, ``ccg/rules``."""
    edition: str
    """``2e``, ``1e`` or ``ccg``."""
    title: str
    short: str
    """The name on a citation chip: ``RR``, ``FAQ``."""
    version: str
    """As the text gives it; where it gives none, words that say which text this is."""
    file: str
    """File name in ``corpus/sources``."""
    sha256: str
    effective: str = ""
    """The date from which it holds (``2021-05-01``), only where the text prints it."""
    note: str = ""
    corrections: str = ""
    """File name in ``corpus/corrections``; empty for ``<edition>-<name>.toml``."""
    carried: str = ""
    """File name in ``corpus/carried`` of the ids that this version takes over from the one before; empty for none."""
    older: tuple["OlderVersion", ...] = ()
    """Versions that this one replaced, the newest first."""


class OlderVersion(Struct, frozen=True, kw_only=True):
    """A text that a newer one has replaced. It remains readable at pinned ids (``2e/faq/3.3/1@4.1``)."""

    version: str
    file: str
    sha256: str
    effective: str = ""
    note: str = ""
    corrections: str = ""
    carried: str = ""


class Retired(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A published id that no paragraph of the version in force has."""

    id: str
    to: str = ""
    """Where its words went, or what took their place; empty where nothing did."""
    document: str
    last: str
    """The last version that has it, as a pinned id writes it."""
    reason: str


class Link(Struct, frozen=True, kw_only=True):
    """A relation from a paragraph to another paragraph or entry."""

    kind: str
    """``related``, ``see``, ``step``, ``ruling``, ``overrides``, ``overridden-by``, ``refines``, ``refined-by``,
    ``conflicts-with``, ``printing-of``, ``example-of``, ``erratum-of``, ``names-card``, ``same-term``."""
    to: str
    """A paragraph id or an entry id; ``card:NAME`` for a card."""
    text: str = ""
    """The words of the source that make the relation, as printed."""
    note: str = ""
    """Why the relation holds, or how a stale or broken pointer was mended."""


class Paragraph(Struct, frozen=True, kw_only=True):
    """One paragraph or bullet. The source read at ``spans``, joined by blanks and white space folded, is ``text`` unless
    ``repaired``. A bullet's or list item's mark is part of both; `body` gives the text without it."""

    id: CitationId
    entry: str
    """Id of its entry: the paragraph id without the ordinal."""
    text: str
    """The reading text: one line, white space folded, the mark of a list item kept, known damage repaired."""
    spans: tuple[Span, ...]
    """Where it stands in the source; several when a page or column break falls inside."""
    kind: str
    """``rule``, ``bullet``, ``item``, ``step``, ``example``, ``note``, ``question``, ``answer``, ``erratum``, ``ruling``,
    ``related``, ``see``, ``table``, ``chart``, ``flavor``, ``front-matter``."""
    ordinal: int
    """From 1 within its entry."""
    repaired: str = ""
    """The changes against the source and the reasons for them; empty when there are none."""
    lead_in: CitationId | None = None
    """The paragraph that introduces this list item, where it is one."""
    links: tuple[Link, ...] = ()
    mark: str = ""
    """The sign at the beginning of ``text`` that marks a list item (``•``, ``3.``), without the blank after it; empty where there
    is none."""


def body(paragraph: Paragraph) -> str:
    """The reading text without the mark of a list item, as a page shows it when it draws the list itself."""
    return paragraph.text.removeprefix(paragraph.mark).lstrip()


class PrintedCard(Struct, frozen=True, kw_only=True):
    """The card that an erratum is about, as its line names it."""

    title: str
    set: str = ""
    """The set as printed; empty where the text leaves it open."""
    number: str = ""
    """The collector number as printed (``112``, ``L56``); no key: two cards may bear the same."""
    doubt: str = ""
    """Why the set or the number is not sure; empty when both are."""


class Entry(Struct, frozen=True, kw_only=True):
    """A headed piece of a document: a glossary entry, a framework step, an erratum, a ruling, a question."""

    id: str
    """``2e/rr/stealth``, ``2e/rr/4.2.1``, ``2e/faq/3.3``, ``2e/faq/catelyn-stark``."""
    document: str
    title: str
    """As printed (repaired where the heading was damaged or lost)."""
    number: str = ""
    """Step or ruling number as printed (``4.2.1``, ``3.3``), else empty."""
    path: tuple[str, ...] = ()
    """Titles of the headings above it, outermost first."""
    kind: str = "entry"
    """``entry``, ``step``, ``erratum``, ``ruling``, ``definition``, ``faq``, ``reference``, ``section``, ``chart``."""
    version: str = ""
    """Version of the document in which it first appeared, where printed (``1.4``)."""
    heading: tuple[Span, ...] = ()
    """Where its heading stands in the source; empty where the heading was lost."""
    repaired: str = ""
    paragraphs: tuple[Paragraph, ...] = ()
    card: PrintedCard | None = None
    """For an erratum: the card that it changes."""


class Furniture(Struct, frozen=True, kw_only=True):
    """A run of the source that is no text of the rules: page numbers, a download site's form."""

    span: Span
    reason: str


class Parsed(Struct, frozen=True, kw_only=True):
    """The parts into which a parser divides one source: together, headings, paragraphs and furniture cover every non-blank
    character once."""

    entries: tuple[Entry, ...]
    furniture: tuple[Furniture, ...]


class Unresolved(Struct, frozen=True):
    """Words of a paragraph that point to something which the corpus does not have."""

    paragraph: str
    words: str
    reason: str
    to: str = ""
    """The place where it stood, where at least that is known; the paragraph has a link there."""


class Conflict(Struct, frozen=True, forbid_unknown_fields=True):
    """Both are printed, and no document says which of them holds."""

    between: tuple[str, str]
    reason: str


class PrintedPage(Struct, frozen=True, forbid_unknown_fields=True):
    """The paragraph known to stand on a page of the printed Rules Reference; ``column`` and ``paragraph`` 0 for all of it."""

    page: int
    entries: tuple[str, ...]
    note: str
    column: int = 0
    paragraph: int = 0


class Alias(Struct, frozen=True, forbid_unknown_fields=True):
    """A number by which a ruling is known besides the one that is printed on it."""

    edition: str
    number: str
    entry: str
    note: str
