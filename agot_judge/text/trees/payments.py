"""Payments of a player to have something else done: ``may kneel a character to draw 1 card``."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Effect
from agot_judge.engine.ability.cards import Cards, Pick
from agot_judge.engine.ability.effects_on_cards import Sacrifice
from agot_judge.engine.ability.later_choices import renamed
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.ability.words import Who


def paid_by(who: Who, costs: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The costs, of which each is paid with cards of that player, as a sacrifice is anyway (2e/rr/costs/2, 2e/rr/costs/3)."""
    return tuple(one if isinstance(one, Sacrifice) else _with_own(who, one) for one in costs)


def is_of_another(cost: Effect) -> bool:
    """True where another player than "you" pays it: who then does what is paid for?"""
    picks = (node for node in nodes(cost) if isinstance(node, Pick))
    return getattr(cost, "player", "you") not in ("you", "any") or any(one.by != "you" for one in picks)


def _with_own(who: Who, cost: Effect) -> Effect:
    changed: dict[str, Any] = {}
    for name in ("on", "source"):
        cards = getattr(cost, name, None)
        if not isinstance(cards, Cards) or cards.controller != "any":
            continue
        if cards.pick is not None or cards.zone == "play":
            changed[name] = replace(cards, controller=who)
    return replace(cost, **changed) if changed else cost


def of_what_was_shown(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects, of which the first speaks of what was shown before, not of what pays for it: ``reveal the top card of
    your deck. You may kneel this card to discard that card``."""
    first: Effect = renamed(effects[0], {"those": "shown"})
    return (first, *effects[1:])
