"""What cards cost, in the passive: ``the cost to marshal each Knight character is reduced by 1``."""

from agot_judge.engine.ability.ability import Cost
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.costs_of_cards import (
    WAYS,
    By,
    Ways,
    Which,
    costs_of_cards,
    for_player,
    of_cards,
    of_cards_each,
    of_cards_this,
    to_bring,
    to_do,
)

__all__ = ["costs_of_cards"]

DIRECTIONS = {"reduced": "reduce", "increased": "increase"}


@costs_of_cards.rule
def used_by(reading: Reading, direction: str, which: Which, wayed: str, person: Person, by: By) -> Cost:
    """``increase the cost of each event played by an opponent by 1``."""
    if person.none:
        raise Unclear("who pays for it")
    ways = Ways(person, (WAYS[wayed.removesuffix("ed")],))
    return of_cards(reading, direction, which, ways, by)


@costs_of_cards.rule
def of_cards_is_changed(reading: Reading, which: Which, ways: Ways, changed: str, by: By) -> Cost:
    return of_cards(reading, DIRECTIONS[changed], which, ways, by)


@costs_of_cards.rule
def of_cards_this_is_changed(
    reading: Reading, which: Which, ways: Ways, period: str, changed: str, by: By
) -> Cost:
    return of_cards_this(reading, DIRECTIONS[changed], which, ways, period, by)


@costs_of_cards.rule
def of_cards_each_is_changed(
    reading: Reading, which: Which, ways: Ways, period: str, changed: str, by: By
) -> Cost:
    return of_cards_each(reading, DIRECTIONS[changed], which, ways, period, by)


@costs_of_cards.rule
def to_do_is_changed(reading: Reading, way: str, noun: Noun, changed: str, by: By) -> Cost:
    return to_do(reading, DIRECTIONS[changed], way, noun, by)


@costs_of_cards.rule
def for_player_is_changed(
    reading: Reading, person: Person, way: str, noun: Noun, changed: str, by: By
) -> Cost:
    return for_player(reading, DIRECTIONS[changed], person, way, noun, by)


@costs_of_cards.rule
def to_bring_is_changed(reading: Reading, noun: Noun, changed: str, by: By) -> Cost:
    return to_bring(reading, DIRECTIONS[changed], noun, by)
