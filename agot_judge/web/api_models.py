"""The API's answers. The OpenAPI description is made from these types, so that it says what is sent."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Where = Literal["both", "here", "there"]


def about(text: str) -> Meta:
    """The words of the description about a field."""
    return Meta(description=text)


class Reference(Struct, frozen=True, kw_only=True):
    """A paragraph, an entry or a card that something points to."""

    id: Annotated[str, about("A paragraph's or entry's id; `card:NAME` for a card.")]
    label: Annotated[str, about("What a citation says: `RR Stealth ¶1`; a card's name.")]


class Place(Struct, frozen=True, kw_only=True):
    """Where something stands in its source file, in characters of the file's UTF-8 text."""

    file: Annotated[str, about("Name of the source file.")]
    start: Annotated[int, Meta(ge=0, description="First character, from 0.")]
    end: Annotated[int, Meta(ge=0, description="The character after the last.")]
    spans: Annotated[
        tuple[tuple[int, int], ...],
        about("Every piece as start and end, in reading order: several where a page breaks it."),
    ]


class Version(Struct, frozen=True, kw_only=True):
    """One version of a document."""

    version: str
    id: Annotated[str, about("What asks for it: the document’s id, pinned (`2e/faq@4.0`) for an older one.")]


class DocumentSummary(Struct, frozen=True, kw_only=True):
    """One source document."""

    id: Annotated[str, about("Edition and short name: `2e/rr`.")]
    edition: Annotated[str, about("`2e`, `1e` or `ccg`.")]
    title: str
    short: Annotated[str, about("Its name in a citation: `RR`.")]
    version: Annotated[str, about("As the text gives it, or words that say which text this is.")]
    effective: Annotated[str, about("From when it holds, where the text prints a date; else empty.")]
    file: Annotated[str, about("Name of the source file.")]
    sha256: Annotated[str, about("Hash of the source file as received.")]
    note: str
    entries: Annotated[int, about("How many entries it has.")]
    paragraphs: Annotated[int, about("How many paragraphs it has.")]
    versions: Annotated[tuple[Version, ...], about("All that there are, the one in force first.")]
    url: Annotated[str, about("Where the API gives its contents.")]
    page: Annotated[str, about("Where it is read as a page.")]


class Documents(Struct, frozen=True, kw_only=True):
    """All documents."""

    documents: tuple[DocumentSummary, ...]
    fingerprint: Annotated[str, about("Changes whenever any paragraph or relation may have changed.")]


class EntrySummary(Struct, frozen=True, kw_only=True):
    """An entry in the contents of its document."""

    id: str
    number: Annotated[str, about("Step or ruling number as printed; else empty.")]
    title: str
    path: Annotated[tuple[str, ...], about("Headings above it, outermost first.")]
    kind: Annotated[str, about("`entry`, `step`, `ruling`, `erratum`, `faq`, `definition`, …")]
    paragraphs: Annotated[int, about("How many paragraphs it has.")]
    url: str


class DocumentContents(Struct, frozen=True, kw_only=True):
    """A document with its entries in the order of the source."""

    document: DocumentSummary
    entries: tuple[EntrySummary, ...]


class Paragraph(Struct, frozen=True, kw_only=True):
    """A paragraph with its place in its entry and in its source."""

    id: Annotated[
        str, Meta(description="Permanent; never changes its meaning.", examples=["2e/rr/stealth/1"])
    ]
    label: Annotated[str, Meta(description="How it is cited.", examples=["RR Stealth ¶1"])]
    document: str
    edition: str
    version: Annotated[
        str, about("Version in which the entry first appeared, where printed; else the document's.")
    ]
    entry: Annotated[str, about("Id of its entry.")]
    title: Annotated[str, about("Title of its entry.")]
    number: Annotated[str, about("Number of its entry as printed; else empty.")]
    path: Annotated[tuple[str, ...], about("Headings above the entry, outermost first.")]
    ordinal: Annotated[int, Meta(ge=1, description="Place in its entry, from 1.")]
    kind: Annotated[str, about("`rule`, `bullet`, `item`, `step`, `question`, `answer`, `example`, …")]
    mark: Annotated[str, about("What the text begins with to mark a list item; else empty.")]
    text: Annotated[str, about("The reading text, known damage repaired.")]
    printed: Annotated[tuple[str, ...], about("What stands in the source, piece by piece, as received.")]
    repaired: Annotated[str, about("What was changed against the source and why; empty for nothing.")]
    source: Place
    lead_in: Annotated[str | None, about("The paragraph that introduces this list item.")]
    overridden_by: Annotated[tuple[Reference, ...], about("Paragraphs that hold where this one does not.")]
    previous: Annotated[str | None, about("The paragraph before it in its document.")]
    next: Annotated[str | None, about("The paragraph after it in its document.")]
    url: str
    page: Annotated[str, about("Where it is read as a page.")]


class PrintedCard(Struct, frozen=True, kw_only=True):
    """The card that an erratum is about, as its line names it."""

    title: str
    set: str
    number: str
    doubt: Annotated[str, about("Why the set or the number is not sure; empty when both are.")]


class Entry(Struct, frozen=True, kw_only=True):
    """An entry with all its paragraphs."""

    id: str
    label: str
    document: str
    edition: str
    version: str
    title: str
    number: str
    path: tuple[str, ...]
    kind: str
    repaired: Annotated[str, about("What was changed in its heading and why; empty for nothing.")]
    card: Annotated[PrintedCard | None, about("For an erratum: the card that it changes.")]
    lands_on: Annotated[
        str, about("Where a reader ends who follows its redirects (“See …”); its own id where it has text.")
    ]
    paragraphs: tuple[Paragraph, ...]
    previous: Annotated[str | None, about("The entry before it in its document.")]
    next: Annotated[str | None, about("The entry after it in its document.")]
    url: str
    page: str


