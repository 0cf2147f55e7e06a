"""Any structured ability at all, by its types, from a seed: most mean little, and all of them can be written in a scenario."""

from random import Random
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from agot_judge.editions import framework_for, rulebook_for
from agot_judge.engine.ability import Ability
from agot_judge.engine.ability.words import DURATIONS
from agot_judge.scenario.structured_words import KNOWN

DEEPEST = 4
WORDS = ("Old Bessa", "poison", "Knight", "you")
BY_FIELD = {
    "event": tuple(rulebook_for("2e").events),
    "until": DURATIONS,
    "period": DURATIONS,
    "phase": framework_for("2e").phase_names,
}


def any_ability(seed: int) -> Ability:
    """The same seed gives the same ability."""
    built: Ability = _Builder(Random(seed)).struct(Ability, DEEPEST)
    return built


class _Builder:
    def __init__(self, pick: Random) -> None:
        self.pick = pick

    def struct(self, kind: type[Any], depth: int) -> Any:
        """A node with some of the fields that it may leave out, and all others."""
        often = 0.22 if depth > 0 else 0.05
        return kind(
            **{
                field.name: self.value(field.type, kind, field.name, depth)
                for field in fields(kind)
                if field.required or self.pick.random() < often
            }
        )

    def value(self, kind: Any, of: type[Any], field: str, depth: int) -> Any:
        """A value of a field's type."""
        pick, origin, parts = self.pick, get_origin(kind), get_args(kind)
        if origin in (Union, UnionType):
            plain = [part for part in parts if not _is_node(part)]
            return self.value(pick.choice(plain if depth <= 0 and plain else parts), of, field, depth)
        if origin is Annotated:
            return pick.randint(1, 3)
        if origin is Literal:
            return pick.choice(parts)
        if origin is tuple and parts[1:] == (...,):
            count = pick.choice((0, 1, 1, 2)) if depth > 0 else 0
            return tuple(self.value(parts[0], of, field, depth - 1) for _ in range(count))
        if origin is tuple:
            return tuple(self.value(part, of, field, depth - 1) for part in parts)
        if _is_node(kind):
            return self.struct(kind, depth - 1)
        if kind is bool:
            return pick.random() < 0.5
        if kind is int:
            return pick.randint(0, 3)
        return pick.choice(KNOWN.get((of, field)) or BY_FIELD.get(field, WORDS)) if kind is str else None


def _is_node(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)
