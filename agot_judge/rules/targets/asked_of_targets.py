"""An effect's words about its target and demands on it, before it is chosen and before the effect does anything: a card of
which a demand is not true could not be affected (2e/rr/target/8)."""

from collections.abc import Iterator

from agot_judge.engine.ability import CardNumber, Condition, Effect, If, Ref
from agot_judge.engine.ability.cards import Paid, ThatMany
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.explain.lacks import lacks

_OF_THE_CARD = {"card", "fits", "all_of", "any_of", "none_of"}


def is_asked_of(condition: Condition, ref: Ref) -> bool:
    """True where the condition asks only what the card is that this means."""
    nothing = Condition()
    asks = {
        name for name in Condition.__struct_fields__ if getattr(condition, name) != getattr(nothing, name)
    }
    parts = (*condition.all_of, *condition.any_of, *condition.none_of)
    return (
        asks <= _OF_THE_CARD
        and condition.card in (None, ref)
        and bool(parts or condition.card)
        and all(is_asked_of(part, ref) for part in parts)
        and not any(_is_settled_later(node) for node in nodes(condition))
    )


def _is_settled_later(node: object) -> bool:
    """True where it is what pays, or X: neither is known when legal targets are looked for (2e/faq/3.3/1)."""
    on = getattr(node, "on", None), getattr(node, "of", None), getattr(node, "among", None)
    return "cost" in on or isinstance(node, Paid | ThatMany)


def done_in_any_case(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """The effects without what they ask."""
    for effect in effects:
        yield from effect.effects if isinstance(effect, If) else (effect,)


def what_is_not_so(position: Position, effects: tuple[Effect, ...], card: int, scope: Scope) -> str:
    """The demanded quality that the card lacks; empty: nothing."""
    asked = (effect.condition.fits for effect in effects if isinstance(effect, If))
    found = (one for fits in asked if fits is not None for one in lacks(position, fits, card, scope))
    return "; ".join(dict.fromkeys(found))


@ByIdentity
def speaks_of_words(effect: Effect) -> bool:
    """True where the effect depends on what is named (``a challenge of that type``)."""
    return any(
        "chosen" in value if isinstance(value, tuple) else value == "chosen"
        for node in nodes(effect)
        for value in (getattr(node, name) for name in node.__struct_fields__)
    )


@ByIdentity
def speaks_of_chosen_player(effect: Effect) -> bool:
    """True where the effect speaks of a player chosen as a target."""
    return any(
        getattr(node, name) == "chosen player" for node in nodes(effect) for name in node.__struct_fields__
    )


@ByIdentity
def asked_target(effect: Effect) -> int:
    """The target, counted from 0, of which the effect takes a number (``X is that character's STR``), or asks whose it is
    (``its owner's hand``); -1 for none."""
    on = (getattr(node, "on", None) for node in nodes(effect) if isinstance(node, CardNumber))
    return next((TARGETS.index(one) for one in on if one in TARGETS), 0 if _asks_whose(effect) else -1)


def _asks_whose(effect: Effect) -> bool:
    return any(
        getattr(node, name, None) in ("controller", "owner", "its player")
        for node in nodes(effect)
        for name in ("controller", "player")
    )


@ByIdentity
def is_among(effect: Effect) -> bool:
    """True where the effect works on some among the targets, or on them (``each attachment on that character``)."""
    return any(
        getattr(node, name, None) in TARGETS
        for node in nodes(effect)
        for name in ("among", "attached_to", "of")
    )
