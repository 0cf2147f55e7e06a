"""Conditions about a period: what happened to cards, and what players did with them; from where this event is played."""

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Condition, Happened
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.grammar.conditions.history import conditions_of_history
from agot_judge.text.grammar.conditions.players.history import PERIODS, Within, happened_in
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.parsing.template import FIRST, READING, SECOND, THIRD, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

Deed = tuple[str, ...]
"""Kinds of occurrences, one of which it is."""


REVEALED: Deed = ("reveal",)


class Under(Struct, frozen=True):
    """An event that happened to a card, and the player who controlled the card then."""

    event: str
    whose: Person


def _is(reading: Reading, events: Deed, noun: Noun, period: Within, **fields: object) -> Condition:
    """The condition that so many of these events have happened to such cards; for ``no characters``, that none has."""
    if noun.quantity == "each" or noun.also:
        raise Unclear("to each of several cards")
    least = noun.least if noun.quantity == "some" else 1
    if not isinstance(least, int) or (noun.quantity == "some" and noun.exactly):
        raise Unclear("how many cards")
    if noun.quantity == "some" and (least == 0 or (noun.most != least and not noun.any_number)):
        raise Unclear("how many cards")
    if noun.holds_together or noun.at_random or noun.cards.zone not in ("play", "any"):
        raise Unclear("what else must hold of them, or where they are")
    if events == REVEALED and noun.types == ("plot",):
        events = ("reveal plot",)
    card = replace(reading.happens_to(noun), zone="any", **fields)
    found = tuple(
        Condition(happened=Happened(event=event, card=card, period=period, at_least=least))
        for event in events
    )
    if len(found) > 1 and least > 1:
        raise Unclear("how many in all")
    if noun.quantity == "no":
        return Condition(none_of=found)
    return found[0] if len(found) == 1 else Condition(any_of=found)


@conditions_of_history.rule
def happened(reading: Reading, noun: Noun, deed: Deed | Under, period: str) -> Condition:
    """The condition that it happened to the cards in the period."""
    if isinstance(deed, Under):
        return _is(reading, (deed.event,), noun, PERIODS[period], controller=deed.whose.who)
    if len(deed) > 1 and noun.least != 1:
        raise Unclear("so many of which")
    return _is(reading, deed, noun, PERIODS[period])


@conditions_of_history.rule
def them(reading: Reading) -> Person:
    """Of whom is spoken is said before."""
    reading.subject = "this opponent"
    return Person("this opponent")


def _by(found: Condition, person: Person) -> Condition:
    """The same, by this player. Raises Unclear for each of several."""
    if person.every:
        raise Unclear("each of several players")
    if found.none_of:
        if person.none or person.who_if_any in ("any", "opponent"):
            raise Unclear("one of several players has not")
        return Condition(none_of=tuple(_by(one, person) for one in found.none_of))
    assert found.happened is not None
    by_them = Condition(happened=replace(found.happened, player=person.who_if_any))
    return Condition(none_of=(by_them,)) if person.none else by_them


def has_given(reading: Reading, giver: Person, taker: Person, period: str) -> Condition:
    """The condition that one player gave the other gold."""
    if taker.every or taker.none:
        raise Unclear("to whom")
    given = Happened(event="give gold", to_player=taker.who, period=PERIODS[period])
    return _by(Condition(happened=given), giver)


@conditions_of_history.rule
def did_not_initiate(reading: Reading, person: Person, challenge: Challenge) -> Condition:
    """The condition that the player initiated no such challenge."""
    initiated = replace(happened_in("initiate challenge", challenge), player=person.who)
    return _never(person, Condition(happened=initiated))


def _never(person: Person, found: Condition) -> Condition:
    if person.none or person.who in ("any", "opponent"):
        raise Unclear("one of several players has not")
    return Condition(none_of=(found,))


conditions_of_history.means(
    this=FIRST,  # The period: "this round"
    entered_under=Under("enter play", FIRST),  # The occurrence "entered play under your control"
    killed_under=Under("kill", FIRST),  # The occurrence "killed under your control"
    came_out=("come out of shadows",),
    entered_play=("enter play",),
    played=("play event",),
    attacked=("declare attacker",),
    # The condition that one player gave the other no gold
    has_not_given=call(_never, FIRST, call(has_given, READING, FIRST, SECOND, THIRD)),
)


@conditions_of_history.rule
def was_played_from(reading: Reading, noun: Noun, zone: Zone) -> Condition:
    """``if this event was played from shadows``."""
    if noun.ref != "self" or len(zone.places) != 1:
        raise Unclear("which event was played from there")
    return Condition(card="self", fits=Cards(zone="any", played_from=zone.places[0]))


@conditions_of_history.rule
def has_played_from(reading: Reading, person: Person, deed: Deed, noun: Noun, zone: Zone) -> Condition:
    """``if you played this event from shadows``."""
    if deed != ("play event",) or person.who != "you":
        raise Unclear("who did what with cards from there")
    return was_played_from(reading, noun, zone)


def has_applied(reading: Reading, person: Person, icon: str | None, period: str) -> Condition:
    """``you applied [military] claim this phase``: as the one who had won the challenge."""
    if person.every or person.none:
        raise Unclear("each of several players")
    types = () if icon is None else (icon,)
    return Condition(
        happened=Happened(event="claim", to_player=person.who, challenge=types, period=PERIODS[period])
    )


@conditions_of_history.rule
def has_not_applied(reading: Reading, person: Person, icon: str | None, period: str) -> Condition:
    """The condition that the player applied no such claim."""
    if person.who in ("any", "opponent"):
        raise Unclear("one of several players has not")
    return Condition(none_of=(has_applied(reading, person, icon, period),))
