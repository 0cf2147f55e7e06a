"""Messages about text that was not understood: the place, and what could have stood there."""

from msgspec import Struct

from agot_judge.citation import Span
from agot_judge.text.lattice import Lattice
from agot_judge.text.lexer import Words
from agot_judge.text.topic import Topic


class Trouble(Struct, frozen=True):
    """Why a text, or a part of it, was not understood."""

    cause: str
    """In a few words, alike for alike texts."""
    span: Span
    """Where, in the printed text."""
    expected: tuple[str, ...] = ()


MOST_EXPECTED = 12
_SIGNS = (".", ",", ":", "•", "(", ")", '"')


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
        if place >= covered and not any(topic.knows(word.text) for topic in Topic.all.values()):
            return Trouble(f"unknown word: {word.text}", words.clean.printed(word.start, word.end))
    return None


def stopped(lattice: Lattice) -> Trouble:
    """Where the furthest reading came to its end."""
    words = lattice.words
    place = lattice.furthest
    if place < len(words):
        word = words.at[place][0]
        span = words.clean.printed(word.start, word.end)
        before = words.at[place - 1][0].text if place else "the beginning"
        return Trouble(f"{before} | {word.text}", span, lattice.expected()[:MOST_EXPECTED])
    end = len(words.clean.text)
    return Trouble("the text ends here", words.clean.printed(end, end), lattice.expected()[:MOST_EXPECTED])


def message(text: str, trouble: Trouble) -> str:
    """The line as printed, a caret under the place, and what was expected."""
    line_start = text.rfind("\n", 0, trouble.span.start) + 1
    line_end = text.find("\n", line_start)
    line = text[line_start : line_end if line_end >= 0 else len(text)]
    caret = " " * (trouble.span.start - line_start) + "^" * max(1, min(len(trouble.span), len(line)))
    said = f"expected: {', '.join(trouble.expected)}" if trouble.expected else trouble.cause
    return f"{line}\n{caret}\n{said}"
