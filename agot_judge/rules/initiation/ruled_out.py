"""The abilities that plain facts rule out, before anything is asked that takes longer."""

from collections.abc import Iterator

from agot_judge.engine.reading import PLACES
from agot_judge.engine.values.position import Position
from agot_judge.rules.costs.costs import is_played

Named = tuple[int, int]
"""A card and the number of an ability on it."""


def not_ruled_out(position: Position, abilities: tuple[Named, ...]) -> tuple[Named, ...]:
    """The abilities that neither the phase nor the place of their cards rules out: plain facts come first."""
    if not abilities:
        return ()
    kept = position.kept[PLACES][0]
    known: tuple[tuple[Named, ...], tuple[Named, ...]] | None = kept.get(id(abilities))
    if known is None or known[0] is not abilities:
        # The tuple is kept as well: while it is, no other one is at its address.
        known = kept[id(abilities)] = abilities, tuple(_not_ruled_out(position, abilities))
    return known[1]


def _not_ruled_out(position: Position, abilities: tuple[Named, ...]) -> Iterator[Named]:
    phase, here, cards = position.state.phase, position.state.cards, position.game.cards
    for one in abilities:
        card, number = one
        ability = cards[card].definition.abilities[number]
        if (ability.phase is None or ability.phase == phase) and (
            here[card].zone == ability.zone or not is_ruled_out(position, card, number)
        ):
            yield one


def where_they_work(position: Position, abilities: tuple[Named, ...]) -> tuple[Named, ...]:
    """The abilities whose cards are where they are used."""
    kept = position.kept[PLACES][0]
    key = "where they work", id(abilities)
    known: tuple[tuple[Named, ...], tuple[Named, ...]] | None = kept.get(key)
    if known is None or known[0] is not abilities:
        cards = position.state.cards
        there = tuple([one for one in abilities if cards[one[0]].zone in position.ability(*one).zones])
        known = kept[key] = abilities, there
    return known[1]


def is_ruled_out(position: Position, card: int, number: int) -> bool:
    """True where the phase, or where the card is, rules out that anybody initiates the ability."""
    ability = position.ability(card, number)
    if ability.phase is not None and ability.phase != position.state.phase:
        return True
    zone, there = ability.zone, position.state.cards[card].zone
    if there == zone or (not isinstance(zone, str) and there in zone):
        return False
    played = is_played(position.game, card, ability)
    return not (played and position.entry_rules.might_be_played_from_there(position, card))
