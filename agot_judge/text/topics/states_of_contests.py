"""Who won dominance, and initiative."""

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.conditions import Condition, Happened
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.challenges import Challenge
from agot_judge.text.topics.states_of_players import PERIODS, PREVIOUS, Within, has_done

states_of_contests = Topic("states_of_contests", "state", "did")


class Contest(Struct, frozen=True):
    """Dominance or initiative of this or the previous round."""

    name: str
    period: Within


@states_of_contests.rule
def them(reading: Reading) -> Person:
    """Of whom is spoken is said before."""
    return Person("this opponent")


RESULTS = {"won": "win", "lost": "lose"}


@states_of_contests.rule
def has_result(reading: Reading, person: Person, result: str, contest: Contest) -> Condition:
    """``you have won dominance this round``, ``no player won dominance this round``."""
    happened = Happened(event=f"{RESULTS.get(result, result)} {contest.name}", period=contest.period)
    if person.none:
        return Condition(none_of=(has_done(reading, replace(person, none=False), happened),))
    return has_done(reading, person, happened)


@states_of_contests.rule
def has_not_result(reading: Reading, person: Person, result: str, contest: Contest) -> Condition:
    """That the player has not. Raises Unclear for ``an opponent``: one of them, or all."""
    if person.none or person.who in ("any", "opponent"):
        raise Unclear("one of several players has not")
    return Condition(none_of=(has_result(reading, person, result, contest),))


@states_of_contests.rule
def this_round(reading: Reading, name: str) -> Contest:
    """``if you did not win dominance``: it is won once each round (2e/rr/dominance-phase/1)."""
    return Contest(name, "round")


@states_of_contests.rule
def this(reading: Reading, name: str, period: str) -> Contest:
    """``dominance this round``."""
    return Contest(name, PERIODS[period])


@states_of_contests.rule
def previous(reading: Reading, name: str) -> Contest:
    """``initiative in the previous round``."""
    return Contest(name, PREVIOUS)


DETERMINED = Contest("dominance", "phase")


@states_of_contests.rule
def did_win(reading: Reading, person: Person) -> Condition:
    """``if you won``, ``if no player won``: after dominance was determined, or the challenge that ends then."""
    if reading.ending == "challenge" and not (person.every or person.none or person.who == "any"):
        return Challenge(won_by=person.who).condition()
    if reading.happened != "determine dominance":
        raise Unclear("what was won")
    return has_result(reading, person, "win", DETERMINED)


@states_of_contests.rule
def did_lose(reading: Reading, person: Person) -> Condition:
    """``if you lost``: the challenge that ends then."""
    if reading.ending != "challenge" or person.every or person.none or person.who == "any":
        raise Unclear("what was lost")
    return Challenge(lost_by=person.who).condition()


@states_of_contests.rule
def did_not_win(reading: Reading, person: Person) -> Condition:
    if reading.ending == "challenge" and person.who == "you":
        return Condition(none_of=(Challenge(won_by="you").condition(),))
    if reading.happened != "determine dominance":
        raise Unclear("what was not won")
    return has_not_result(reading, person, "win", DETERMINED)
