"""Meanings as templates: what a rule means whose parts only fill blanks, ``{"gains_icons": (FIRST,)}``."""

from collections.abc import Callable
from inspect import Parameter, Signature, signature
from typing import Any, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

Meaning = Callable[..., Any]
"""Called with the ``Reading`` and the meanings of the parts of the rule, in their order; returns what the rule means."""
_Filler = Callable[[Any, tuple[Any, ...]], Any]


class _Part(NamedTuple):
    """The blank for one part of the rule, counted from 0."""

    place: int

    def __repr__(self) -> str:
        return ("FIRST", "SECOND", "THIRD")[self.place]


class _Parts(NamedTuple):
    """The blank for all parts of the rule."""

    def __repr__(self) -> str:
        return "ALL"


class _Subject(NamedTuple):
    """The blank for the player who does what is being said."""

    def __repr__(self) -> str:
        return "SUBJECT"


FIRST: Final[Any] = _Part(0)
SECOND: Final[Any] = _Part(1)
THIRD: Final[Any] = _Part(2)
ALL: Final[Any] = _Parts()
SUBJECT: Final[Any] = _Subject()


def meaning_of(name: str, template: Any) -> Meaning:
    """The function of a rule of this name: the template with its blanks filled, made anew each time if it is a dictionary."""
    fill, parts = _filler(template), _parts_of(template)

    def meaning(reading: Any, *found: Any) -> Any:
        return fill(reading, found)

    taken = [
        Parameter(f"part_{place}", Parameter.POSITIONAL_ONLY) for place in range(1 + max(parts, default=-1))
    ]
    if _has_all(template):
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
    if isinstance(template, _Part):
        return {template.place}
    return set().union(*map(_parts_of, _fields(template)))


def _has_all(template: Any) -> bool:
    return isinstance(template, _Parts) or any(map(_has_all, _fields(template)))


def _has_blanks(template: Any) -> bool:
    return isinstance(template, _Part | _Parts | _Subject) or any(map(_has_blanks, _fields(template)))


def _filler(template: Any) -> _Filler:
    """The function that fills the blanks of a template; how is found out once."""
    if isinstance(template, _Part):
        place = template.place
        return lambda reading, parts: parts[place]
    if isinstance(template, _Parts):
        return lambda reading, parts: parts
    if isinstance(template, _Subject):
        return lambda reading, parts: reading.subject
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
