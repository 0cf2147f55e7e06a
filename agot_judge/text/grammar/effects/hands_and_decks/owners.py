"""The owners of hands and decks: "your hand", "an opponent's deck"."""

from collections.abc import Callable

from agot_judge.engine.ability.ability import Effect, ForEach
from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.reading import Unclear
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.grammar.sentences import Effects


def whose(zone: Zone, place: str) -> Who:
    """The player whose hand or deck it is. Raises Unclear for another place."""
    if zone.places != (place,):
        raise Unclear(f"which {place}")
    return zone.who


def of_each(every: bool, who: Who, effect: Callable[[Who], Effect]) -> Effects:
    """The effect on each of these players, or on the one who is meant: ``an opponent's`` is that of one of them."""
    return (ForEach(player=who, effects=(effect("that player"),)),) if every else (effect(who),)
