"""Prohibitions of players, and the times of the prohibitions."""

from operator import getitem
from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Forbid, Later
from agot_judge.engine.ability.cards import Condition
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.grammar.constants.players_cannot import players_cannot
from agot_judge.text.grammar.durations import PERIODS
from agot_judge.text.grammar.effects.lasting import lasts
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.template import FIRST, READING, SECOND, THIRD, call
from agot_judge.text.phrases.description import Patch, described, excluding
from agot_judge.text.phrases.person import Person

Act = tuple[Forbid, ...]
"""Prohibitions that are nobody's yet."""


@players_cannot.rule
def cannot(reading: Reading, person: Person, acts: Act) -> Act:
    """The prohibitions of a player."""
    if person.none:
        raise Unclear("nobody is forbidden anything")
    if person.where is None:
        return tuple(replace(act, player=person.who) for act in acts)
    return tuple(replace(act, player=person.whoever, during=_both(person.where, act.during)) for act in acts)


def _both(first: Condition, second: Condition | None) -> Condition:
    return first if second is None else Condition(all_of=(first, second))


def _such(such: Person, person: Person) -> Person:
    """Each of whom it is true, where the clause is about that player. Raises Unclear."""
    if person.who != "that player":
        raise Unclear("which player")
    return such


@players_cannot.rule
def skipped(reading: Reading, phase: str) -> Act:
    """``Skip the standing phase this round``, on a plot card: as long as it is revealed."""
    return tuple(replace(act, player="any") for act in forbid(f"have a {phase} phase"))


@players_cannot.rule
def cannot_lose(reading: Reading, challenge: Challenge) -> Act:
    """``You cannot lose (and your opponent cannot win) the first challenge initiated against you each phase``."""
    if challenge.ordinal is None or challenge.against != "you" or not challenge.each:
        raise Unclear("which challenge")
    return forbid("lose challenges", during=challenge.nth(challenge.ordinal))


@players_cannot.rule
def cannot_either(reading: Reading, person: Person, first: Act, second: Act) -> Act:
    """The prohibitions of two acts."""
    return cannot(reading, person, (*first, *second))


@players_cannot.rule
def cannot_when(reading: Reading, person: Person, acts: Act, when: Condition) -> Act:
    """The prohibitions at some time."""
    return cannot(reading, person, tuple(replace(act, during=when) for act in acts))


@players_cannot.rule
def cannot_unless(reading: Reading, person: Person, acts: Act, unless: Condition) -> Act:
    """The prohibitions unless a condition is true."""
    return tuple(replace(act, unless=unless) for act in cannot(reading, person, acts))


@players_cannot.rule
def cannot_but_on(reading: Reading, person: Person, acts: Act, patch: Patch) -> Act:
    """``cannot trigger abilities on characters unless those cards have the King trait``: on those that do not have it."""
    if any(act.cards is None or act.cannot != "trigger" for act in acts):
        raise Unclear("which cards")
    others = tuple(
        replace(act, cards=described(act.cards, [excluding(patch)])) for act in acts if act.cards is not None
    )
    return cannot(reading, person, others)


@players_cannot.rule
def cannot_in(reading: Reading, person: Person, acts: Act, given: dict[str, Any]) -> Act:
    """The prohibitions in a period, or of more than so many in each."""
    found = cannot(reading, person, acts)
    if any(act.more_than is None for act in found):
        if "until" not in given:
            raise Unclear("each of several times")
        return tuple(replace(act, until=given["until"]) for act in found)
    period = given.get("until") or given["period"]
    until = (
        given.get("until") if reading.discourse.sentence else None
    )  # of a triggered ability: what it forbids lasts
    return tuple(replace(act, period=period, until=until) for act in found)


def forbid(what: str, **fields: Any) -> Act:
    """The prohibition of one act."""
    return (Forbid(player="you", cannot=what, **fields),)


@players_cannot.rule
def no_new_plot(reading: Reading, person: Person) -> Effects:
    """``cannot reveal a new plot card during the next plot phase``: from when that phase begins to its end."""
    if person.every or person.none or person.who in ("any", "opponent"):
        raise Unclear("which player")
    begins = Trigger(event="phase begins", phase=("plot",))
    forbidden = Forbid(player=person.who, cannot="reveal plots", until="phase")
    return (Later(trigger=begins, effects=(forbidden,), on="self", until="game"),)


players_cannot.means(
    constant=FIRST,
    # "If you win initiative, you must choose an opponent to be the first player"
    opponent_first=forbid("choose oneself as the first player"),
    # "While an opponent has more power than you, that player cannot ..": each of whom it is true.
    such_cannot=call(cannot, READING, call(_such, FIRST, SECOND), THIRD),
    this={"until": call(getitem, PERIODS, FIRST)},  # The end of the period: "this round"
    each={"period": call(getitem, PERIODS, FIRST)},  # The period in which is counted: "each round"
    # "you do not set up cards": none are placed in that step (2e/rr/setup/9)
    no_setup=call(cannot, READING, FIRST, (Forbid(player="you", cannot="set up cards"),)),
    until=call(lasts, FIRST, SECOND),  # The prohibitions for a time
)
