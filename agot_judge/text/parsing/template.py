"""Meanings as templates: what a rule means whose parts only fill blanks, ``{"gains_icons": (FIRST,)}``; or what a function
makes of them, ``call(for_each, SECOND, FIRST)``."""

from collections.abc import Callable
from inspect import Parameter, Signature, signature
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

Meaning = Callable[..., Any]
"""Called with the ``Reading`` and the meanings of the parts of the rule, in their order; returns what the rule means."""
_Filler = Callable[[Any, tuple[Any, ...]], Any]
_EVERY = -1
"""In place of the number of a part: all of them."""


class _Blank:
    """A blank that is filled in as a rule is read; an attribute of it is a blank for that attribute, ``FIRST.cards``."""

    def __init__(self, said: str, fill: _Filler, *parts: int) -> None:
        self._said, self._fill, self._parts = said, fill, parts

    def __getattr__(self, name: str) -> "_Blank":
        if name.startswith("_"):
            raise AttributeError(name)
        fill = self._fill
        return _Blank(f"{self._said}.{name}", lambda *found: getattr(fill(*found), name), *self._parts)

    def __repr__(self) -> str:
        return self._said


FIRST: Final[Any] = _Blank("FIRST", lambda reading, parts: parts[0], 0)
SECOND: Final[Any] = _Blank("SECOND", lambda reading, parts: parts[1], 1)
THIRD: Final[Any] = _Blank("THIRD", lambda reading, parts: parts[2], 2)
FOURTH: Final[Any] = _Blank("FOURTH", lambda reading, parts: parts[3], 3)
ALL: Final[Any] = _Blank("ALL", lambda reading, parts: parts, _EVERY)
READING: Final[Any] = _Blank("READING", lambda reading, parts: reading)
SUBJECT: Final[Any] = READING.subject
"""The player who does what is being said."""


def call(function: Callable[..., Any], /, *parts: Any, **fields: Any) -> Any:
    """The blank for what the function makes of these parts, which are templates themselves."""
    fill, named, taken = _filler(parts), _filler(fields), _parts_of((*parts, *fields.values()))
    said = f"{function.__name__}{parts!r}" if not fields else f"{function.__name__}(*{parts!r}, **{fields!r})"
    return _Blank(said, lambda *found: function(*fill(*found), **named(*found)), *taken)


def joined(parts: tuple[tuple[Any, ...], ...]) -> tuple[Any, ...]:
    """The members of all of the parts, in their order."""
    return tuple(one for part in parts for one in part)


def meaning_of(name: str, template: Any) -> Meaning:
    """The function of a rule of this name: the template with its blanks filled, made anew each time if it is a dictionary."""
    fill, parts = _filler(template), _parts_of(template)

    def meaning(reading: Any, *found: Any) -> Any:
        return fill(reading, found)

    taken = [
        Parameter(f"part_{place}", Parameter.POSITIONAL_ONLY) for place in range(1 + max(parts, default=-1))
    ]
    if _EVERY in parts:
        taken = [Parameter("parts", Parameter.VAR_POSITIONAL)]
    reading = Parameter("reading", Parameter.POSITIONAL_ONLY)
    meaning.__name__, meaning.__doc__ = name, f"Template {template!r}."
    vars(meaning)["__signature__"] = Signature([reading, *taken])
    return meaning


def with_word(name: str, meaning: Meaning, word: object) -> Meaning:
    """The function of a rule of this name: the meaning with a word of the rule's own before its parts."""

    def worded(reading: Any, *parts: Any) -> Any:
        return meaning(reading, word, *parts)

    first, _, *taken = signature(meaning).parameters.values()
    worded.__name__, worded.__doc__ = name, meaning.__doc__
    vars(worded).update(__signature__=Signature([first, *taken]), __wrapped__=meaning)
    return worded


def _fields(template: Any) -> tuple[Any, ...]:
    """The parts of a template at its next level."""
    if isinstance(template, dict):
        return tuple(template.values())
    if isinstance(template, Struct):
        return tuple(getattr(template, name) for name in template.__struct_fields__)
    return template if type(template) is tuple else ()


def _parts_of(template: Any) -> set[int]:
    """The places of the parts for which it has a blank."""
    if isinstance(template, _Blank):
        return set(template._parts)
    return set().union(*map(_parts_of, _fields(template)))


def _has_blanks(template: Any) -> bool:
    return isinstance(template, _Blank) or any(map(_has_blanks, _fields(template)))


def _filler(template: Any) -> _Filler:
    """The function that fills the blanks of a template; how is found out once."""
    if isinstance(template, _Blank):
        return template._fill
    if isinstance(template, dict):
        by_name = {name: _filler(value) for name, value in template.items()}
        return lambda reading, parts: {name: fill(reading, parts) for name, fill in by_name.items()}
    if not _has_blanks(template):
        return lambda reading, parts: template
    if isinstance(template, Struct):
        values = {name: getattr(template, name) for name in template.__struct_fields__}
        blank = {name: _filler(value) for name, value in values.items() if _has_blanks(value)}
        return lambda reading, parts: replace(
            template, **{name: fill(reading, parts) for name, fill in blank.items()}
        )
    each = tuple(map(_filler, template))
    return lambda reading, parts: tuple(fill(reading, parts) for fill in each)
