"""The power that a player has."""

from agot_judge.engine.ability import Adjust
from agot_judge.engine.state.board import controlled
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.standing import active

LEFT_OUT = "power left out"
"""Of what an ability says: power on such cards does not count towards their controllers' power totals."""


def power_of(position: Position, player: int) -> int:
    """The player's power total: all power on cards that he or she controls, but for what a text leaves out of it."""
    return sum(position.state.cards[card].power for card in counted_power(position, player))


def counted_power(position: Position, player: int) -> tuple[int, ...]:
    """The cards that the player controls of which the power counts towards his or her power total."""
    here = position.state.cards
    with_power = tuple(card for card in controlled(position.state, player) if here[card].power)
    if not with_power or not position.index.adjusts:
        return with_power
    left_out = [
        (effect.cards, scope)
        for effect, scope, _ in active(position, Adjust, concerns=lambda one: one.what == LEFT_OUT)
        if effect.cards is not None
    ]
    return tuple(
        card
        for card in with_power
        if not any(matches_in(position, cards, card, scope) for cards, scope in left_out)
    )
