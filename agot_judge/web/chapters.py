"""A document cut into chapters: pages of a size to read, along its own headings."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from agot_judge.corpus.model import Entry
from agot_judge.corpus.slugs import slug
from agot_judge.corpus.store import Corpus

MOST = 30
"""The number of entries that a chapter may have before it is cut along the headings below."""

LETTERS_FROM = 60
"""From how many entries without headings between them a chapter is cut by their first letters."""


class Chapter(Struct, frozen=True, kw_only=True):
    """A run of a document's entries that is read on one page."""

    document: str
    slug: str
    """Its part of the address, one of a kind within the document."""
    title: str
    short: str
    """The title where the heading above stands over it: a letter of the glossary alone."""
    above: tuple[str, ...]
    """Titles of the headings above it, outermost first."""
    entries: tuple[Entry, ...]


class _Piece(Struct, frozen=True):
    """A chapter in the making."""

    title: str
    above: tuple[str, ...]
    entries: tuple[Entry, ...]
    is_loose: bool = False
    """True where it has one entry and no headings of its own, so that it may share a page with the next such."""


@lru_cache(maxsize=64)
def chapters(corpus: Corpus, document: str) -> tuple[Chapter, ...]:
    """The chapters of a document, every entry in exactly one, in the order of the source. Raises UnknownParagraph."""
    found: list[Chapter] = []
    used: set[str] = set()
    for piece in _joined(_cut(corpus.entries(document), ())):
        # A letter says nothing without the heading over it.
        title = f"{piece.above[-1]}: {piece.title}" if len(piece.title) == 1 else piece.title
        name = slug(title)
        while name in used:
            name += "-2"
        used.add(name)
        found.append(
            Chapter(
                document=document,
                slug=name,
                title=title,
                short=piece.title,
                above=piece.above,
                entries=piece.entries,
            )
        )
    return tuple(found)


def chapter_of(corpus: Corpus, entry: Entry) -> Chapter:
    """The chapter in which an entry is read."""
    return next(
        chapter
        for chapter in chapters(corpus, entry.document)
        if any(one.id == entry.id for one in chapter.entries)
    )


def name_of(entry: Entry) -> str:
    """Number and title of an entry, as a list of contents has them."""
    return f"{entry.number} {entry.title}".strip()


def initial(title: str) -> str:
    """The letter under which a title stands in an alphabet."""
    return next((one for one in title if one.isalpha()), "#").upper()


def _cut(entries: tuple[Entry, ...], above: tuple[str, ...]) -> Iterator[_Piece]:
    """``entries``, which stand under the headings ``above``, along the headings of the level below."""
    depth = len(above)
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        groups.setdefault(_heading_at(entry, depth), []).append(entry)
    if len(groups) >= LETTERS_FROM:
        yield from _by_letter(entries, above)
        return
    for title, group in groups.items():
        head, *rest = group
        has_head = len(head.path) == depth
        if len(group) > MOST:
            below = tuple(rest if has_head else group)
            yield from _with_head((head,) if has_head else (), _cut(below, (*above, title)))
        else:
            yield _Piece(name_of(head) if has_head else title, above, tuple(group), len(group) == 1)


def _with_head(head: tuple[Entry, ...], pieces: Iterator[_Piece]) -> Iterator[_Piece]:
    """A heading stays with what comes first under it."""
    for piece in pieces:
        yield _Piece(piece.title, piece.above, head + piece.entries, piece.is_loose)
        head = ()


def _heading_at(entry: Entry, depth: int) -> str:
    """The heading of this level that an entry stands under, or is."""
    own = f"{entry.number}. {entry.title}" if entry.number and entry.kind != "ruling" else entry.title
    return (*entry.path, own)[depth]


def _by_letter(entries: tuple[Entry, ...], above: tuple[str, ...]) -> Iterator[_Piece]:
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        groups.setdefault(initial(_heading_at(entry, len(above))), []).append(entry)
    for title, group in groups.items():
        yield _Piece(title, above, tuple(group))


def _joined(pieces: Iterator[_Piece]) -> Iterator[_Piece]:
    """The chapters, those of a single entry that follow one another made one."""
    waiting: list[_Piece] = []
    for piece in pieces:
        if waiting and not (piece.is_loose and piece.above == waiting[0].above):
            yield _one(waiting)
            waiting = []
        waiting.append(piece)
        if not piece.is_loose:
            yield _one(waiting)
            waiting = []
    if waiting:
        yield _one(waiting)


def _one(pieces: list[_Piece]) -> _Piece:
    title = pieces[0].title if len(pieces) == 1 else f"{pieces[0].title} – {pieces[-1].title}"
    return _Piece(title, pieces[0].above, tuple(entry for piece in pieces for entry in piece.entries))
