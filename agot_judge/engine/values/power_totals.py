"""The power that a player has."""

from agot_judge.engine.ability import Adjust
from agot_judge.engine.state.board import controlled, type_of
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.standing import active

LEFT_OUT = "power left out"
"""Of what an ability says: power on such cards does not count towards their controllers' power totals."""


def power_of(position: Position, player: int) -> int:
    """The player's power total: the power on cards that he or she controls, but for what the edition or a text leaves out."""
    return sum(position.state.cards[card].power for card in counted_power(position, player))


def counted_power(position: Position, player: int) -> tuple[int, ...]:
    """The cards that the player controls of which the power counts towards his or her power total."""
    here = position.state.cards
    with_power = tuple(
        card for card in controlled(position.state, player) if here[card].power and _may_count(position, card)
    )
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


def _may_count(position: Position, card: int) -> bool:
    """True where power on a card of its type counts, which one that is attached to another card has no more."""
    types = position.index.conventions.power_on
    here = position.state.cards[card]
    return not types or (
        here.host < 0 and not here.facedown and type_of(position.game, position.state, card) in types
    )
