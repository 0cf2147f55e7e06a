"""Conditions about a period: what players have done in it, and what happened to them."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Condition, Happened
from agot_judge.engine.ability.words import Period
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge, on_a_side
from agot_judge.text.grammar.conditions.players import conditions_of_players
from agot_judge.text.parsing.template import FIRST, READING, SECOND, THIRD, call
from agot_judge.text.phrases.person import Person


@conditions_of_players.rule
def has_done(reading: Reading, person: Person, happened: Happened) -> Condition:
    """The condition that the player has done it: ``you have won a challenge this phase``."""
    if person.none:
        return Condition(none_of=(Condition(happened=replace(happened, player=person.who_if_any)),))
    return Condition(happened=replace(happened, player=person.any_one))


def happened_in(event: str, challenge: Challenge, at_least: int = 1) -> Happened:
    """The occurrence in such a challenge, in its period."""
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
    return Happened(
        event=event,
        period=challenge.period or "phase",
        challenge=challenge.types,
        as_player=challenge.as_player,
        unopposed=bool(challenge.unopposed),
        by_at_least=challenge.by_at_least or 0,
        at_least=at_least,
        to_player=None if challenge.against == "any" else challenge.against,
    )


@conditions_of_players.rules(won="win challenge", lost="lose challenge")
def decided(reading: Reading, event: str, challenge: Challenge) -> Happened:
    """The challenge that was won or lost."""
    return happened_in(event, on_a_side(reading, challenge))


@conditions_of_players.rule
def initiated(reading: Reading, challenge: Challenge) -> Happened:
    """The challenge that was initiated."""
    if challenge.every:
        raise Unclear("whether it was so of every challenge")
    return happened_in("initiate challenge", challenge)


_RESULTS = {"won": "win", "lost": "lose"}


@conditions_of_players.rule
def contest(reading: Reading, result: str, name: str, period: Period) -> Happened:
    """The result of dominance or initiative: ``won dominance this round``."""
    return Happened(event=f"{_RESULTS.get(result, result)} {name}", period=period)


@conditions_of_players.rule
def did_not_win(reading: Reading, person: Person) -> Condition:
    """The condition that the player did not win: ``you did not win``."""
    if reading.ending == "challenge" and person.who == "you":
        return Condition(none_of=(Challenge(won_by="you").condition(),))
    if reading.occurrence.event != "determine dominance":
        raise Unclear("what was not won")
    return Condition(none_of=(Condition(happened=Happened(event="win dominance", player=person.one)),))


@conditions_of_players.rule
def has_not_applied(reading: Reading, person: Person, icon: str | None, period: Period) -> Condition:
    """``you have not applied [military] claim this phase``: as the one who had won the challenge."""
    types = () if icon is None else (icon,)
    applied = Happened(event="claim", to_player=person.one, challenge=types, period=period)
    return Condition(none_of=(Condition(happened=applied),))


conditions_of_players.means(
    # The condition that the player has not done it
    has_not_done=Condition(none_of=(call(has_done, READING, call(Person, FIRST.one), SECOND),)),
    # The condition that one player gave the other no gold
    has_not_given=Condition(
        none_of=(
            Condition(
                happened=Happened(
                    event="give gold",
                    player=FIRST.one,
                    to_player=SECOND.any_one,
                    period=THIRD,
                )
            ),
        )
    ),
    # The number of challenges that were lost: "lost 2 or more challenges"
    lost_many=call(happened_in, "lose challenge", call(on_a_side, READING, SECOND), FIRST),
    # The cards that were drawn: "drawn any cards this round"
    drew=Happened(event="draw", period=FIRST),
)
