"""Whether any defenders were declared in the present challenge: conditions."""

from agot_judge.engine.ability.cards import NO_DEFENDERS
from agot_judge.engine.ability.conditions import Condition
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.challenges import is_player
from agot_judge.text.topics.initiated_challenges import states_of_happenings

__all__ = ["states_of_happenings"]


@states_of_happenings.rule
def none_declared(reading: Reading, *now: None) -> Condition:
    return NO_DEFENDERS


@states_of_happenings.rule
def declared_none(reading: Reading, person: Person, *now: None) -> Condition:
    """``an opponent declared no defenders``: who is the defending player, and could have."""
    if person.none or person.every or person.where is not None:
        raise Unclear("who declares them")
    if person.whoever in ("any", "defending player", "this opponent"):
        return NO_DEFENDERS
    return Condition(all_of=(is_player(person.whoever, "defending player"), NO_DEFENDERS))


@states_of_happenings.rule
def now(reading: Reading) -> None:
    """In the challenge that is under way."""
