"""Numbers that are changed: costs of cards, and what players count."""

from typing import Literal

from agot_judge.engine.ability.cards import Amount, Cards, Condition
from agot_judge.engine.ability.node import EffectNode
from agot_judge.engine.ability.words import Duration, Period, Who


class Cost(EffectNode, frozen=True, kw_only=True, tag="change cost"):
    """Cards cost less (or, below 0, more) to marshal, play, ambush ..., for ``until`` or while the ability is active."""

    reduce: Amount
    cards: Cards
    """In whatever zone they would be played from."""
    ways: tuple[Literal["marshal", "play", "ambush", "bring out of shadows", "marshal into shadows"], ...]
    player: Who = "you"
    where: Condition | None = None
    """Only players of whom this is true (each is ``this opponent`` in it)."""
    next: int | None = None
    """Only the next so many of them."""
    first_each: Period | None = None
    """Only the first one each round or phase."""
    to_a_minimum_of: int = 0
    of_penalty: bool = False
    """Not the cost itself, but the gold penalty of a card of another House."""
    instead: tuple[Cards, Amount] | None = None
    """By another amount for such cards: ``(By 2 instead if that character's printed cost is 6 or higher.)``"""
    until: Duration | None = None


class Adjust(EffectNode, frozen=True, kw_only=True, tag="adjust"):
    """A number of the rules changes for players: cards drawn in the draw phase, limited cards a round, setup gold ..."""

    player: Who = "you"
    what: Literal[
        "draw phase cards",
        "limited cards",
        "setup gold",
        "hand",
        "used",
        "dominance STR",
        "power to win",
        "power for unopposed",
        "power for dominance",
        "income",
        "unspent gold",
        "power left out",
    ]
    where: Condition | None = None
    """Only players of whom this is true (each is ``this opponent`` in it)."""
    amount: Amount = 0
    set_to: Amount | None = None
    cards: Cards | None = None
    until: Duration | None = None
