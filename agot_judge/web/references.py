"""The running text of a paragraph in pieces: the words that point elsewhere, as links to where they point."""

from collections.abc import Iterator

from msgspec import Struct

from agot_judge.corpus.model import Link, Paragraph, body
from agot_judge.corpus.store import Corpus
from agot_judge.web.urls import card_url, paragraph_url

CARD = "card:"

IN_TEXT = frozenset(("related", "see", "step", "ruling", "page", "names-card", "erratum-of"))
"""Kinds of links whose words are references of the text itself. The words of the others are remarks upon it."""


class Piece(Struct, frozen=True):
    """A run of a paragraph's text."""

    text: str
    target: str = ""
    """Id of the paragraph, entry or card (``card:NAME``) that the words point to; empty for plain text."""
    url: str = ""
    note: str = ""
    """The way in which a stale or broken pointer was mended; empty where the words say it themselves."""


def pieces_of(corpus: Corpus, paragraph: Paragraph) -> tuple[Piece, ...]:
    """The reading text without the mark of a list item, cut at the words of its links.

    Words that a link quotes but the reading text lacks are left to the relations beside the text.
    """
    text = body(paragraph)
    found = sorted(_places(text, paragraph.links), key=lambda place: place[0])
    pieces: list[Piece] = []
    at = 0
    for start, end, link in found:
        if at < start:
            pieces.append(Piece(text[at:start]))
        pieces.append(Piece(text[start:end], link.to, _url(corpus, link.to), link.note))
        at = end
    if at < len(text) or not pieces:
        pieces.append(Piece(text[at:]))
    return tuple(pieces)


def _places(text: str, links: tuple[Link, ...]) -> Iterator[tuple[int, int, Link]]:
    """Where the words of each link stand, no two over each other: the longest words choose first."""
    taken: list[tuple[int, int]] = []
    for link in sorted(links, key=lambda link: -len(link.text)):
        if link.kind not in IN_TEXT:
            continue
        start = text.find(link.text) if link.text else -1
        while start >= 0:
            end = start + len(link.text)
            is_free = all(end <= first or last <= start for first, last in taken)
            if is_free and _stands_alone(text, start, end):
                taken.append((start, end))
                yield start, end, link
                break
            start = text.find(link.text, start + 1)


def _stands_alone(text: str, start: int, end: int) -> bool:
    """True where the words are not part of longer ones: 4.2 is not named by 4.2.1, nor Claim by Claimed."""
    before, after = text[:start], text[end:]
    joins = bool(before) and (before[-1].isalnum() or before[-1] == ".") and text[start].isalnum()
    continues = (
        bool(after)
        and text[end - 1].isalnum()
        and (after[0].isalnum() or (after[0] == "." and after[1:2].isdigit()))
    )
    return not joins and not continues


def _url(corpus: Corpus, target: str) -> str:
    if target.startswith(CARD):
        return card_url(target.removeprefix(CARD))
    return paragraph_url(target)
