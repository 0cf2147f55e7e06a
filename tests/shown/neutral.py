"""A rule taken out of the rulebook while the program runs: its function does nothing, permits everything, or answers
yes or no to everything, wherever it is called from."""

import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FunctionType, UnionType
from typing import Any, Union, get_args, get_origin

from msgspec import Struct

from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.state import State

Rule = Callable[..., Any]
"""A function written in Python."""
Behaviour = Callable[[tuple[Any, ...]], Any]


class Mutant(Struct, frozen=True):
    """One way in which a rule can be missing. ``name`` says what is left: ``nothing happens``, ``always False``."""

    name: str
    behaviour: Behaviour


def mutants(rule: Rule, happens: bool = False) -> list[Mutant]:
    """The ways to take a rule out, by what it returns; none where that is of a kind unknown here.

    ``happens``: the rule of an occurrence, which happens but changes nothing, or cannot happen.
    """
    returned = inspect.get_annotations(rule).get("return")
    if isinstance(returned, str):
        assert isinstance(rule, FunctionType)
        returned = eval(returned, rule.__globals__)
    if happens:
        return [*_without(State), Mutant("it cannot happen", lambda _: None)]
    return list(_without(returned))


def _without(returned: Any) -> Iterator[Mutant]:
    if returned is bool:
        yield Mutant("always False", lambda _: False)
        yield Mutant("always True", lambda _: True)
        return
    value = _neutral(returned)
    if value is not None:
        yield value


def _neutral(returned: Any) -> Mutant | None:
    origin = get_origin(returned) or returned
    if origin in (Union, UnionType):
        kinds = get_args(returned)
        if type(None) in kinds:
            return Mutant("nothing", lambda _: None)
        if all(isinstance(kind, type) and issubclass(kind, Struct) for kind in kinds):
            return Mutant(
                "nothing happens", lambda given: next(one for one in given if isinstance(one, kinds))
            )
        return None
    if returned is Requirement:
        return Mutant("always met", lambda _: Requirement(text="Anything goes.", met=True))
    if origin is tuple and ... not in get_args(returned) and get_args(returned):
        parts = [_neutral(part) for part in get_args(returned)]
        behaviours = [part.behaviour for part in parts if part is not None]
        if len(behaviours) < len(parts):
            return None
        return Mutant("nothing happens", lambda given: tuple(part(given) for part in behaviours))
    if origin in (tuple, list, frozenset, dict, set):
        return Mutant("none", lambda _: origin())
    if origin in (int, str):
        return Mutant("none", lambda _: origin())
    if getattr(origin, "__name__", "") in ("Iterator", "Iterable", "Generator"):
        return Mutant("none", lambda _: iter(()))
    if isinstance(origin, type) and issubclass(origin, Struct):
        return Mutant("nothing happens", lambda given: next(one for one in given if isinstance(one, origin)))
    return None


def _stand_in(*args: Any, **kwargs: Any) -> Any:
    behaviour: Any = "the behaviour goes here"
    return behaviour((*args, *kwargs.values()))


@contextmanager
def taken_out(rule: Rule, mutant: Mutant) -> Iterator[None]:
    """While this lasts, whoever calls the rule, by whatever name, gets the mutant."""
    assert isinstance(rule, FunctionType)
    code, defaults, named = rule.__code__, rule.__defaults__, rule.__kwdefaults__
    constants = tuple(
        mutant.behaviour if constant == "the behaviour goes here" else constant
        for constant in _stand_in.__code__.co_consts
    )
    rule.__code__ = _stand_in.__code__.replace(co_consts=constants)
    rule.__defaults__ = None
    rule.__kwdefaults__ = {}
    try:
        yield
    finally:
        rule.__code__, rule.__defaults__, rule.__kwdefaults__ = code, defaults, named or {}
