"""An effect's words about a target before it is chosen: whether it could change anything depends on it."""

from agot_judge.engine.ability import CardNumber, Effect
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.memo import ByIdentity


def _find_words(effect: Effect) -> bool:
    return any(
        "chosen" in value if isinstance(value, tuple) else value == "chosen"
        for node in nodes(effect)
        for value in (getattr(node, name) for name in node.__struct_fields__)
    )


def _find_chosen_player(effect: Effect) -> bool:
    return any(
        getattr(node, name) == "chosen player" for node in nodes(effect) for name in node.__struct_fields__
    )


speaks_of_chosen_player = ByIdentity(_find_chosen_player)
speaks_of_words = ByIdentity(_find_words)
"""True where the effect depends on what is named (``a challenge of that type``)."""


def _find_asked_target(effect: Effect) -> int:
    on = (getattr(node, "on", None) for node in nodes(effect) if isinstance(node, CardNumber))
    return next((TARGETS.index(one) for one in on if one in TARGETS), 0 if _asks_whose(effect) else -1)


def _asks_whose(effect: Effect) -> bool:
    return any(
        getattr(node, name, None) in ("controller", "owner", "its player")
        for node in nodes(effect)
        for name in ("controller", "player")
    )


asked_target = ByIdentity(_find_asked_target)
"""Of which target, counted from 0, the effect takes a number (``X is that character's STR``), or asks whose it is (``its
owner's hand``); -1 for none."""


def _find_among(effect: Effect) -> bool:
    return any(
        getattr(node, name, None) in TARGETS
        for node in nodes(effect)
        for name in ("among", "attached_to", "of")
    )


is_among = ByIdentity(_find_among)
"""True where the effect works on some among the targets, or on them (``each attachment on that character``)."""
