"""What has happened to cards, and what players did with them: conditions."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.conditions import Condition, Happened
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.words import Ref
from agot_judge.engine.state.events import TAKING_PART
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.challenges import Challenge, exists
from agot_judge.text.topics.done_this_way import what_was_done
from agot_judge.text.topics.states_of_players import PERIODS, PREVIOUS, Within, happened_in
from agot_judge.text.topics.zones import Zone

states_of_happenings = Topic("states_of_happenings", "state", "paststate", "did")

Deed = tuple[str, ...]
"""Kinds of occurrences, one of which it is."""


REVEALED: Deed = ("reveal",)


def _is(reading: Reading, events: Deed, noun: Noun, period: Within, **fields: object) -> Condition:
    """That so many of them have happened to such cards, and for ``no characters`` that none has."""
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
    card = replace(reading.happens_to(noun) or Cards(), zone="any", **fields)
    found = tuple(
        Condition(happened=Happened(event=event, card=card, period=period, at_least=least))
        for event in events
    )
    if len(found) > 1 and least > 1:
        raise Unclear("how many in all")
    if noun.quantity == "no":
        return Condition(none_of=found)
    return found[0] if len(found) == 1 else Condition(any_of=found)


def _not(found: Condition) -> Condition:
    return Condition(none_of=found.any_of or (found,))


@states_of_happenings.rule
def happened(reading: Reading, noun: Noun, deed: Deed | Person, period: str) -> Condition:
    if isinstance(deed, Person):
        return _is(reading, ("enter play",), noun, PERIODS[period], controller=deed.who)
    if len(deed) > 1 and noun.least != 1:
        raise Unclear("so many of which")
    return _is(reading, deed, noun, PERIODS[period])


@states_of_happenings.rule
def discarded_from(reading: Reading, noun: Noun, zone: Zone, period: str) -> Condition:
    """``a card was discarded from your hand this phase``."""
    if zone.places not in (("hand",), ("deck",)) or noun.ref is not None:
        raise Unclear("from where")
    whose = Person("any" if zone.who == "owner" else zone.who)
    return _by(_is(reading, (f"discard from {zone.places[0]}",), noun, PERIODS[period]), whose)


@states_of_happenings.rule
def either(reading: Reading, one: Deed, other: Deed) -> Deed:
    """``was sacrificed or killed``."""
    return (*one, *other)


@states_of_happenings.rule
def sometime(reading: Reading, noun: Noun, deed: Deed | Person) -> Condition:
    return happened(reading, noun, deed, "round")


@states_of_happenings.rule
def this(reading: Reading, period: str) -> str:
    return period


@states_of_happenings.rule
def previous(reading: Reading) -> str:
    return PREVIOUS


@states_of_happenings.rule
def was_revealed(reading: Reading) -> Deed:
    return REVEALED


DONE = {"kill": "killed", "sacrifice": "sacrificed", "discard": "discarded", "kneel": "knelt"}
"""What descriptions of cards can say has happened to them."""
CALLED: dict[str, Ref] = {
    "put into play": "put into play",
    "stand": "stood",
    "return to hand": "returned",
    "reveal": "shown",
}
"""The rest: how those are called to which effects have done this."""


def _called_so_this_way(reading: Reading, noun: Noun, done: Ref) -> Condition:
    """``if a character was put into play this way``: there is one among those."""
    if noun.ref is not None or noun.quantity not in ("some", "no") or noun.cards.among is not None:
        raise Unclear("which of them")
    return exists(reading, noun, among=done, zone="any")


@states_of_happenings.rule
def happened_this_way(reading: Reading, noun: Noun, deed: Deed) -> Condition:
    """``if a character was killed this way``: there is one among those that the effect before affected, or that paid."""
    if len(deed) == 1 and deed[0] in CALLED:
        return _called_so_this_way(reading, noun, reading.all_called(CALLED[deed[0]]))
    if len(deed) != 1 or deed[0] not in DONE:
        raise Unclear("what was done this way")
    done = what_was_done(reading, DONE[deed[0]])
    so: dict[str, Any] = {"among": done, "zone": "any"}
    if done == "those":  # these are what the effect worked on: it may be other than what is asked
        so |= {"in_history": deed[0], "history_period": "phase"}
    if noun.ref is None and noun.quantity in ("some", "no") and noun.cards.among is None:
        return exists(reading, noun, **so)
    if noun.ref in TARGETS and not noun.plural and done != "cost":
        return Condition(card=noun.ref, fits=Cards(**so))
    raise Unclear("which of them")


@states_of_happenings.rule
def not_this_way(reading: Reading, noun: Noun, deed: Deed) -> Condition:
    """``if that character was not killed this way``."""
    if noun.ref is None:
        raise Unclear("one of several cards to which it did not happen")
    return Condition(none_of=(happened_this_way(reading, noun, deed),))


@states_of_happenings.rule
def did_not_happen(reading: Reading, noun: Noun, deed: Deed | Person, period: str) -> Condition:
    if noun.ref is None and not noun.named:
        raise Unclear("one of several cards to which it did not happen")
    return _not(happened(reading, noun, deed, period))


@states_of_happenings.rule
def participated(reading: Reading, noun: Noun, challenge: Challenge) -> Condition:
    return _is(reading, TAKING_PART, noun, PERIODS[_time_of(challenge)])


@states_of_happenings.rule
def did_not_participate(reading: Reading, noun: Noun, challenge: Challenge) -> Condition:
    return did_not_happen(reading, noun, TAKING_PART, _time_of(challenge))


def _time_of(challenge: Challenge) -> str:
    """When it was: ``in that challenge`` is the present one, and no other of the phase."""
    period = challenge.only("period").period
    return "challenge" if challenge.definite and not period else period


@states_of_happenings.rule
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


@states_of_happenings.rule
def has_done(reading: Reading, person: Person, deed: Deed, noun: Noun, period: str) -> Condition:
    return _by(_is(reading, deed, noun, PERIODS[period]), person)


@states_of_happenings.rule
def has_not_done(reading: Reading, person: Person, deed: Deed, noun: Noun, period: str) -> Condition:
    if person.none or person.who in ("any", "opponent") or noun.quantity == "no":
        raise Unclear("one of several players has not")
    return Condition(none_of=(has_done(reading, person, deed, noun, period),))


@states_of_happenings.rule
def has_put_into_play(reading: Reading, person: Person, noun: Noun, period: str) -> Condition:
    return has_done(reading, person, ("put into play",), noun, period)


@states_of_happenings.rule
def has_brought(reading: Reading, person: Person, noun: Noun, period: str) -> Condition:
    return has_done(reading, person, ("bring out of shadows",), noun, period)


@states_of_happenings.rule
def has_discarded(reading: Reading, person: Person, noun: Noun, zone: Zone, period: str) -> Condition:
    """From that player's own hand or deck."""
    if zone.places not in (("hand",), ("deck",)) or zone.who not in (person.who, reading.subject):
        raise Unclear("whose cards")
    return has_done(reading, person, (f"discard from {zone.places[0]}",), noun, period)


