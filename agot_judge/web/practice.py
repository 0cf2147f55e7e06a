"""The engine's practice with a paragraph: the rules that rest on it, and the shipped examples whose traces cite it."""

import re
from collections.abc import Collection
from functools import cache
from inspect import getdoc

from msgspec import Struct

from agot_judge.citation import CitationId
from agot_judge.editions import rulebook_for
from agot_judge.errors import NotSupportedYet
from agot_judge.scenario.execution import run_text
from agot_judge.web.sandbox.examples import Example, examples
from agot_judge.web.sandbox.shares import board_of, url
from agot_judge.web.sentences import first_sentence

_OF_A_PARAMETER = re.compile(r";? ``\w+``: [^.;]*")
_NAME = re.compile(r"``([^`]*)``")


class RuleInCode(Struct, frozen=True, kw_only=True):
    """A rule of the engine."""

    says: str
    """The first sentence of what it says of itself."""
    name: str
    """Where it stands: module and function (``claim.intrigue``)."""


class ExampleShown(Struct, frozen=True, kw_only=True):
    """A shipped example in whose trace the paragraph is cited."""

    title: str
    url: str
    line: str
    """The first line of its trace that cites the paragraph."""


class Practice(Struct, frozen=True, kw_only=True):
    """The engine's practice with a paragraph; both empty where it does nothing."""

    rules: tuple[RuleInCode, ...] = ()
    examples: tuple[ExampleShown, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.rules or self.examples)


def practice_of(edition: str, paragraphs: Collection[CitationId]) -> Practice:
    """The practice of the engine of ``edition`` does with any of ``paragraphs``."""
    wanted = frozenset(paragraphs)
    return Practice(rules=_rules(edition, wanted), examples=_examples(edition, wanted))


def _rules(edition: str, wanted: frozenset[CitationId]) -> tuple[RuleInCode, ...]:
    try:
        rulebook = rulebook_for(edition)
    except NotSupportedYet:
        return ()
    found = {
        (
            _in_plain_words(first_sentence(getdoc(rule) or "")),
            f"{rule.__module__.rpartition('.')[2]}.{getattr(rule, '__name__', '')}",
        )
        for rule, cites in rulebook.cites.items()
        if not wanted.isdisjoint(cites)
    }
    return tuple(RuleInCode(says=says, name=name) for says, name in sorted(found) if says)


def _in_plain_words(says: str) -> str:
    """The words of a rule about itself, without those about its parameters, which only a programmer reads."""
    return _NAME.sub(lambda found: found[1].replace("_", " "), _OF_A_PARAMETER.sub("", says))


def _examples(edition: str, wanted: frozenset[CitationId]) -> tuple[ExampleShown, ...]:
    found = []
    for example in examples():
        if example.scenario.edition != edition:
            continue
        lines = (text for text, cites in _trace(example.name) if not wanted.isdisjoint(cites))
        line = next(lines, None)
        if line is not None:
            board = board_of(example.text, example.title)
            found.append(ExampleShown(title=example.title, url=url(board), line=line))
    return tuple(found)


@cache
def _trace(name: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The lines of an example's trace with what they cite. Examples never change while the program runs."""
    example: Example = next(one for one in examples() if one.name == name)
    return tuple((line.text, line.cites) for line in run_text(example.text).trace)
