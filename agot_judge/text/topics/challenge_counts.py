"""How many challenges a player has won, lost or initiated, beside a number or another player's: conditions."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Happenings
from agot_judge.engine.ability.conditions import Compare, Condition, Happened
from agot_judge.engine.ability.words import Relation, Who
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.challenges import Challenge
from agot_judge.text.topics.comparisons import Relative, beside_each_other
from agot_judge.text.topics.states_of_players import compares, happened_in, has_done, said

challenge_counts = Topic("challenge_counts", "state")

EVENTS = {"won": "win challenge", "lost": "lose challenge", "initiated": "initiate challenge"}


def so_often(happened: Happened, player: Who) -> Happenings:
    """How often that has happened to this player."""
    return Happenings(
        event=happened.event,
        player=player,
        period=happened.period,
        challenge=happened.challenge,
        as_player=happened.as_player,
        unopposed=happened.unopposed,
        by_at_least=happened.by_at_least,
        to_player=happened.to_player,
    )


def _counted(person: Person, result: str, relation: Relation, many: int, challenge: Challenge) -> Condition:
    if person.every or person.none or person.who in ("any", "opponent") or not challenge.period:
        raise Unclear("whose challenges")
    number = so_often(happened_in(EVENTS[result], challenge), person.who)
    return Condition(compare=Compare(left=number, relation=relation, right=many))


@challenge_counts.rule
def fewer_than(reading: Reading, person: Person, result: str, many: int, challenge: Challenge) -> Condition:
    """``you have initiated fewer than 3 challenges this phase``."""
    return _counted(person, result, "at most", many - 1, challenge)


@challenge_counts.rule
def at_most(reading: Reading, person: Person, result: str, many: int, challenge: Challenge) -> Condition:
    return _counted(person, result, "at most", many, challenge)


@challenge_counts.rule
def more_than(reading: Reading, person: Person, result: str, many: int, challenge: Challenge) -> Condition:
    if person.every or person.none or person.who in ("any", "opponent") or not challenge.period:
        raise Unclear("whose challenges")
    return has_done(reading, person, happened_in(EVENTS[result], challenge, many + 1))


@challenge_counts.rule
def exactly(reading: Reading, person: Person, result: str, many: int, challenge: Challenge) -> Condition:
    return _counted(person, result, "exactly", many, challenge)


@challenge_counts.rule
def beside(
    reading: Reading,
    person: Person,
    result: str,
    how: Relative,
    challenge: Challenge,
    other: Person,
    period: str,
) -> Condition:
    """``you have won more challenges than each opponent this phase``."""
    person, other = beside_each_other(reading, person, how, other)
    if person.who in ("any", "opponent") or person.every or person.none or how.plus:
        raise Unclear("whose challenges")
    happened = happened_in(EVENTS[result], replace(challenge, period=period))
    if happened.to_player is not None:
        raise Unclear("against whom")
    return compares(other, so_often(happened, person.who), how.relation, so_often(happened, said(other)))
