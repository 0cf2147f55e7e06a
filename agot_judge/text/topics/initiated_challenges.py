"""That a challenge was initiated, said of the challenge: ``no [military] challenge was initiated against you this phase``."""

from msgspec.structs import replace

from agot_judge.engine.ability.conditions import Condition
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.challenges import Challenge
from agot_judge.text.topics.states_of_happenings import states_of_happenings
from agot_judge.text.topics.states_of_players import PERIODS, happened_in

__all__ = ["states_of_happenings"]

Parties = tuple[Person, Person]
"""Who initiated it, and against whom."""
ANYBODY = Person("any")


@states_of_happenings.rule
def challenge_initiated(
    reading: Reading, challenge: Challenge, parties: Parties | None, period: str
) -> Condition:
    """``a [power] challenge has been initiated against you this phase``."""
    by, against = parties or (ANYBODY, ANYBODY)
    if challenge.definite or by.none or by.every or against.none or against.every:
        raise Unclear("which challenge")
    found = happened_in("initiate challenge", challenge.only("types"))
    to_player = None if against.who == "any" else against.who
    return Condition(happened=replace(found, player=by.who, to_player=to_player, period=PERIODS[period]))


@states_of_happenings.rule
def no_challenge_initiated(
    reading: Reading, challenge: Challenge, parties: Parties | None, period: str
) -> Condition:
    return Condition(none_of=(challenge_initiated(reading, challenge, parties, period),))


@states_of_happenings.rule
def none_initiated(reading: Reading, parties: Parties | None, period: str) -> Condition:
    """``no challenge was initiated this phase``."""
    return no_challenge_initiated(reading, Challenge(), parties, period)


@states_of_happenings.rule
def against(reading: Reading, person: Person) -> Parties:
    return ANYBODY, person


@states_of_happenings.rule
def by(reading: Reading, person: Person) -> Parties:
    return person, ANYBODY


@states_of_happenings.rule
def against_by(reading: Reading, person: Person, attacker: Person) -> Parties:
    return attacker, person


@states_of_happenings.rule
def by_against(reading: Reading, attacker: Person, person: Person) -> Parties:
    return attacker, person
