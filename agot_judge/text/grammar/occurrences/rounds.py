"""Occurrences in the round and in challenges: triggering conditions."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import AGAINST_YOU, Condition, Happened
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge, is_player
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, READING, SECOND, THIRD, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person
from agot_judge.text.trees.substitution import spoken_of

occurrences_of_rounds = Fragment(__name__, "event")


OTHERS: dict[str, Who] = {"win challenge": "loser", "lose challenge": "winner"}
"""The other player in a challenge, once it is won and lost; before that the defending player."""


def of_challenge(reading: Reading, challenge: Challenge, event: str) -> Trigger:
    """The occurrence in such a challenge."""
    challenge.only(
        *("types", "unopposed", "when", "by_at_least", "as_player", "against", "against_where"),
        *("ordinal", "initiated_by", "period", "each"),
        *(("won_by", "lost_by") if challenge.ordinal is not None or event == "challenge ends" else ()),
    )
    if reading.clause.awaiting and not challenge.each:
        reading.awaited_in, challenge = challenge.period, replace(challenge, period="")
    if challenge.plural or (challenge.ordinal is None and challenge.period):
        raise Unclear("which challenge")
    ends, counted, when = event == "challenge ends", challenge.ordinal is not None, [*challenge.when]
    if challenge.ordinal is not None:
        when.append(challenge.nth(challenge.ordinal))
    elif challenge.initiated_by != "any":
        when.append(is_player(challenge.initiated_by, "attacking player"))
    against = "any" if counted else challenge.against
    if ends and against != "any":  # which happens to no player
        when.append(is_player(against, "defending player"))
    if ends and not counted:
        result = Challenge(
            won_by=challenge.won_by, lost_by=challenge.lost_by, by_at_least=challenge.by_at_least
        )
        when += result.condition().all_of
    if challenge.against_where is not None:
        when.append(spoken_of(challenge.against_where, OTHERS.get(event, "defending player")))
    return Trigger(
        event=event,
        challenge=challenge.types,
        unopposed=challenge.unopposed,
        by_at_least=0 if ends else challenge.by_at_least,
        as_player=challenge.as_player,
        other_player="any" if ends else against,
        when=tuple(when),
    )


@occurrences_of_rounds.rule
def challenge_initiated(reading: Reading, challenge: Challenge, against: Person | None) -> Trigger:
    """The occurrence of a challenge that is initiated."""
    found = of_challenge(reading, challenge, "initiate challenge")
    if against is not None:
        if challenge.ordinal is not None:
            raise Unclear("which challenges are counted")
        found = replace(found, other_player=against.who)
        reading.player = "that player"
    return found


@occurrences_of_rounds.rule
def challenge_initiated_by_or_against(reading: Reading, challenge: Challenge) -> Trigger:
    """``a challenge is initiated by or against you``."""
    if challenge.ordinal is not None or challenge.initiated_by != "any" or challenge.against != "any":
        raise Unclear("by or against whom it is initiated")
    challenge = replace(challenge, when=(*challenge.when, AGAINST_YOU))
    return of_challenge(reading, challenge, "initiate challenge")


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


@occurrences_of_rounds.rule
def challenge_ends(reading: Reading, challenge: Challenge, circumstance: Challenge | None = None) -> Trigger:
    """The occurrence of the end of a challenge."""
    if circumstance is not None:
        challenge = _so(challenge, circumstance)
    return of_challenge(reading, challenge, "challenge ends")


@occurrences_of_rounds.rule
def no_defenders_declared(reading: Reading, challenge: Challenge | None) -> Trigger:
    """In the step in which defenders are declared (2e/rr/4.2.1/1)."""
    if challenge is None:
        return Trigger(event="declare no defenders")
    return of_challenge(reading, challenge, "declare no defenders")


@occurrences_of_rounds.rule
def claim_applied(reading: Reading, challenge: Challenge | None = None) -> Trigger:
    """While claim is resolved its triggering condition is the claim result."""
    if challenge is None:
        return Trigger(event="claim")
    when = challenge.condition().all_of
    return Trigger(event="claim", challenge=challenge.types, unopposed=challenge.unopposed, when=when)


@occurrences_of_rounds.rules(phase_begins="phase begins", phase_ends="phase ends")
def phase_turns(reading: Reading, event: str, name: str) -> Trigger:
    """The occurrence of the beginning or the end of a phase."""
    return Trigger(event=event, phase=(name,) if name else ())


@occurrences_of_rounds.rule
def phase_ends_in_which(reading: Reading, name: str, noun: Noun, keyword: str) -> Trigger:
    """The occurrence of the end of a phase in which a card entered play."""
    card = replace(reading.happens_to(noun), zone="any")
    entered = Happened(event=keyword, card=card)
    return replace(phase_turns(reading, "phase ends", name), when=(Condition(happened=entered),))


occurrences_of_rounds.means(
    agendas_announced=Trigger(event="announce agendas"),
    dominance_determined=Trigger(event="determine dominance"),
    # The occurrence of a challenge that is initiated, under circumstances
    challenge_initiated_in_which=call(challenge_initiated, READING, call(_so, FIRST, THIRD), SECOND),
)
