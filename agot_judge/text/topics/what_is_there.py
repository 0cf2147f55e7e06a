"""What is in a hand or a pile, and beside a faction card: conditions."""

import re

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.conditions import Condition
from agot_judge.engine.ability.words import Who
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.challenges import exists
from agot_judge.text.topics.states_of_cards import controls, is_any, so_many
from agot_judge.text.topics.states_of_players import of_several
from agot_judge.text.topics.the_only_cards import states_of_cards
from agot_judge.text.topics.zones import Zone

__all__ = ["states_of_cards"]

_IN_ONE_PILE = re.compile(r"\bin (?:a|any) (?:dead|discard|used) pile\b", re.IGNORECASE)


@states_of_cards.rule
def there_is(reading: Reading, noun: Noun) -> Condition:
    return _there(reading, noun)


@states_of_cards.rule
def there_are_over(reading: Reading, many: int, noun: Noun) -> Condition:
    """``there are more than 4 plot cards in your used pile``."""
    return _there(reading, so_many(noun, many + 1, many + 1))


@states_of_cards.rule
def there_are_at_most(reading: Reading, many: int, noun: Noun) -> Condition:
    return _there(reading, so_many(noun, 0, many))


def _there(reading: Reading, noun: Noun) -> Condition:
    """``there is a Knight in each dead pile``: in that of each player, for whom it must be so apart from the others."""
    if not noun.each_of:
        found = exists(reading, noun)
        if _IN_ONE_PILE.search(reading.words) and (found.count_at_least > 1 or found.compare is not None):
            raise Unclear("whether that many in one of the piles, or in all of them")
        in_one = noun.ref is None and not noun.also and noun.cards.controller == "opponent"
        if in_one and noun.cards.zone != "play" and noun.quantity != "no" and not is_any(found):
            return of_several(Person("opponent"), found)  # one opponent who has so many
        return found
    if noun.each_of not in ("any", "opponent") or noun.also or "players'" in reading.words.lower():
        raise Unclear("in the pile of which players")
    whose: Who = "opponent" if noun.each_of == "opponent" else "any"
    one = exists(reading, replace(noun, each_of=""), controller=whose)
    return of_several(Person(whose, every=True), one)


@states_of_cards.rule
def contains(reading: Reading, zone: Zone, noun: Noun) -> Condition:
    """``if that hand contains a copy of the named card``."""
    whose = zone.who in ("any", "opponent") or zone.every
    if whose or noun.ref is not None or noun.also or noun.cards.zone not in ("play", "any"):
        raise Unclear("what is in whose hand")
    return exists(reading, noun, zone=zone.field, controller=zone.who)


@states_of_cards.rule
def does_not_contain(reading: Reading, zone: Zone, noun: Noun) -> Condition:
    return Condition(none_of=(contains(reading, zone, noun),))


@states_of_cards.rule
def runs(reading: Reading, person: Person, noun: Noun) -> Condition:
    """``while you are running a Banner agenda``: agendas are not in play (2e/rr/agenda-cards/2)."""
    if person.who != "you" or noun.ref is not None or noun.also:
        raise Unclear("who runs which agenda")
    cards = noun.cards
    named = noun.named and cards == Cards(name=cards.name)
    if not named and (cards.type != ("agenda",) or cards.controller != "any" or not noun.is_any_one):
        raise Unclear("which agenda")
    return Condition(exists=replace(cards, type=("agenda",), zone="agenda", controller="you"))


@states_of_cards.rule
def runs_or_controls(reading: Reading, person: Person, agenda: Noun, noun: Noun) -> Condition:
    """``while you are running a Banner agenda or control a Knight``."""
    return Condition(any_of=(runs(reading, person, agenda), controls(reading, person, noun)))


@states_of_cards.rule
def does_not_run(reading: Reading, person: Person, noun: Noun) -> Condition:
    return Condition(none_of=(runs(reading, person, noun),))
