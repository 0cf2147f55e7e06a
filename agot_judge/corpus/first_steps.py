"""References to the steps of the action window in the First Edition FAQ: "step 1a", "Step 6", "steps 1, 2, or 5"."""

import re
from collections.abc import Iterator

from agot_judge.corpus.model import Link, Paragraph, Parsed

_REFERENCE = re.compile(
    r"\b[Ss]teps? ?(?P<numbers>(?:\d[a-f]?|two|five)(?:, \d)*(?:,? or \d)?)\b", re.IGNORECASE
)
_NUMBER = re.compile(r"(\d)([a-f]?)")
_IN_WORDS = {"two": "2", "five": "5"}
_PART = re.compile(r"(?:- )?([a-f])\)")


def step_links(parsed: Parsed) -> Iterator[tuple[str, Link]]:
    """A link for each step that a paragraph names, with the id of the paragraph; none from a step to itself."""
    steps = {entry.number: entry.id for entry in parsed.entries if entry.kind == "step"}
    parts = {
        f"{entry.number}{found[1]}": str(paragraph.id)
        for entry in parsed.entries
        if entry.kind == "step"
        for paragraph in entry.paragraphs
        if (found := _PART.match(paragraph.text))
    }
    for entry in parsed.entries:
        for paragraph in entry.paragraphs:
            for number, words in _named(paragraph).items():
                to = parts.get(number) or steps.get(number[0])
                if to and to != entry.id:
                    yield paragraph.id, Link(kind="step", to=to, text=words)


def _named(paragraph: Paragraph) -> dict[str, str]:
    """The steps that the text names, each once, with the words that name it first."""
    named: dict[str, str] = {}
    for found in _REFERENCE.finditer(paragraph.text):
        numbers = found["numbers"].lower()
        numbers = _IN_WORDS.get(numbers, numbers)
        for number in _NUMBER.finditer(numbers):
            named.setdefault(number[0], found[0])
    return named
