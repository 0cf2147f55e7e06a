"""Conditions that there are such cards, under a player's control or anywhere."""

import re

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Compare, Condition
from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import exists
from agot_judge.text.grammar.conditions.cards import conditions_of_cards
from agot_judge.text.grammar.conditions.cards.states import in_play
from agot_judge.text.grammar.conditions.players.numbers import of_several
from agot_judge.text.grammar.conditions.players.states import THEM
from agot_judge.text.grammar.numbers.per import different_among
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.parsing.template import FIRST, READING, SECOND, THIRD, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person


@conditions_of_cards.rule
def does_not_control(reading: Reading, person: Person, noun: Noun) -> Condition:
    """The condition that the player controls no such card: a pronoun cannot mean what is not there."""
    with reading.aside():
        return Condition(none_of=(controls(reading, Person(person.one), noun),))


@conditions_of_cards.rule
def has_cards(reading: Reading, person: Person, noun: Noun) -> Condition:
    """``you have a Winter plot card revealed``; how many cards a hand has is a number of the player."""
    if not noun.types and noun.cards.zone != "play" and not noun.is_any_one:
        raise Unclear("a number of cards")
    return controls(reading, person, noun)


@conditions_of_cards.rule
def has_there(reading: Reading, person: Person, noun: Noun, zone: Zone) -> Condition:
    """``you have Old Bessa in your hand``."""
    if noun.ref is not None or noun.cards.zone != "play" or noun.also:
        raise Unclear("which card is there")
    if zone.who != person.who or len(zone.places) != 1 or zone.places == ("play",):
        raise Unclear("in whose hand or pile it is")
    there = replace(noun.cards, zone=zone.places[0], controller=zone.who)
    return controls(reading, person, replace(noun, cards=there))


@conditions_of_cards.rule
def controls(reading: Reading, person: Person, noun: Noun) -> Condition:
    """The condition that the player has such cards; for ``no opponent``, that none of the opponents has."""
    who = person.who_if_any
    if noun.also and who in ("opponent", "any"):
        raise Unclear("whether one and the same player has both")
    if noun.quantity == "each":
        raise Unclear("all of them, if there are any")
    in_own_pile = noun.cards.controller == "that player" and noun.cards.zone != "play" and who != "you"
    if noun.ref is None and noun.cards.controller not in ("any", who) and not in_own_pile:
        raise Unclear("who controls what")
    found = exists(reading, noun, controller=who)
    # "each player who does not control it" may be asked of a card that has left play
    if noun.ref is not None and noun.ref not in ("self", "host") and person != THEM:
        if person.every or person.none:
            raise Unclear("each of several players, or none of them")
        return Condition(card=noun.ref, fits=Cards(controller=who))
    if who in ("opponent", "any") and (person.every or not is_any(found)):
        return of_several(person, found)
    return Condition(none_of=(found,)) if person.none else found


def is_any(found: Condition) -> bool:
    """True where one such card is enough: then it does not matter of which of several players it is."""
    return found.exists is not None and found.count_at_most is None and found.count_at_least == 1


@conditions_of_cards.rule
def any_in_play(reading: Reading, noun: Noun) -> Condition:
    """``if any of those characters are still in play``: those that are."""
    if noun.ref is None or not noun.plural:
        raise Unclear("any of which cards")
    return in_play(reading, noun)


_IN_ONE_PILE = re.compile(r"\bin (?:a|any) (?:dead|discard|used) pile\b", re.IGNORECASE)


def _there(reading: Reading, noun: Noun) -> Condition:
    """``there is a Knight in each dead pile``: in that of each player, for whom it must be so apart from the others."""
    if not noun.each_of:
        found = exists(reading, noun)
        if _IN_ONE_PILE.search(reading.clause.words) and (
            found.count_at_least > 1 or found.compare is not None
        ):
            raise Unclear("whether that many in one of the piles, or in all of them")
        in_one = noun.ref is None and not noun.also and noun.cards.controller == "opponent"
        if in_one and noun.cards.zone != "play" and noun.quantity != "no" and not is_any(found):
            return of_several(Person("opponent"), found)  # one opponent who has so many
        return found
    if noun.each_of not in ("any", "opponent") or noun.also or "players'" in reading.clause.words.lower():
        raise Unclear("in the pile of which players")
    whose: Who = "opponent" if noun.each_of == "opponent" else "any"
    one = exists(reading, replace(noun, each_of=""), controller=whose)
    return of_several(Person(whose, every=True), one)


conditions_of_cards.means(
    # The condition that there are such cards: "there are no cards in your hand"
    there_is=call(_there, READING, FIRST),
    # "there are 5 or more different Traits among plot cards in your used pile"
    different=Condition(
        compare=Compare(left=call(different_among, SECOND, THIRD), relation="at least", right=FIRST)
    ),
)
