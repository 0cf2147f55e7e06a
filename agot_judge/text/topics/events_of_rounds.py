"""What happens in the round and to challenges: triggering conditions."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.conditions import Condition, Happened
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.ability.words import Period, Who
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.substitution import spoken_of
from agot_judge.text.topic import Topic
from agot_judge.text.topics.challenges import Challenge, is_player

events_of_rounds = Topic("events_of_rounds", "event")

Fields = dict[str, Any]

OTHERS: dict[str, Who] = {"win challenge": "loser", "lose challenge": "winner"}
"""The other player in a challenge, once it is won and lost; before that the defending player."""


def of_challenge(reading: Reading, challenge: Challenge, event: str) -> Fields:
    """The fields that a description of a challenge gives."""
    challenge.only(
        *("types", "unopposed", "when", "by_at_least", "as_player", "against", "against_where"),
        *("ordinal", "initiated_by", "period", "each"),
        *(("won_by", "lost_by") if challenge.ordinal is not None or event == "challenge ends" else ()),
    )
    if reading.awaiting and not challenge.each:
        reading.awaited_in, challenge = challenge.period, replace(challenge, period="")
    if challenge.ordinal is None and challenge.period:
        raise Unclear("which challenge")
    if challenge.plural:
        raise Unclear("which challenge")
    found: Fields = {"event": event, "challenge": challenge.types, "unopposed": challenge.unopposed}
    found["when"] = challenge.when
    if challenge.ordinal is None and challenge.initiated_by != "any":
        found["when"] = (*challenge.when, is_player(challenge.initiated_by, "attacking player"))
    if challenge.ordinal is not None:
        found["when"] = (*challenge.when, challenge.nth(challenge.ordinal))
    if challenge.by_at_least and event != "challenge ends":
        found["by_at_least"] = challenge.by_at_least
    if challenge.as_player is not None:
        found["as_player"] = challenge.as_player
    if challenge.against != "any" and challenge.ordinal is None:
        if event == "challenge ends":  # which happens to no player
            found["when"] = (*found["when"], is_player(challenge.against, "defending player"))
        else:
            found["other_player"] = challenge.against
    if event == "challenge ends" and challenge.ordinal is None:
        result = Challenge(
            won_by=challenge.won_by, lost_by=challenge.lost_by, by_at_least=challenge.by_at_least
        )
        found["when"] = (*found["when"], *result.condition().all_of)
    if challenge.against_where is not None:
        found["when"] = (
            *found["when"],
            spoken_of(challenge.against_where, OTHERS.get(event, "defending player")),
        )
    return found


@events_of_rounds.rule
def challenge_initiated(reading: Reading, challenge: Challenge, against: Person | None) -> Trigger:
    found = of_challenge(reading, challenge, "initiate challenge")
    if against is not None:
        if challenge.ordinal is not None:
            raise Unclear("which challenges are counted")
        found["other_player"] = against.who
        reading.player = "that player"
    return Trigger(**found)


@events_of_rounds.rule
def challenge_initiated_in_which(
    reading: Reading, challenge: Challenge, against: Person | None, circumstance: Challenge
) -> Trigger:
    return challenge_initiated(reading, _so(challenge, circumstance), against)


@events_of_rounds.rule
def challenge_initiated_by(
    reading: Reading, challenge: Challenge, person: Person, against: Person | None
) -> Trigger:
    """``a [power] challenge is initiated by an opponent``."""
    if challenge.ordinal is not None or person.every or person.none:
        raise Unclear("by whom")
    found = replace(challenge_initiated(reading, challenge, against), player=person.whoever)
    if person.where is not None:
        found = replace(found, when=(*found.when, spoken_of(person.where, "that player")))
    reading.player = None if against is not None and against.who != "you" else person.in_turn
    return found


@events_of_rounds.rule
def challenge_initiated_against_by(
    reading: Reading, challenge: Challenge, against: Person, person: Person
) -> Trigger:
    return challenge_initiated_by(reading, challenge, person, against)


def _so(challenge: Challenge, circumstance: Challenge) -> Challenge:
    """The challenge, of which more is said after what happens to it."""
    if challenge.ordinal is not None:
        raise Unclear("which challenges are counted")
    if challenge.initiated_by != "any" and circumstance.initiated_by != "any":
        raise Unclear("who initiates it said twice")
    return replace(
        challenge,
        when=(*challenge.when, *circumstance.when),
        initiated_by=circumstance.initiated_by if challenge.initiated_by == "any" else challenge.initiated_by,
        against=circumstance.against if challenge.against == "any" else challenge.against,
    )


@events_of_rounds.rule
def challenge_ends(reading: Reading, challenge: Challenge, circumstance: Challenge | None = None) -> Trigger:
    if circumstance is not None:
        challenge = _so(challenge, circumstance)
    return Trigger(**of_challenge(reading, challenge, "challenge ends"))


@events_of_rounds.rule
def challenge_with_result_ends(
    reading: Reading, challenge: Challenge, person: Person, result: str, by: int = 0
) -> Trigger:
    """``a challenge ends that you won by 5 or more STR``."""
    if person.every or person.none or person.where is not None or challenge.by_at_least:
        raise Unclear("who won or lost it")
    so = {"won_by" if result == "won" else "lost_by": person.whoever}
    return challenge_ends(reading, replace(challenge, by_at_least=by, **so))


@events_of_rounds.rule
def margin(reading: Reading, by: int) -> int:
    return by


@events_of_rounds.rule
def winner_determined(reading: Reading) -> Trigger:
    return Trigger(event="determine winner")


@events_of_rounds.rule
def winner_would_be_determined(reading: Reading) -> Trigger:
    return replace(winner_determined(reading), would=True)


@events_of_rounds.rule
def phase_begins(reading: Reading, name: str) -> Trigger:
    return Trigger(event="phase begins", phase=(name,) if name else ())


@events_of_rounds.rule
def phase_ends(reading: Reading, name: str) -> Trigger:
    return Trigger(event="phase ends", phase=(name,) if name else ())


@events_of_rounds.rule
def phase_ends_in_which(reading: Reading, name: str, noun: Noun, keyword: str) -> Trigger:
    card = replace(reading.happens_to(noun) or Cards(), zone="any")
    entered = Happened(event=keyword, card=card)
    return replace(phase_ends(reading, name), when=(Condition(happened=entered),))


@events_of_rounds.rule
def phase_ends_in_which_it_happened(reading: Reading, name: str, happened: Condition) -> Trigger:
    """``a phase ends in which this character was declared as an attacker``."""
    return replace(phase_ends(reading, name), when=(_within(happened, "phase"),))


def _within(found: Condition, period: Period) -> Condition:
    if found.happened is not None:
        return replace(found, happened=replace(found.happened, period=period))
    if found.any_of:
        raise Unclear("which of two things happened in it")
    return replace(found, none_of=tuple(_within(one, period) for one in found.none_of))


@events_of_rounds.rule
def phase_begins_or_ends(reading: Reading, name: str) -> Trigger:
    return replace(phase_begins(reading, name), or_events=("phase ends",))


@events_of_rounds.rule
def agendas_announced(reading: Reading) -> Trigger:
    """In setup (2e/rr/setup/4)."""
    return Trigger(event="announce agendas")


@events_of_rounds.rule
def round_begins(reading: Reading) -> Trigger:
    return Trigger(event="round begins")


@events_of_rounds.rule
def round_ends(reading: Reading) -> Trigger:
    return Trigger(event="round ends")


@events_of_rounds.rule
def round_ends_in_which_it_happened(reading: Reading, happened: Condition) -> Trigger:
    """``the round ends in which this character entered play``."""
    return Trigger(event="round ends", when=(_within(happened, "round"),))


@events_of_rounds.rule
def plot_deck_emptied(reading: Reading, owner: Person) -> Trigger:
    """The used pile returns to it at once (2e/rr/plot-deck)."""
    if owner.every or owner.none:
        raise Unclear("whose plot deck")
    return Trigger(event="return used pile", player=owner.who)


@events_of_rounds.rule
def dominance_determined(reading: Reading) -> Trigger:
    return Trigger(event="determine dominance")


@events_of_rounds.rule
def dominance_would_be_determined(reading: Reading) -> Trigger:
    return replace(dominance_determined(reading), would=True)


@events_of_rounds.rule
def initiative_determined(reading: Reading) -> Trigger:
    return Trigger(event="compare initiative")


@events_of_rounds.rule
def initiative_would_be_determined(reading: Reading) -> Trigger:
    return replace(initiative_determined(reading), would=True)


@events_of_rounds.rule
def reserve_checked(reading: Reading) -> Trigger:
    """By each player."""
    return Trigger(event="check reserve")


@events_of_rounds.rule
def reserve_of_checked(reading: Reading, owner: Person) -> Trigger:
    """``your reserve value is checked``."""
    if owner.every or owner.none:
        raise Unclear("whose reserve")
    reading.player = owner.in_turn
    return replace(reserve_checked(reading), player=owner.who)


@events_of_rounds.rule
def plots_revealed(reading: Reading) -> Trigger:
    return Trigger(event="reveal plots")


@events_of_rounds.rule
def first_player_chosen(reading: Reading) -> Trigger:
    return Trigger(event="become first player")
