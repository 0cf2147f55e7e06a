"""Abilities that cards gain: they are numbered beyond the printed ones, each alike wherever it is gained.

A card with a gained characteristic functions as if it possessed it; it is not printed.
"""

from agot_judge.engine.index import FIRST_GAINED
from agot_judge.engine.values.continuous import modifiers
from agot_judge.engine.values.position import Position


def has_gained(position: Position, card: int, number: int) -> bool:
    """True where the card has the gained ability of this number now."""
    if position.state.cards[card].zone != "play":
        return False
    ability = position.index.gained[number - FIRST_GAINED]
    return any(ability in change.modify.gains_abilities for change in modifiers(position, card, "abilities"))


def gained_by(position: Position, card: int) -> tuple[int, ...]:
    """The numbers of the abilities that the card has gained, in the order in which they are known to the game."""
    numbers = range(FIRST_GAINED, FIRST_GAINED + len(position.index.gained))
    return tuple(number for number in numbers if has_gained(position, card, number))


def gained_listeners(position: Position, group: str, event: str) -> tuple[tuple[int, int], ...]:
    """Card and number of every gained ability of the group that listens to the occurrence."""
    numbers = position.index.gained_listeners.get((group, event), ())
    return _holders(position, numbers) if numbers else ()


def gained_actions(position: Position) -> tuple[tuple[int, int], ...]:
    """Card and number of every action ability that a card has gained."""
    return _holders(position, position.index.gained_actions) if position.index.gained_actions else ()


def _holders(position: Position, numbers: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    if not position.may_be_changed("abilities"):
        return ()
    return tuple(
        (card, number)
        for number in numbers
        for player in position.state.players
        for card in player.play
        if has_gained(position, card, number)
    )
