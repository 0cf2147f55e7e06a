"""``an opponent of your choice draws 1 card``: which of them is chosen as it is done."""

from agot_judge.engine.ability.effects_on_cards import TakeControl
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.doings import player_does
from agot_judge.text.topics.one_or_other import doings
from agot_judge.text.topics.sentences import Effects

__all__ = ["doings"]


@doings.rule
def one_of_your_choice(reading: Reading, person: Person, found: Effects) -> Effects:
    """As ``an opponent draws 1 card``; who it is does not depend on a choice of that player."""
    if person.every or person.none or person.whoever not in ("any", "opponent") or not found:
        raise Unclear("which players can be chosen")
    if any(isinstance(effect, TakeControl) for effect in found):
        raise Unclear("to whom control is given")  # read in another way
    return player_does(reading, person, found)
