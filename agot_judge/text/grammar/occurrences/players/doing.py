"""Things that players do: the occurrence as a whole."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.grammar.occurrences.cards.happening import happening
from agot_judge.text.grammar.occurrences.parts import to_such_cards, together
from agot_judge.text.grammar.occurrences.players import occurrences_of_players
from agot_judge.text.grammar.occurrences.rounds import of_challenge
from agot_judge.text.parsing.template import ALL, FIRST, READING, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person
from agot_judge.text.trees.substitution import spoken_of


@occurrences_of_players.rule
def player_does(reading: Reading, person: Person, did: Trigger) -> Trigger:
    """The occurrence of what a player does; from here on "that player" is the one who does it, unless that is you."""
    if person.none:
        raise Unclear("no opponent")
    if person.every:
        raise Unclear("each of several players, or any one of them")
    by = did.event.startswith("discard") and did.cause not in _CHOSEN_BY_THE_PLAYER
    if person.whoever != "you":  # "after an opponent wins a challenge, that player": who won it
        reading.player = "acting player" if by else person.in_turn
    if by:
        return replace(did, by=person.who)
    if person.where is None:
        return replace(did, player=person.whoever)
    when = spoken_of(person.where, "that player")
    return replace(did, player=person.whoever, when=(*did.when, when))


@occurrences_of_players.rule
def player_would(reading: Reading, person: Person, did: Trigger) -> Trigger:
    """The occurrence of what a player would do."""
    found = player_does(reading, person, did)
    if found.event == "draw phase draw":
        found = drawn(found)
    return replace(found, would=True)


def drawn(found: Trigger) -> Trigger:
    """``draws cards`` otherwise than in the draw phase: one or more."""
    return replace(found, event="draw", card=Cards(), one_or_more=True)


@occurrences_of_players.rules(lose="lose challenge")
def in_any_of(reading: Reading, event: str, *found: Challenge) -> Trigger:
    """The occurrence in one of these challenges; of several descriptions what differs becomes a condition."""
    if any(one.ordinal is not None for one in found):
        raise Unclear("which challenges are counted")
    if len(found) == 1:
        return of_challenge(reading, found[0], event)
    for one in found:
        if replace(of_challenge(reading, one, event), challenge=(), unopposed=None, when=()) != Trigger(
            event=event
        ):
            raise Unclear("one of two such challenges")
    return Trigger(event=event, when=(Condition(any_of=tuple(one.condition() for one in found)),))


@occurrences_of_players.rule
def win(reading: Reading, *found: Challenge) -> Trigger:
    """The occurrence ``win a challenge``; from here on "that player" is its loser."""
    reading.player = _beaten(reading, found)
    return in_any_of(reading, "win challenge", *found)


def _beaten(reading: Reading, challenges: tuple[Challenge, ...]) -> Who | None:
    """The player that "that player" means after "you win a challenge": its loser.

    Where an effect waits for another challenge than the present one, it stays the player of whom was spoken before: ``After an
    opponent plays an event, the next time you win a challenge, that player ..`` (``its player``: whose card it is); None for any
    other, such as a role in a challenge, which is over by then."""
    before = reading.player
    present = "challenge" in reading.occurrence.event and not any(one.period for one in challenges)
    if not reading.clause.awaiting or before in (None, "you") or present:
        return "loser"
    if before in ("controller", "owner", "its player"):
        return "its player"
    return before if before in ("chosen player", "that player") else None


@occurrences_of_players.rule
def win_dominance(reading: Reading, by: int | None) -> Trigger:
    """The occurrence ``win dominance``."""
    return Trigger(event="win dominance", by_at_least=by or 0)


@occurrences_of_players.rules(gain_gold="gain gold", gain_power="gain power")
def gain(reading: Reading, event: str, *how: Trigger) -> Trigger:
    """The occurrence ``gain gold`` or ``gain power``."""
    return together(Trigger(event=event), *how)


_CHOSEN_BY_THE_PLAYER = ("claim", "reserve")
"""Causes that are no player's effect: whose cards these are discards them."""


@occurrences_of_players.rule
def cards_done(reading: Reading, verbs: tuple[str, ...], noun: Noun, *how: Trigger) -> Trigger:
    """The occurrence of what a player does with cards: ``play an event``."""
    if noun.plural and noun.quantity == "bare" and noun.cards == Cards():
        raise Unclear("cards, whichever and how many they are")
    if noun.quantity == "some" and not (noun.any_number or noun.exactly) and noun.most != 1:
        raise Unclear("so many at once, and no more")
    if "discard" in verbs and verbs != ("discard",):
        raise Unclear("who does one of them, and to whom the other happens")
    card = reading.happens_to(replace(noun, exactly=False))
    found = to_such_cards(Trigger(event=verbs[0], or_events=verbs[1:], card=card), noun)
    found = together(found, *how)
    return (
        replace(found, event="discard from deck")
        if "discard" in verbs and found.cause == "pillage"
        else found
    )


@occurrences_of_players.rule
def into_shadows(reading: Reading, verbs: tuple[str, ...], noun: Noun) -> Trigger:
    """The occurrence ``marshal a card into shadows``."""
    if verbs != ("marshal",):
        raise Unclear("what is done into shadows")
    return happening(reading, noun, Trigger(event="marshal into shadows"))


@occurrences_of_players.rule
def attach(reading: Reading, noun: Noun, host: Noun) -> Trigger:
    """The occurrence ``attach a card``."""
    found = cards_done(reading, ("attach",), noun)
    return replace(found, card=replace(found.card or Cards(), attached_to=host.on()))


@occurrences_of_players.rule
def check_reserve(reading: Reading, owner: Person | None = None) -> Trigger:
    """The occurrence ``check reserve``."""
    return Trigger(event="check reserve")


@occurrences_of_players.rule
def trigger_ability(reading: Reading, kind: str) -> Trigger:
    """The occurrence ``trigger an ability``."""
    return Trigger(event="initiate", card=Cards(type=(kind,), zone="any"))


occurrences_of_players.means(
    # "in the draw phase" follows: the framework's draw is one occurrence, whatever is drawn
    draw_cards=Trigger(event="draw phase draw"),
    lose_dominance=Trigger(event="lose dominance"),
    win_initiative=Trigger(event="win initiative"),
    lose_initiative=Trigger(event="lose initiative"),
    collect_income=Trigger(event="collect income"),
    compare=Trigger(event="compare initiative"),
    become_first=Trigger(event="become first player"),
    choose_plot=Trigger(event="choose plot"),
    marshal="marshal",
    play="play event",
    draw_verb="draw",
    reveal="reveal",
    discard="discard",
    # The occurrence "initiate a challenge"
    initiate=call(of_challenge, READING, FIRST, "initiate challenge"),
    verbs=ALL,  # The verbs of which one is done
)
