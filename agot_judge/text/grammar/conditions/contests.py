"""Who won dominance, and initiative."""

from operator import getitem

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability import Condition, Happened
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.grammar.conditions.players.history import PERIODS, Within, has_done
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, SECOND, call
from agot_judge.text.phrases.person import Person

conditions_of_contests = Fragment(__name__, "state")


class Contest(Struct, frozen=True):
    """Dominance or initiative of this or the previous round."""

    name: str
    period: Within


RESULTS = {"won": "win", "lost": "lose"}


@conditions_of_contests.rule
def has_result(reading: Reading, person: Person, result: str, contest: Contest) -> Condition:
    """``you have won dominance this round``, ``no player won dominance this round``."""
    happened = Happened(event=f"{RESULTS.get(result, result)} {contest.name}", period=contest.period)
    if person.none:
        return Condition(none_of=(has_done(reading, replace(person, none=False), happened),))
    return has_done(reading, person, happened)


@conditions_of_contests.rule
def has_not_result(reading: Reading, person: Person, result: str, contest: Contest) -> Condition:
    """The condition that the player does not have the result. Raises Unclear for ``an opponent``: one of them, or all."""
    if person.none or person.who in ("any", "opponent"):
        raise Unclear("one of several players has not")
    return Condition(none_of=(has_result(reading, person, result, contest),))


DETERMINED = Contest("dominance", "phase")


@conditions_of_contests.rule
def did_not_win(reading: Reading, person: Person) -> Condition:
    """The condition that the player did not win: ``you did not win``."""
    if reading.ending == "challenge" and person.who == "you":
        return Condition(none_of=(Challenge(won_by="you").condition(),))
    if reading.occurrence.event != "determine dominance":
        raise Unclear("what was not won")
    return has_not_result(reading, person, "win", DETERMINED)


conditions_of_contests.means(
    this=Contest(FIRST, call(getitem, PERIODS, SECOND)),  # "dominance this round"
)
