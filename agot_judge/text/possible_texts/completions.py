"""The possible texts of one that is understood but for a place: without what stands there, and with words that may.

A text with a word that nobody knows is still a text of its kind: it may say what it says without the word, no more than
what stands before it, or what it would say with a word that may stand there.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from msgspec import json
from msgspec.structs import replace

from agot_judge.cards.model import CardFace
from agot_judge.citation import Span
from agot_judge.text.compile import compile_line
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.lines.detached_effects import compile_effects
from agot_judge.text.lines.unread import Trouble, unknown_word
from agot_judge.text.names import Names
from agot_judge.text.parsing.lexer import words_of
from agot_judge.text.parsing.normalize import normalize
from agot_judge.text.parsing.words import Words
from agot_judge.text.possible_texts.model import PossibleTexts

Read = Callable[[str], object]
"""A function that returns the meaning of a text, as something to compare; None for a text that is not understood in full."""
MOST = 24
"""The greatest number of readings that are made of one text."""
MOST_SHORTER = 3
_SPACES = re.compile(r"\s+(?=[\s.,;:)\]\"”]|$)")
_WORD = re.compile(r"\[?[\w’'!-]+\]?")
_ENDS = re.compile(r"[)\]\"”']*(?:[.:;]|\s*$)|[)\]]")
_ADDS = re.compile(
    r"\W*(?:for|if|while|unless|until|when|whenever|during|in|by|equal|as|to|at|with|without|from|against|of|on|except"
    r"|this|per|instead)\b(?!.*\b(?:and|or|but|then)\b)",
    re.IGNORECASE,
)
"""The beginning of a condition, a duration or an amount, and of no other clause."""
_SENTENCE = re.compile(r"[.:]\W")
_OPEN = {"(": ")", '"': '"', "“": "”"}
_HOW_MUCH = re.compile(r"\b(?:for (?:each|every)|equal to|X|number|amount|total|twice|double|times)\b")
"""The words that say how much: where these are not read, nobody knows the amount."""
_CHANGE = re.compile(r"([+−–-])\d+")
MUCH = 9
"""More than any sum on a board leaves undecided."""


class Place(NamedTuple):
    """Where a text is not understood: the words that nobody knows, or the point from which it makes no sense."""

    span: Span
    is_unknown_word: bool


def of_line(line: str, face: CardFace, names: Names, named: Iterable[str] = ()) -> PossibleTexts:
    """The readings of a line of a card's text. ``named``: the traits and titles of the game, which may be meant."""

    @cache
    def read(text: str) -> object:
        found = compile_line(text, face, names)
        return _meaning(found) if found.status == "compiled" else None

    place = place_in(line, face, names)
    if place is None:
        unread = compile_line(line, face, names).unread
        start = unread[0].start if unread else len(line)
        place = Place(Span(start, start), False)
    return _possible_texts(line, place, read, (*_expected(line, place, face, names), *named))


def of_effect(
    text: str,
    source: CardFace,
    names: Names,
    spoken_of: tuple[CardFace, ...],
    named: Iterable[str] = (),
) -> PossibleTexts:
    """The readings of an effect given in words, which speaks of these cards as ``that character``."""

    @cache
    def read(said: str) -> object:
        return compile_effects(said, source, names, spoken_of, "chosen player").in_a_row or None

    place = place_in(text, source, names) or Place(Span(len(text), len(text)), False)
    return _possible_texts(text, place, read, (*_expected(text, place, source, names), *named))


def _expected(text: str, place: Place, face: CardFace, names: Names) -> Iterator[str]:
    """The words with which what stands before the place may go on."""
    if place.is_unknown_word:
        for said in compile_line(text[: place.span.start].rstrip(), face, names).expected:
            if said.startswith('"'):
                yield from said.strip('"').split("/")


def place_in(text: str, face: CardFace, names: Names) -> Place | None:
    """The words that nobody knows, from the first to the last; None where all of them are known."""
    words = words_of(normalize(text), face.name, names)
    first = unknown_word(words)
    if first is None:
        return None
    last: Trouble = first
    at = 0
    while at < len(words):
        found = unknown_word(words, at)
        if found is None:
            break
        last = found
        at = next((place + 1 for place in range(at, len(words)) if _starts(words, place, found)), len(words))
    return Place(Span(first.span.start, last.span.end), True)


