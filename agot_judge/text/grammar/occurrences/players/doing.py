"""Things that players do: the occurrence as a whole."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.before_or_after import changes_what_is_asked
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.grammar.occurrences.cards.happening import how_many
from agot_judge.text.grammar.occurrences.players import occurrences_of_players
from agot_judge.text.grammar.occurrences.rounds import of_challenge
from agot_judge.text.parsing.template import ALL, FIRST, READING, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person
from agot_judge.text.trees.substitution import spoken_of

Fields = dict[str, Any]


@occurrences_of_players.rule
def player_does(reading: Reading, person: Person, fields: Fields) -> Trigger:
    """The occurrence of what a player does."""
    if person.none:
        raise Unclear("no opponent")
    if person.every:
        raise Unclear("each of several players, or any one of them")
    doer = fields.pop("_doer", "player")
    if person.whoever != "you":  # "after an opponent wins a challenge, that player": who won it
        reading.player = "acting player" if doer == "by" else person.in_turn
    if person.where is not None and doer == "player":
        when = spoken_of(person.where, "that player")
        if changes_what_is_asked(fields.get("event", ""), person.where):
            reading.asked_before = when
        return Trigger(**{**fields, doer: person.whoever, "when": (*fields.get("when", ()), when)})
    return Trigger(**{**fields, doer: person.who})


@occurrences_of_players.rule
def player_would(reading: Reading, person: Person, fields: Fields) -> Trigger:
    """The occurrence of what a player would do."""
    found = player_does(reading, person, fields)
    if found.event == "draw phase draw":
        found = drawn(found)
    return replace(found, would=True)


def drawn(found: Trigger) -> Trigger:
    """``draws cards`` otherwise than in the draw phase: one or more."""
    return replace(found, event="draw", card=Cards(), one_or_more=True)


def _any(reading: Reading, event: str, *found: Challenge) -> Fields:
    """The occurrence in one of these challenges; of several descriptions what differs becomes a condition."""
    if any(one.ordinal is not None for one in found):
        raise Unclear("which challenges are counted")
    if len(found) == 1:
        return of_challenge(reading, found[0], event)
    parts = [of_challenge(reading, one, event) for one in found]
    if any(set(part) - {"event", "challenge", "unopposed", "when"} for part in parts):
        raise Unclear("one of two such challenges")

    return {"event": event, "when": (Condition(any_of=tuple(one.condition() for one in found)),)}


@occurrences_of_players.rule
def win(reading: Reading, *found: Challenge) -> Fields:
    """The occurrence ``win a challenge``."""
    reading.player = _beaten(reading, found)
    return _any(reading, "win challenge", *found)


def _beaten(reading: Reading, challenges: tuple[Challenge, ...]) -> Who | None:
    """The player that "that player" means after "you win a challenge": its loser.

    Where an effect waits for the challenge it stays the player of whom was spoken before: ``After an opponent plays an event, the
    next time you win a challenge, that player ..``; None for a role in a challenge, which is over by then."""
    before = reading.player
    present = "challenge" in reading.occurrence.event and not any(one.period for one in challenges)
    if not reading.clause.awaiting or before in (None, "you") or present:
        return "loser"
    if before in ("controller", "owner", "its player"):
        return "its player"
    return before if before in ("chosen player", "that player") else None


@occurrences_of_players.rule
def lose(reading: Reading, *found: Challenge) -> Fields:
    """The occurrence ``lose a challenge``."""
    return _any(reading, "lose challenge", *found)


@occurrences_of_players.rule
def win_dominance(reading: Reading, by: int | None) -> Fields:
    """The occurrence ``win dominance``."""
    return {"event": "win dominance", "by_at_least": by or 0}


def _how(found: Fields, *how: Fields) -> Fields:
    for part in how:
        if found.keys() & part.keys():
            raise Unclear("how it comes about said twice")
        found = found | part
    return found


@occurrences_of_players.rules(gain_gold="gain gold", gain_power="gain power")
def gain(reading: Reading, event: str, *how: Fields) -> Fields:
    """The occurrence ``gain gold`` or ``gain power``."""
    return _how({"event": event}, *how)


BY_WHOM = {"kill", "discard", "discard from deck", "discard from play"}
"""The kinds of occurrences that happen to the player whose card it is, by whomever they are done."""


CHOSEN_BY_THE_PLAYER = ("claim", "reserve")
"""Causes that are no player's effect: whose cards these are does it."""


@occurrences_of_players.rule
def cards_done(reading: Reading, verbs: tuple[str, ...], noun: Noun, *how: Fields) -> Fields:
    """The occurrence of what a player does with cards: ``play an event``."""
    if noun.plural and noun.quantity == "bare" and noun.cards == Cards():
        raise Unclear("cards, whichever and how many they are")
    if noun.quantity == "some" and not (noun.any_number or noun.exactly) and noun.most != 1:
        raise Unclear("so many at once, and no more")
    if not BY_WHOM.isdisjoint(verbs) and not BY_WHOM.issuperset(verbs):
        raise Unclear("who does one of them, and to whom the other happens")
    if verbs == ("marshal",) and noun.types == ("duplicate",):
        verbs = ("marshal duplicate",)  # which is not to marshal a card (2e/rr/duplicates/8)
    card = reading.happens_to(replace(noun, exactly=False))
    found: Fields = {"event": verbs[0], "or_events": verbs[1:], "card": card}
    if verbs == ("reveal",) and noun.types == ("plot",):
        found["event"] = "reveal plot"
    found |= how_many(noun, verbs)
    found = _how(found, *how)
    cause = found.get("cause")
    whose = noun.cards.controller
    of_another = whose in ("you", "opponent") and (whose == "you") != (reading.subject == "you")
    if of_another and set(verbs) <= {"kneel", "stand"}:  # by an effect
        found["_doer"] = "by"
    if cause in ("intimidate", "assault") or (
        found["event"] in BY_WHOM and cause not in CHOSEN_BY_THE_PLAYER
    ):
        found["_doer"] = "by"
    if found.get("cause") == "pillage" and verbs == ("discard",):
        found["event"] = "discard from deck"
    return found


@occurrences_of_players.rule
def attach(reading: Reading, noun: Noun, host: Noun) -> Fields:
    """The occurrence ``attach a card``."""
    found = cards_done(reading, ("attach",), noun)
    return {**found, "card": replace(found["card"] or Cards(), attached_to=host.on())}


@occurrences_of_players.rule
def check_reserve(reading: Reading, owner: Person | None = None) -> Fields:
    """The occurrence ``check reserve``."""
    return {"event": "check reserve"}


@occurrences_of_players.rule
def trigger_ability(reading: Reading, kind: str | None = None) -> Fields:
    """The occurrence ``trigger an ability``."""
    return {"event": "initiate", "card": Cards(type=(kind,) if kind else (), zone="any")}


occurrences_of_players.means(
    # "in the draw phase" follows: the framework's draw is one occurrence, whatever is drawn
    draw_cards={"event": "draw phase draw"},
    lose_dominance={"event": "lose dominance"},
    win_initiative={"event": "win initiative"},
    lose_initiative={"event": "lose initiative"},
    collect_income={"event": "collect income"},
    compare={"event": "compare initiative"},
    become_first={"event": "become first player"},
    choose_plot={"event": "choose plot"},
    marshal="marshal",
    play="play event",
    draw_verb="draw",
    reveal="reveal",
    discard="discard",
    # The occurrence "initiate a challenge"
    initiate=call(of_challenge, READING, FIRST, "initiate challenge"),
    verbs=ALL,  # The verbs of which one is done
)
