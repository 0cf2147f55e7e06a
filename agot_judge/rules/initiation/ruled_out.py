"""Which abilities plain facts rule out, before anything is asked that takes longer."""

from agot_judge.engine.reading import PLACES
from agot_judge.engine.values.position import Position
from agot_judge.rules.costs.costs import is_played

Named = tuple[int, int]
"""A card and the number of an ability on it."""


def not_ruled_out(position: Position, abilities: tuple[Named, ...]) -> tuple[Named, ...]:
    """Those of the abilities that neither the phase nor the place of their cards rules out: plain facts come first."""
    if not abilities:
        return ()
    kept = position.kept(PLACES)[0]
    found: tuple[Named, ...] | None = kept.get(abilities)
    if found is None:
        found = kept[abilities] = tuple(one for one in abilities if not is_ruled_out(position, *one))
    return found


def where_they_work(position: Position, abilities: tuple[Named, ...]) -> tuple[Named, ...]:
    """Those of the abilities whose cards are where they are used."""
    kept = position.kept(PLACES)[0]
    key = "where they work", abilities
    found: tuple[Named, ...] | None = kept.get(key)
    if found is None:
        cards = position.state.cards
        found = kept[key] = tuple(
            one for one in abilities if cards[one[0]].zone == position.ability(*one).zone
        )
    return found


def is_ruled_out(position: Position, card: int, number: int) -> bool:
    """Whether the phase, or where the card is, rules out that anybody initiates the ability."""
    ability = position.ability(card, number)
    if ability.phase is not None and ability.phase != position.state.phase:
        return True
    zone, there = ability.zone, position.state.cards[card].zone
    if there == zone or (not isinstance(zone, str) and there in zone):
        return False
    played = is_played(position.game, card, ability)
    return not (played and position.entry_rules.might_be_played_from_there(position, card))