@states_of_happenings.rule
def has_gained(reading: Reading, person: Person, thing: str, period: str) -> Condition:
    return _by(Condition(happened=Happened(event=f"gain {thing}", period=PERIODS[period])), person)


@states_of_happenings.rule
def has_not_gained(reading: Reading, person: Person, thing: str, period: str) -> Condition:
    return _never(person, has_gained(reading, person, thing, period))


@states_of_happenings.rule
def has_given(reading: Reading, giver: Person, taker: Person, period: str) -> Condition:
    if taker.every or taker.none:
        raise Unclear("to whom")
    given = Happened(event="give gold", to_player=taker.who, period=PERIODS[period])
    return _by(Condition(happened=given), giver)


@states_of_happenings.rule
def has_not_given(reading: Reading, giver: Person, taker: Person, period: str) -> Condition:
    return _never(giver, has_given(reading, giver, taker, period))


@states_of_happenings.rule
def did_not_initiate(reading: Reading, person: Person, challenge: Challenge) -> Condition:
    initiated = replace(happened_in("initiate challenge", challenge), player=person.who)
    return _never(person, Condition(happened=initiated))


@states_of_happenings.rule
def has_done_none(reading: Reading, person: Person, result: str, challenge: Challenge) -> Condition:
    """``you lost no challenges this phase``."""
    event = {"won": "win", "lost": "lose", "initiated": "initiate"}[result] + " challenge"
    return _never(person, Condition(happened=replace(happened_in(event, challenge), player=person.who)))


def _never(person: Person, found: Condition) -> Condition:
    if person.none or person.who in ("any", "opponent"):
        raise Unclear("one of several players has not")
    return Condition(none_of=(found,))


# -- words ---------------------------------------------------------------------------------------------------------


@states_of_happenings.rule
def entered_under(reading: Reading, owner: Person) -> Person:
    return owner


@states_of_happenings.rule
def left_play(reading: Reading) -> Deed:
    return ("leave play",)


@states_of_happenings.rule
def came_out(reading: Reading) -> Deed:
    return ("come out of shadows",)


@states_of_happenings.rule
def entered_play(reading: Reading) -> Deed:
    return ("enter play",)


@states_of_happenings.rule
def gained_power(reading: Reading) -> Deed:
    return ("gain power",)


@states_of_happenings.rule
def killed(reading: Reading) -> Deed:
    return ("kill",)


@states_of_happenings.rule
def sacrificed(reading: Reading) -> Deed:
    return ("sacrifice",)


@states_of_happenings.rule
def discarded(reading: Reading) -> Deed:
    return ("discard",)


@states_of_happenings.rule
def discarded_from_play(reading: Reading) -> Deed:
    return ("discard from play",)


@states_of_happenings.rule
def knelt(reading: Reading) -> Deed:
    return ("kneel",)


@states_of_happenings.rule
def stood(reading: Reading) -> Deed:
    return ("stand",)


@states_of_happenings.rule
def saved(reading: Reading) -> Deed:
    return ("save",)


@states_of_happenings.rule
def played(reading: Reading) -> Deed:
    return ("play event",)


@states_of_happenings.rule
def marshaled(reading: Reading) -> Deed:
    return ("marshal",)


@states_of_happenings.rule
def put_into_play(reading: Reading) -> Deed:
    return ("put into play",)


@states_of_happenings.rule
def added(reading: Reading) -> Deed:
    """``added to your hand``."""
    return ("return to hand",)


@states_of_happenings.rule
def attacked(reading: Reading) -> Deed:
    return ("declare attacker",)


@states_of_happenings.rule
def defended(reading: Reading) -> Deed:
    return ("declare defender",)


@states_of_happenings.rule
def ambushed(reading: Reading) -> Deed:
    return ("ambush",)


@states_of_happenings.rule
def drawn(reading: Reading) -> Deed:
    return ("draw",)


@states_of_happenings.rule
def revealed(reading: Reading) -> Deed:
    return REVEALED
