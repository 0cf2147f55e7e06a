"""``in player order, each player ..``: one player after the other, the first player first (2e/rr/player-order/1)."""

from agot_judge.engine.ability.ability import ForEach
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.doings import player_does
from agot_judge.text.topics.preventions import doings
from agot_judge.text.topics.sentences import Effects

__all__ = ["doings"]


@doings.rule
def in_order(reading: Reading, person: Person, found: Effects) -> Effects:
    """Choices are made in that order anyway; what is done to all cards at once would not be."""
    effects = player_does(reading, person, found)
    if not person.every or not all(isinstance(effect, ForEach) for effect in effects):
        raise Unclear("what is done by one player after the other")
    return effects
