"""Power, gold and tokens that are gained, moved, placed and discarded: triggering conditions."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Comparison
from agot_judge.engine.ability.conditions import Condition
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear, cards_of
from agot_judge.text.topic import Topic
from agot_judge.text.topics.events_of_cards import happening

events_of_treasures = Topic("events_of_treasures", "event")

Fields = dict[str, Any]


# -- power ---------------------------------------------------------------------------------------------------------


@events_of_treasures.rule
def power_happens(reading: Reading, amount: Fields, what: Fields, *how: Fields) -> Trigger:
    found = {**what, **amount}
    for part in how:
        found |= part
    place: Noun | None = found.pop("_place", None)
    onto: Noun | None = found.pop("onto", None)
    if onto is not None:
        found["onto"] = cards_of(onto)
        if place is None and onto.ref is not None:
            reading.mention(onto, onto.ref)
    return Trigger(**found) if place is None else happening(reading, place, found)


@events_of_treasures.rule
def power_would(reading: Reading, amount: Fields, what: Fields, *how: Fields) -> Trigger:
    return replace(power_happens(reading, amount, what, *how), would=True)


@events_of_treasures.rule
def faction_gains(reading: Reading, owner: Person, amount: Fields, *how: Fields) -> Trigger:
    found: Fields = {"event": "gain power", **amount}
    for part in how:
        found |= part
    return happening(reading, _faction(owner), found)


@events_of_treasures.rule
def player_gains_for_faction(
    reading: Reading, person: Person, amount: Fields, owner: Person, *how: Fields
) -> Trigger:
    """``you gain power for your faction``."""
    if owner.whoever not in (person.whoever, person.in_turn):
        raise Unclear("for whose faction")
    return faction_gains(reading, person, amount, *how)


@events_of_treasures.rule
def player_would_gain_for_faction(
    reading: Reading, person: Person, amount: Fields, owner: Person, *how: Fields
) -> Trigger:
    return replace(player_gains_for_faction(reading, person, amount, owner, *how), would=True)


@events_of_treasures.rule
def faction_would_gain(reading: Reading, owner: Person, amount: Fields, *how: Fields) -> Trigger:
    return replace(faction_gains(reading, owner, amount, *how), would=True)


@events_of_treasures.rule
def loses_power(reading: Reading, noun: Noun, amount: Fields) -> Trigger:
    """Power that is moved or discarded from it."""
    return happening(reading, noun, {"event": "discard power", "or_events": ("move power",), **amount})


def _faction(owner: Person) -> Noun:
    return Noun(cards=Cards(type=("faction",), controller=owner.who), quantity="the")


@events_of_treasures.rule
def gained(reading: Reading) -> Fields:
    return {"event": "gain power"}


@events_of_treasures.rule
def gained_by(reading: Reading, noun: Noun) -> Fields:
    return {"event": "gain power", "_place": noun}


@events_of_treasures.rule
def gained_by_faction(reading: Reading, owner: Person) -> Fields:
    return {"event": "gain power", "_place": _faction(owner)}


@events_of_treasures.rule
def gained_on(reading: Reading, place: Noun) -> Fields:
    """``is gained by or moved to``, ``is placed on``: it comes there either way."""
    return {"event": "gain power", "or_events": ("move power",), "_place": place}


@events_of_treasures.rule
def moved(reading: Reading) -> Fields:
    return {"event": "move power"}


@events_of_treasures.rule
def moved_to(reading: Reading, place: Noun) -> Fields:
    return {"event": "move power", "onto": place}


@events_of_treasures.rule
def moved_from(reading: Reading, place: Noun) -> Fields:
    return {"event": "move power", "_place": place}


@events_of_treasures.rule
def moved_from_to(reading: Reading, place: Noun, onto: Noun) -> Fields:
    return {"event": "move power", "_place": place, "onto": onto}


@events_of_treasures.rule
def discarded(reading: Reading, place: Noun) -> Fields:
    return {"event": "discard power", "_place": place}


@events_of_treasures.rule
def card(reading: Reading, noun: Noun) -> Noun:
    return noun


@events_of_treasures.rule
def faction(reading: Reading, owner: Person) -> Noun:
    return _faction(owner)


@events_of_treasures.rule
def own(reading: Reading) -> Noun:
    return _faction(Person("you"))


# -- tokens and gold -----------------------------------------------------------------------------------------------


@events_of_treasures.rule
def any_amount(reading: Reading) -> Fields:
    return {}


@events_of_treasures.rule
def so_much(reading: Reading, many: int) -> Fields:
    return {"at_least": many}


@events_of_treasures.rule
def just_so_much(reading: Reading, many: int) -> Fields:
    return {"at_least": many, "exactly": True}


@events_of_treasures.rule
def token(reading: Reading, kind: str) -> Fields:
    return {"word": kind}


@events_of_treasures.rule
def many_tokens(reading: Reading, many: int, kind: str) -> Fields:
    return {"word": kind, "at_least": many}


@events_of_treasures.rule
def any_token(reading: Reading) -> Fields:
    return {}


@events_of_treasures.rule
def many_of_any(reading: Reading, many: int) -> Fields:
    return {"at_least": many}


@events_of_treasures.rule
def token_placed(reading: Reading, tokens: Fields, noun: Noun) -> Trigger:
    return happening(reading, noun, {"event": "place token", **tokens})


@events_of_treasures.rule
def token_removed(reading: Reading, tokens: Fields, noun: Noun) -> Trigger:
    return happening(reading, noun, {"event": "remove token", **tokens})


@events_of_treasures.rule
def gold_placed(reading: Reading, amount: Fields, noun: Noun) -> Trigger:
    return happening(reading, noun, {"event": "place gold", **amount})


@events_of_treasures.rule
def gold_discarded(reading: Reading, amount: Fields, noun: Noun) -> Trigger:
    return happening(reading, noun, {"event": "discard gold", **amount})


@events_of_treasures.rule
def last_gold(reading: Reading, noun: Noun) -> Trigger:
    """``the last gold is discarded from this card``: by then there is none on it."""
    return _with_none_left(
        gold_discarded(reading, {}, noun), Comparison(of="gold", relation="exactly", amount=0)
    )


@events_of_treasures.rule
def last_token(reading: Reading, kind: str, noun: Noun) -> Trigger:
    none = Comparison(of="tokens", token=kind, relation="exactly", amount=0)
    return _with_none_left(token_removed(reading, {"word": kind}, noun), none)


def _with_none_left(found: Trigger, none: Comparison) -> Trigger:
    left = Condition(card="occurrence", fits=Cards(zone="any", where=(none,)))
    return replace(found, when=(*found.when, left))


@events_of_treasures.rule
def gold_pool(reading: Reading, owner: Person) -> Person:
    return owner


@events_of_treasures.rule
def gold_moved(reading: Reading, amount: Fields, start: Person | Noun) -> Trigger:
    """From a pool, or from a card."""
    if isinstance(start, Noun):
        if start == _faction(Person("you")):
            raise Unclear("from your own what")
        return happening(reading, start, {"event": "move gold", **amount})
    reading.player = start.in_turn
    return Trigger(event="move gold", player=_someone(start), **amount)


@events_of_treasures.rule
def gold_moved_to(reading: Reading, amount: Fields, to: Person | Noun) -> Trigger:
    if isinstance(to, Noun):
        raise Unclear("gold moved to a card")
    return Trigger(event="move gold", other_player=_someone(to), **amount)


@events_of_treasures.rule
def gold_moved_both(reading: Reading, amount: Fields, start: Person | Noun, to: Person | Noun) -> Trigger:
    found = gold_moved(reading, amount, start)
    if isinstance(to, Noun):
        if to != _faction(Person("you")):
            raise Unclear("gold moved to a card")
        return replace(found, other_player="you")
    return replace(found, other_player=_someone(to))


@events_of_treasures.rule
def gold_returned(reading: Reading, amount: Fields) -> Trigger:
    """In the taxation phase, or by an effect."""
    return Trigger(event="return gold", or_events=("lose gold",), **amount)


@events_of_treasures.rule
def gold_would_be_returned(reading: Reading, amount: Fields) -> Trigger:
    return replace(gold_returned(reading, amount), would=True)


@events_of_treasures.rule
def own_gold_would_be_returned(reading: Reading, owner: Person) -> Trigger:
    reading.player = owner.in_turn
    return replace(gold_would_be_returned(reading, {}), player=_someone(owner))


def _someone(person: Person) -> Any:
    if person.every or person.none:
        raise Unclear("whose gold pool")
    return person.who