class Relation(Struct, frozen=True, kw_only=True, rename={"origin": "from"}):
    """A link from a paragraph to a paragraph, an entry or a card."""

    kind: Annotated[str, about("`related`, `see`, `overrides`, `overridden-by`, `erratum-of`, …")]
    origin: Annotated[Reference, about("The paragraph in which the link stands.")]
    to: Reference
    text: Annotated[str, about("The words of the source that make it; empty where none do.")]
    note: Annotated[str, about("Why it holds, or how a stale pointer was mended; else empty.")]


class Relations(Struct, frozen=True, kw_only=True, rename={"incoming": "in", "outgoing": "out"}):
    """The links of a paragraph, or of an entry with all its paragraphs."""

    id: str
    label: str
    outgoing: Annotated[tuple[Relation, ...], about("Links that stand in it.")]
    incoming: Annotated[tuple[Relation, ...], about("Links that lead to it.")]


class Piece(Struct, frozen=True, kw_only=True):
    """Words of two texts that are compared."""

    text: str
    where: Annotated[Where, about("In `both` texts, only `here`, or only `there`.")]


class Comparison(Struct, frozen=True, kw_only=True):
    """A paragraph beside the same paragraph elsewhere."""

    kind: Annotated[
        Literal["printing", "version"],
        about("Whether the other stands in another printing or in another version of its document."),
    ]
    here: Reference
    there: Reference
    document: Annotated[str, about("The document of the other.")]
    version: Annotated[str, about("The version of the other's document.")]
    is_same: Annotated[bool, about("Whether the words are the same.")]
    words: Annotated[tuple[Piece, ...], about("Both texts in pieces, in reading order.")]


class Differences(Struct, frozen=True, kw_only=True):
    """A paragraph, or each paragraph of an entry, beside what it is in other printings and versions."""

    id: str
    label: str
    comparisons: Annotated[tuple[Comparison, ...], about("Empty where there is no other text of it.")]


class Fragment(Struct, frozen=True, kw_only=True):
    """A piece of a text that was found."""

    text: str
    is_match: Annotated[bool, about("Whether it is one of the words searched.")]


class FoundQuestion(Struct, frozen=True, kw_only=True):
    """The question that a paragraph answers."""

    id: str
    text: str


class Hit(Struct, frozen=True, kw_only=True):
    """One paragraph that was found."""

    id: str
    label: str
    document: str
    edition: str
    entry: str
    title: str
    number: str
    kind: str
    text: str
    score: Annotated[float, about("Comparable within one answer only.")]
    source: Place
    fragments: Annotated[tuple[Fragment, ...], about("What to show of it, the matching words marked.")]
    question: FoundQuestion | None
    why: Annotated[str, about("Why it was found, in a few words.")]
    overridden_by: Annotated[tuple[Reference, ...], about("These decide instead.")]
    url: str
    page: str


class EditionCount(Struct, frozen=True, kw_only=True):
    """The count of an edition for the same query."""

    edition: str
    total: int


class SearchSuggestion(Struct, frozen=True, kw_only=True):
    """Something else to try."""

    text: str
    q: str
    edition: Annotated[str, about("Empty for all.")]


class NamedCard(Struct, frozen=True, kw_only=True):
    """A card that the query names."""

    title: str
    typed: Annotated[str, about("How the query names it.")]
    is_slip: Annotated[bool, about("Whether a letter of it was typed wrong.")]
    page: Annotated[str, about("The page of the card.")]


class SearchAnswer(Struct, frozen=True, kw_only=True):
    """The results of a query, best first."""

    q: Annotated[str, about("As it was taken.")]
    edition: Annotated[str, about("The edition searched; empty for all.")]
    lead: Annotated[
        str,
        about(
            "The edition whose hits come first: the one searched, or the one that the words speak of. "
            "Those of the other editions stand behind them; one that may be meant as well has its best among the first "
            "five, before more of the leading one."
        ),
    ]
    cards: Annotated[tuple[NamedCard, ...], about("The cards that the query names.")]
    total: Annotated[int, about("Paragraphs that have as much of the query as the best of any edition.")]
    has_more: Annotated[bool, about("Whether a higher limit would give more hits.")]
    by_edition: tuple[EditionCount, ...]
    notes: Annotated[
        tuple[str, ...],
        about("What was not taken as it was typed or not understood, and what was searched instead."),
    ]
    suggestions: tuple[SearchSuggestion, ...]
    hits: tuple[Hit, ...]


class ExportLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the bulk download: a paragraph, a heading (kind `heading`, ordinal 0) or a run of furniture."""

    id: str
    source: str
    start: int
    end: int
    text: str
    title: str
    path: tuple[str, ...]
    kind: str
    edition: str
    number: str
    version: str
    repaired: str
    links: tuple[dict[str, str], ...]
    spans: Annotated[tuple[tuple[int, int], ...], about("Only where there are several.")] = ()
    reason: Annotated[str, about("Of furniture: why it is no text of the rules.")] = ""


class Problem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An error, by RFC 9457 (`application/problem+json`)."""

    type: Annotated[str, about("Where this kind of error is explained.")]
    title: str
    status: int
    detail: Annotated[str, about("What is wrong, and what to do.")]
    instance: Annotated[str, about("The path that was asked for.")]
    parameter: Annotated[str, about("With 400: the parameter that is wrong.")] = ""
    nearest: Annotated[tuple[Reference, ...], about("With 404: the nearest ids that exist.")] = ()
