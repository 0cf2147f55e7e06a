"""Messages about text that was not understood: the place, and what could have stood there."""

from difflib import get_close_matches
from functools import cache, lru_cache

from msgspec import Struct

from agot_judge.citation import Span
from agot_judge.text.parsing.fragment import fragments_of
from agot_judge.text.parsing.parse_failure import Stop
from agot_judge.text.parsing.words import Words


class Trouble(Struct, frozen=True):
    """Why a text, or a part of it, was not understood."""

    cause: str
    """In a few words, alike for alike texts."""
    span: Span
    """Where, in the printed text."""
    expected: tuple[str, ...] = ()


MOST_EXPECTED = 12
MOST_IN_ONE_LINE = 4
MOST_NEAR = 2
UNKNOWN = "unknown word"
"""With this begins the cause of a line with a word that no template has."""
_SIGNS = (".", ",", ":", "•", "(", ")", '"')
_OF_HEADERS = ("forced", "action", "reaction", "interrupt")
"""The words with which abilities begin, also those in quotation marks; no grammar needs to have them."""


def unknown_word(words: Words, first: int = 0) -> Trouble | None:
    """The first word, from the place on, that no template has."""
    covered = first
    for place, readings in enumerate(words.at):
        phrases = [word for word in readings if word.kind]
        if phrases:
            covered = max(covered, max(word.next for word in phrases))
        word = readings[0]
        if word.text in _SIGNS:
            continue
        if place >= covered and not _is_known(word.text, words.templating):
            span = words.clean.printed(word.start, word.end)
            return Trouble(f"{UNKNOWN}: {word.text}", span, near(word.text, words.templating))
    return None


@lru_cache(10_000)
def _is_known(word: str, templating: str) -> bool:
    """True where it stands in a grammar, or in the header of an ability."""
    return word in _OF_HEADERS or any(fragment.knows(word) for fragment in fragments_of(templating))


@cache
def _vocabulary(templating: str) -> tuple[str, ...]:
    """The words of all templates."""
    return tuple(
        sorted(frozenset(_OF_HEADERS).union(*(fragment.vocabulary for fragment in fragments_of(templating))))
    )


@lru_cache(1000)
def near(word: str, templating: str = "") -> tuple[str, ...]:
    """Words of the templates that look like this one, the nearest first."""
    return tuple(get_close_matches(word, _vocabulary(templating), MOST_NEAR, 0.75))


def stopped(stop: Stop) -> Trouble:
    """Where the furthest reading came to its end."""
    words, place = stop.words, stop.place
    if place < len(words):
        word = words.at[place][0]
        span = words.clean.printed(word.start, word.end)
        before = words.at[place - 1][0].text if place else "the beginning"
        return Trouble(f"{before} | {word.text}", span, stop.expected()[:MOST_EXPECTED])
    end = len(words.clean.text)
    return Trouble("the text ends here", words.clean.printed(end, end), stop.expected()[:MOST_EXPECTED])


def in_one_line(text: str, trouble: Trouble) -> str:
    """The place in its own words, and what was expected there."""
    if trouble.cause.startswith(UNKNOWN):
        return f"{trouble.cause}{_did_you_mean(trouble)}"
    place = text[trouble.span.start : trouble.span.end]
    where = f'at "{place}"' if place else "at the end"
    said = f"expected {', '.join(trouble.expected[:MOST_IN_ONE_LINE])}" if trouble.expected else trouble.cause
    return f"{where}: {said}"


def _did_you_mean(trouble: Trouble) -> str:
    near_ones = " or ".join(f'"{one}"' for one in trouble.expected)
    return f"; did you mean {near_ones}?" if near_ones else ""


def message(text: str, trouble: Trouble) -> str:
    """The line as printed, a caret under the place, and what was expected."""
    line_start = text.rfind("\n", 0, trouble.span.start) + 1
    line_end = text.find("\n", line_start)
    line = text[line_start : line_end if line_end >= 0 else len(text)]
    caret = " " * (trouble.span.start - line_start) + "^" * max(1, min(len(trouble.span), len(line)))
    if trouble.cause.startswith(UNKNOWN):
        return f"{line}\n{caret}\n{trouble.cause}{_did_you_mean(trouble)}"
    said = f"expected: {', '.join(trouble.expected)}" if trouble.expected else trouble.cause
    return f"{line}\n{caret}\n{said}"
