"""What is in a hand or a pile, and beside a faction card: conditions."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.conditions import Condition
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.challenges import exists
from agot_judge.text.topics.states_of_cards import controls
from agot_judge.text.topics.the_only_cards import states_of_cards
from agot_judge.text.topics.zones import Zone

__all__ = ["states_of_cards"]


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
