"""The code that rests on paragraphs: an edition's registered rules, and what reads card text by its rules."""

from collections.abc import Callable
from functools import cache
from importlib import import_module

from agot_judge.coverage.records import readers
from agot_judge.editions import rulebook_for

Rule = Callable[..., object]


@cache
def claims(edition: str) -> dict[Rule, tuple[str, ...]]:
    """By function: the paragraphs on which it rests."""
    found = dict(rulebook_for(edition).cites)
    for name, paragraphs in readers(edition).items():
        module, _, function = name.partition(":")
        rule = getattr(import_module(module), function)
        found[rule] = (*found.get(rule, ()), *paragraphs)
    return found


def implementing(edition: str) -> dict[str, tuple[str, ...]]:
    """By paragraph: the names of the rules that rest on it."""
    found: dict[str, list[str]] = {}
    for rule, cites in claims(edition).items():
        for id_ in cites:
            found.setdefault(id_, []).append(name_of(rule))
    return {id_: tuple(dict.fromkeys(names)) for id_, names in found.items()}


def name_of(rule: object) -> str:
    """``claim:chosen_for_claim``: the last part of a rule's module, and its name."""
    module, name = str(getattr(rule, "__module__", "")), str(getattr(rule, "__qualname__", rule))
    return f"{module.rpartition('.')[2]}:{name}"