def _starts(words: Words, place: int, found: Trouble) -> bool:
    return words.clean.printed(words.start(place), words.end(place)).start >= found.span.start


def _meaning(line: CompiledLine) -> object:
    abilities = tuple(json.encode(replace(ability, text="")) for ability in line.abilities)
    return abilities, line.keywords


def _possible_texts(text: str, place: Place, read: Read, named: Iterable[str]) -> PossibleTexts:
    shorter = tuple(_shorter(text, place.span.start, read))
    whole = tuple(_distinct(_in_full(text, place, named), read))
    found = tuple(_distinct((*whole[:1], *_less(text, shorter), *whole[1:]), read))
    is_bounded = (bool(whole) and _is_noun_or_end(text, place)) or _only_adds(text, place, shorter)
    return PossibleTexts(found, not is_bounded)


def _is_noun_or_end(text: str, place: Place) -> bool:
    """True where the word that nobody knows ends its sentence, or stands within it with a capital letter as names do."""
    word = text[place.span.start : place.span.end]
    if not place.is_unknown_word or " " in word:
        return False
    return word[:1].isupper() or _ENDS.match(text, place.span.end) is not None


def _only_adds(text: str, place: Place, shorter: tuple[str, ...]) -> bool:
    """True where a whole sentence stands before it, to which it adds a condition, a duration or an amount."""
    if not shorter:
        return False
    added = text[len(shorter[0].rstrip('.)"')) :]
    return _ADDS.match(added) is not None and not _SENTENCE.search(
        added[: place.span.start - len(text) + len(added)]
    )


def _distinct(candidates: Iterable[str], read: Read) -> Iterator[str]:
    seen: set[object] = set()
    for said in candidates:
        meaning = read(said)
        if meaning is None or meaning in seen:
            continue
        seen.add(meaning)
        yield said
        if len(seen) == MOST:
            return


def _in_full(text: str, place: Place, named: Iterable[str]) -> Iterator[str]:
    """The text without the word that nobody knows, and with each that may stand there."""
    start, end = place.span.start, place.span.end
    if place.is_unknown_word:
        yield _tidy(text[:start] + text[end:])
        yield _tidy(text[:start].rstrip(" ,(") + text[end:].lstrip(" )"))
        for word in dict.fromkeys((*named, *substitutes())):
            yield text[:start] + word + text[end:]


def _less(text: str, shorter: tuple[str, ...]) -> Iterator[str]:
    """The texts that stand before the place, each alone; with a large number, where what follows says how much."""
    for said in shorter:
        yield said
        if _HOW_MUCH.search(text[len(said) - 1 :]):
            yield _CHANGE.sub(rf"\g<1>{MUCH}", said)


def _shorter(text: str, end: int, read: Read) -> Iterator[str]:
    """The texts that stand before the place, as far as they are understood, the longest first."""
    found = 0
    for word in reversed(list(_WORD.finditer(text, 0, end))):
        said = _closed(text[: word.end()])
        if read(said) is not None:
            yield said
            found += 1
            if found == MOST_SHORTER:
                return


def _closed(text: str) -> str:
    """The beginning of a text as a whole sentence, with the parentheses and quotation marks closed."""
    opened: list[str] = []
    for sign in text:
        if opened and sign == opened[-1]:
            opened.pop()
        elif sign in _OPEN:
            opened.append(_OPEN[sign])
    return f"{text.rstrip(' ,;')}.{''.join(reversed(opened))}" if opened else f"{text.rstrip(' ,;')}."


def _tidy(text: str) -> str:
    return _SPACES.sub("", text).replace("()", "").strip()


@cache
def substitutes() -> tuple[str, ...]:
    """The words that may stand where a word is not known."""
    text = files("agot_judge.text.possible_texts").joinpath("words.txt").read_text(encoding="utf-8")
    return tuple(line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#"))
