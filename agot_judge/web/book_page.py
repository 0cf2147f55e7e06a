"""The documents as books: the shelf, the contents of a document, a chapter."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.corpus.model import Document, Entry
from agot_judge.corpus.store import Corpus
from agot_judge.web.chapters import Chapter, chapter_of, chapters, name_of
from agot_judge.web.link_preview import LinkPreview, shortened
from agot_judge.web.lookup import document_in_force, version_in_words
from agot_judge.web.pages import DocumentInForce, ReadParagraph
from agot_judge.web.read_page import OtherVersion
from agot_judge.web.reading import other_versions, read_paragraph
from agot_judge.web.urls import absolute, book_url, paragraph_url

LEVELS = 3
"""The number of levels of headings that a chapter tells apart below its own."""


class ListedEntry(Struct, frozen=True, kw_only=True):
    """An entry in the contents."""

    label: str
    url: str
    depth: int
    """The number of headings of its chapter that stand above the entry, from 0."""


class ListedChapter(Struct, frozen=True, kw_only=True):
    """A chapter in the contents."""

    title: str
    headings: tuple[str, ...]
    """The headings above it that the chapter before it does not stand under."""
    depth: int
    url: str
    entries: tuple[ListedEntry, ...]
    is_current: bool


class BookPage(Struct, frozen=True, kw_only=True):
    """The contents of a document."""

    document: DocumentInForce
    note: str
    chapters: tuple[ListedChapter, ...]
    paragraphs: int
    """The number of all paragraphs."""
    other_versions: tuple[OtherVersion, ...]
    link_preview: LinkPreview


class BookEntry(Struct, frozen=True, kw_only=True):
    """An entry in its chapter."""

    id: str
    anchor: str
    url: str
    """Its own page, with all that relates to it."""
    number: str
    title: str
    level: int
    """Of its heading, from 2."""
    is_titled_like_chapter: bool
    """True where its heading would only repeat the title of the page."""
    repaired_title: str
    paragraphs: tuple[ReadParagraph, ...]


class Turn(Struct, frozen=True):
    """The chapter before or after."""

    title: str
    url: str


class ChapterPage(Struct, frozen=True, kw_only=True):
    """A chapter of a document, to be read through."""

    document: DocumentInForce
    title: str
    above: tuple[str, ...]
    entries: tuple[BookEntry, ...]
    chapters: tuple[ListedChapter, ...]
    previous: Turn | None
    following: Turn | None
    url: str
    citation: str
    """As a printed page says where it comes from."""
    link_preview: LinkPreview


def book_page(corpus: Corpus, document: str) -> BookPage:
    """The contents of a document. Raises UnknownParagraph."""
    found = corpus.document(document)
    entries = corpus.entries(document)
    return BookPage(
        document=document_in_force(found),
        note=found.note,
        chapters=_listed(chapters(corpus, document), None),
        paragraphs=sum(len(entry.paragraphs) for entry in entries),
        other_versions=other_versions(corpus, document, document),
        link_preview=LinkPreview(title=found.title, words=_about(found), url=absolute(book_url(document))),
    )


def chapter_page(corpus: Corpus, chapter: Chapter) -> ChapterPage:
    """One chapter, the others in the contents beside it."""
    every = chapters(corpus, chapter.document)
    at = every.index(chapter)
    document = corpus.document(chapter.document)
    words = " ".join(paragraph.text for entry in chapter.entries for paragraph in entry.paragraphs[:3])
    return ChapterPage(
        document=document_in_force(document),
        title=chapter.title,
        above=chapter.above,
        entries=tuple(_entry(corpus, chapter, entry) for entry in chapter.entries),
        chapters=_listed(every, chapter),
        previous=_turn(every[at - 1]) if at else None,
        following=_turn(every[at + 1]) if at + 1 < len(every) else None,
        url=chapter_url(chapter),
        citation=f"{document.title}, {chapter.title} ({_about(document)})",
        link_preview=LinkPreview(
            title=f"{chapter.title} · {document.title}",
            words=shortened(words) or document.title,
            url=absolute(chapter_url(chapter)),
        ),
    )


def chapter_at(corpus: Corpus, place: str) -> Chapter | None:
    """The chapter with this address; None where there is none."""
    document, _, slug = place.rpartition("/")
    if all(one.id != document for one in corpus.documents()):
        return None
    return next((one for one in chapters(corpus, document) if one.slug == slug), None)


def place_in_book(corpus: Corpus, id_: str) -> str:
    """The address of an entry or a paragraph in its chapter. Raises UnknownParagraph."""
    entry = corpus.entry_of(id_) if id_ in corpus else corpus.entry(id_)
    return f"{chapter_url(chapter_of(corpus, entry))}#{_anchor(entry.document, id_)}"


def chapter_url(chapter: Chapter) -> str:
    """Where a chapter is read."""
    return book_url(f"{chapter.document}/{chapter.slug}")


def _anchor(document: str, id_: str) -> str:
    """The place of an entry (``stealth/``) or a paragraph (``stealth/2``) in its chapter.

    An entry's ends in a slash, so that ``search/`` is never taken for another part of the page.
    """
    place = id_.removeprefix(f"{document}/")
    return place if place.rpartition("/")[2].isdigit() and "/" in place else f"{place}/"


def _about(document: Document) -> str:
    edition = document_in_force(document).edition_name
    version = version_in_words(document)
    return f"{edition}, {version}" if version else edition


def _turn(chapter: Chapter) -> Turn:
    return Turn(chapter.title, chapter_url(chapter))


def _entry(corpus: Corpus, chapter: Chapter, entry: Entry) -> BookEntry:
    return BookEntry(
        id=entry.id,
        anchor=_anchor(entry.document, entry.id),
        url=paragraph_url(entry.id),
        number=entry.number,
        title=entry.title,
        level=2 + _depth(chapter, entry),
        is_titled_like_chapter=_is_titled_like(chapter, entry),
        repaired_title=entry.repaired,
        paragraphs=tuple(_anchored(read_paragraph(corpus, entry, one), entry) for one in entry.paragraphs),
    )


def _anchored(paragraph: ReadParagraph, entry: Entry) -> ReadParagraph:
    """The paragraph with an anchor that is one of a kind among those of many entries."""
    return replace(paragraph, anchor=_anchor(entry.document, paragraph.id))


def _depth(chapter: Chapter, entry: Entry) -> int:
    """The number of headings of the chapter that stand above an entry, as far as they are told apart."""
    return min(max(0, len(entry.path) - len(chapter.above)), LEVELS - 1)


def _listed(every: tuple[Chapter, ...], current: Chapter | None) -> tuple[ListedChapter, ...]:
    listed = []
    before: tuple[str, ...] = ()
    for chapter in every:
        url = chapter_url(chapter)
        headings = tuple(
            heading for n, heading in enumerate(chapter.above) if chapter.above[: n + 1] != before[: n + 1]
        )
        listed.append(
            ListedChapter(
                title=chapter.short,
                headings=headings,
                depth=len(chapter.above),
                url=url,
                entries=tuple(_listed_entries(chapter)),
                is_current=chapter is current,
            )
        )
        before = (*chapter.above, chapter.title)
    return tuple(listed)


def _listed_entries(chapter: Chapter) -> Iterator[ListedEntry]:
    """The entries of a chapter, without the one that bears its title: the chapter stands over them already."""
    entries = [entry for entry in chapter.entries if not _is_titled_like(chapter, entry)]
    least = min((_depth(chapter, entry) for entry in entries), default=0)
    for entry in entries:
        yield ListedEntry(
            label=name_of(entry),
            url=f"{chapter_url(chapter)}#{_anchor(chapter.document, entry.id)}",
            depth=_depth(chapter, entry) - least,
        )


def _is_titled_like(chapter: Chapter, entry: Entry) -> bool:
    return name_of(entry) == chapter.title
