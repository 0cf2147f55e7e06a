"""An effect's demands on its target before it does anything: a card of which it is not true could not be affected
(2e/rr/target/8)."""

from collections.abc import Iterator

from agot_judge.engine.ability import Condition, Effect, If, Ref
from agot_judge.engine.ability.cards import Paid, ThatMany
from agot_judge.engine.ability.walk import nodes
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
