"""What players have done, and what happened to them, in a period."""

from typing import Literal

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Condition, Happened
from agot_judge.engine.ability.words import Period
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge, on_a_side
from agot_judge.text.grammar.conditions.players import states_of_players
from agot_judge.text.phrases.person import Person

PREVIOUS: Literal["previous round"] = "previous round"


Within = Period | Literal["previous round"]
"""When something has happened."""


PERIODS: dict[str, Within] = {
    "": "phase",
    "challenge": "challenge",
    "phase": "phase",
    "round": "round",
    "game": "game",
    PREVIOUS: PREVIOUS,
}


@states_of_players.rule
def has_done(reading: Reading, person: Person, happened: Happened) -> Condition:
    if person.none:
        return Condition(none_of=(Condition(happened=replace(happened, player=person.who_if_any)),))
    if person.every:
        raise Unclear("each of several players has")
    return Condition(happened=replace(happened, player=person.who_if_any))


@states_of_players.rule
def has_not_done(reading: Reading, person: Person, happened: Happened) -> Condition:
    if person.who in ("any", "opponent"):
        raise Unclear("one of several players has not")
    return Condition(none_of=(has_done(reading, person, happened),))


def happened_in(event: str, challenge: Challenge, at_least: int = 1) -> Happened:
    if challenge.definite and not challenge.period:
        raise Unclear("which challenge")
    challenge.only(
        "types",
        "as_player",
        "unopposed",
        "by_at_least",
        "period",
        "won_by",
        "lost_by",
        "initiated_by",
        "against",
    )
    if event == "initiate challenge" and (challenge.unopposed or challenge.by_at_least):
        raise Unclear("how it ended")
    if event != "initiate challenge" and challenge.initiated_by != "any":
        raise Unclear("who won or lost the challenges that a player initiated")
    said = (challenge.as_player is not None, challenge.unopposed, challenge.by_at_least)
    if challenge.period == PREVIOUS and (any(said) or challenge.against != "any"):
        raise Unclear("how it went in an earlier round")
    return Happened(
        event=event,
        period=PERIODS[challenge.period],
        challenge=challenge.types,
        as_player=challenge.as_player,
        unopposed=bool(challenge.unopposed),
        by_at_least=challenge.by_at_least or 0,
        at_least=at_least,
        to_player=None if challenge.against == "any" else challenge.against,
    )


@states_of_players.rule
def won(reading: Reading, challenge: Challenge) -> Happened:
    return happened_in("win challenge", on_a_side(reading, challenge))


@states_of_players.rule
def lost(reading: Reading, challenge: Challenge) -> Happened:
    return happened_in("lose challenge", on_a_side(reading, challenge))


@states_of_players.rule
def initiated(reading: Reading, challenge: Challenge) -> Happened:
    if challenge.every:
        raise Unclear("whether it was so of every challenge")
    return happened_in("initiate challenge", challenge)


@states_of_players.rule
def lost_many(reading: Reading, many: int, challenge: Challenge) -> Happened:
    return happened_in("lose challenge", on_a_side(reading, challenge), many)


@states_of_players.rule
def drew(reading: Reading, period: str) -> Happened:
    return Happened(event="draw", period=PERIODS[period])
