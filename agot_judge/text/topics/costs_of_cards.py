"""What cards cost."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.ability import Cost
from agot_judge.engine.ability.cards import Amount, Cards, Paid
from agot_judge.engine.ability.conditions import Condition
from agot_judge.engine.ability.words import Duration, Who
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.substitution import scaled
from agot_judge.text.topic import Topic
from agot_judge.text.topics.costs_said import (
    Way,
    Ways,
    Which,
    any_of_them,
    bring,
    into_shadows_way,
    of_what,
    verb,
    way,
    whoever,
)
from agot_judge.text.topics.counts import Per, times
from agot_judge.text.topics.durations import PERIODS
from agot_judge.text.topics.lasting import lasts
from agot_judge.text.topics.sentences import Effects

costs_of_cards = Topic("costs_of_cards", "cost_change", "constant", "effect", "by")
for meaning in (way, verb, into_shadows_way, bring):
    costs_of_cards.rule(meaning)


class By(Struct, frozen=True):
    """By how much."""

    amount: Amount
    least: int = 0


class More(Struct, frozen=True):
    """``1 less``, ``2 additional gold for each ..``."""

    direction: str
    by: By


def _changed(found: Cost, direction: str, by: By) -> Cost:
    """The cost, reduced or increased by so much."""
    amount: Any = by.amount
    if direction in ("increase", "increased", "raise", "raised"):
        amount = scaled(amount, -1)
    return replace(found, reduce=amount, to_a_minimum_of=by.least)


@costs_of_cards.rule
def changes(reading: Reading, direction: str, found: Cost, by: By) -> Cost:
    return _changed(found, direction, by)


@costs_of_cards.rule
def is_changed(reading: Reading, found: Cost, direction: str, by: By) -> Cost:
    """``the cost of each event you play is reduced by 1``."""
    return _changed(found, direction, by)


@costs_of_cards.rule
def first_of_each(reading: Reading, period: str, direction: str, noun: Noun, ways: Ways, by: By) -> Cost:
    """``each round, reduce the cost of the first event you play by 1``."""
    return _changed(_first(any_of_them(noun), ways, period), direction, by)


@costs_of_cards.rule
def first_of_each_is_changed(
    reading: Reading, period: str, noun: Noun, ways: Ways, direction: str, by: By
) -> Cost:
    """``each round, the cost of the first event you play is reduced by 1``."""
    return first_of_each(reading, period, direction, noun, ways, by)


def _first(which: Which, ways: Ways, period: str) -> Cost:
    return replace(of_what(which, ways.person, ways.ways), first_each=PERIODS[period])


@costs_of_cards.rule
def constant(reading: Reading, found: Cost) -> Effects:
    if found.next is not None:
        raise Unclear("the next card, for as long as an ability is active")
    return (found,)


@costs_of_cards.rule
def such_pays(reading: Reading, such: Person, found: Effects) -> Effects:
    """``While an opponent has more power than you, each event that player plays costs 1 more``: each of whom it is true."""
    if such.where is None or such.none:
        raise Unclear("of whom it is true")
    return paid_by_such(found, such.whoever, such.where)


def paid_by_such(found: Effects, whoever: Who, where: Condition) -> Effects:
    """What cards cost "that player", for each of those of whom it is true. Raises Unclear for anything else."""
    costs = [
        one for one in found if isinstance(one, Cost) and one.player == "that player" and one.where is None
    ]
    if len(costs) < len(found):
        raise Unclear("what it is for that player")
    return tuple(replace(one, player=whoever, where=where) for one in costs)


@costs_of_cards.rule
def effect(reading: Reading, found: Cost) -> Effects:
    return (found,)


@costs_of_cards.rule
def next_costs(reading: Reading, found: Cost, more: More) -> Effects:
    """``the next Knight character you marshal this phase costs 1 less``."""
    if found.next is None:
        raise Unclear("which of them")  # read in another way
    return (_changed(found, more.direction, more.by),)


@costs_of_cards.rule
def more(reading: Reading, many: int, word: str, per: Per | None, least: int | None) -> More:
    """``1 less for each Lord card you control (to a minimum of 1)``."""
    amount: Amount = many if per is None else times(per, many)
    return More("reduce" if word in ("less", "fewer") else "increase", By(amount, least or 0))


@costs_of_cards.rule
def more_x(reading: Reading, word: str, least: int | None) -> More:
    return More("reduce" if word in ("less", "fewer") else "increase", By(Paid(), least or 0))


@costs_of_cards.rule
def costs_more(reading: Reading, noun: Noun, more: More, ways: tuple[Way, ...]) -> Effects:
    """``each location costs 1 additional gold to marshal``: whoever marshals it; of this card its own player."""
    if not isinstance(more.by.amount, int | Paid):
        raise Unclear("who marshals it, or how much more it costs")  # "1 more for each opponent to marshal"
    return _cost_more(noun, more, ways)


def _cost_more(noun: Noun, more: More, ways: tuple[Way, ...]) -> Effects:
    if noun.ref is None and noun.cards.controller == "opponent":  # whose they are is who pays for them
        whose = replace(noun, cards=replace(noun.cards, controller="any"))
        return (_for(Person("opponent", every=True), ways, whose, more),)
    return (_changed(of_what(any_of_them(noun), whoever(noun), ways), more.direction, more.by),)


def _for(person: Person, ways: tuple[Way, ...], noun: Noun, more: More) -> Cost:
    found = of_what(any_of_them(noun), person, ways)
    if found.cards.controller not in ("any", person.in_turn):
        raise Unclear("whose cards they are")
    found = replace(found, cards=replace(found.cards, controller="any"))
    return _changed(found, more.direction, more.by)


@costs_of_cards.rule
def costs_more_per(
    reading: Reading, noun: Noun, more: More, ways: tuple[Way, ...], per: Per, least: int | None
) -> Effects:
    if not isinstance(more.by.amount, int) or more.by.least:
        raise Unclear("for each of what")
    by = By(times(per, more.by.amount), least or 0)
    return _cost_more(noun, replace(more, by=by), ways)


@costs_of_cards.rule
def costs_more_this(reading: Reading, noun: Noun, more: More, ways: tuple[Way, ...], period: str) -> Effects:
    """``that card costs 1 less to marshal this phase``."""
    return _lasting(costs_more(reading, noun, more, ways), period)


@costs_of_cards.rule
def costs_more_who_this(reading: Reading, noun: Noun, ways: Ways, period: str, more: More) -> Effects:
    """``characters you marshal this phase cost 1 less``."""
    return _lasting(costs_more_who(reading, noun, ways, more), period)


def _lasting(found: Effects, period: str) -> Effects:
    return lasts(found, PERIODS[period])


@costs_of_cards.rule
def costs_more_until(
    reading: Reading, noun: Noun, more: More, ways: tuple[Way, ...], duration: Duration
) -> Effects:
    return lasts(costs_more(reading, noun, more, ways), duration)


@costs_of_cards.rule
def costs_more_itself_until(reading: Reading, noun: Noun, more: More, duration: Duration) -> Effects:
    """``Song events cost 1 less until the end of the round``."""
    return lasts(costs_more_itself(reading, noun, more), duration)


@costs_of_cards.rule
def costs_more_who_until(reading: Reading, noun: Noun, ways: Ways, more: More, duration: Duration) -> Effects:
    return lasts(costs_more_who(reading, noun, ways, more), duration)


@costs_of_cards.rule
def first_costs_this(reading: Reading, noun: Noun, ways: Ways, period: str, more: More) -> Effects:
    """``the first event each player plays this round costs 2 less``."""
    return _lasting(first_costs(reading, noun, ways, period, more), period)


@costs_of_cards.rule
def must_pay_more(
    reading: Reading, person: Person, many: int, word: str, ways: tuple[Way, ...], noun: Noun
) -> Effects:
    """``each opponent must pay 1 additional gold to marshal attachments``."""
    if person.none or word in ("less", "fewer"):
        raise Unclear("who pays less")
    return (_for(person, ways, noun, More("increase", By(many))),)


@costs_of_cards.rule
def must_pay_more_to_bring(reading: Reading, person: Person, many: int, word: str, noun: Noun) -> Effects:
    return must_pay_more(reading, person, many, word, ("bring out of shadows",), noun)


@costs_of_cards.rule
def must_pay_more_into_shadows(reading: Reading, person: Person, many: int, word: str, noun: Noun) -> Effects:
    return must_pay_more(reading, person, many, word, ("marshal into shadows",), noun)


@costs_of_cards.rule
def costs_more_who(reading: Reading, noun: Noun, ways: Ways, more: More) -> Effects:
    """``characters you marshal cost 1 less``."""
    return (_changed(of_what(any_of_them(noun), ways.person, ways.ways), more.direction, more.by),)


@costs_of_cards.rule
def costs_more_itself(reading: Reading, noun: Noun, more: More) -> Effects:
    """``each Song event costs 1 less``."""
    return of_this_card(reading, more.direction, noun, more.by)


@costs_of_cards.rule
def first_costs(reading: Reading, noun: Noun, ways: Ways, period: str, more: More) -> Effects:
    """``the first event you play each round costs 1 less``."""
    return (first_of_each(reading, period, more.direction, noun, ways, more.by),)


@costs_of_cards.rule
def each_first_costs(reading: Reading, period: str, noun: Noun, ways: Ways, more: More) -> Effects:
    return first_costs(reading, noun, ways, period, more)


@costs_of_cards.rule
def one_of_each(reading: Reading, one: Noun, other: Noun) -> tuple[Noun, ...]:
    """``the first Lord character and the first Lady character``."""
    return (one, other)


@costs_of_cards.rule
def one_of_each_trait(reading: Reading, trait: str, noun: Noun) -> tuple[Noun, ...]:
    """``the first Lord and the first Lady character``: the trait alone is that of a card like the other."""
    like = Cards(type=noun.cards.type, trait=noun.cards.trait)
    if noun.ref is not None or noun.also or len(like.trait) != 1 or noun.cards != like:
        raise Unclear("of which cards it is a trait")
    return (replace(noun, cards=replace(like, trait=(trait,))), noun)


@costs_of_cards.rule
def both_firsts(
    reading: Reading, direction: str, each: tuple[Noun, ...], ways: Ways, period: str, by: By
) -> Effects:
    return tuple(first_of_each(reading, period, direction, noun, ways, by) for noun in each)


@costs_of_cards.rule
def both_firsts_cost(
    reading: Reading, each: tuple[Noun, ...], ways: Ways, period: str, more: More
) -> Effects:
    return both_firsts(reading, more.direction, each, ways, period, more.by)


@costs_of_cards.rule
def each_first(reading: Reading, *said: Noun | Ways) -> tuple[tuple[Noun, Ways], ...]:
    """``the first location you marshal and the first event you play``."""
    found: list[tuple[Noun, Ways]] = []
    for noun, how in zip(said[::2], said[1::2], strict=True):
        if not isinstance(noun, Noun) or not isinstance(how, Ways):
            raise Unclear("in which way")
        found.append((noun, how))
    return tuple(found)


@costs_of_cards.rule
def firsts(
    reading: Reading, direction: str, each: tuple[tuple[Noun, Ways], ...], period: str, by: By
) -> Effects:
    return tuple(first_of_each(reading, period, direction, noun, ways, by) for noun, ways in each)


@costs_of_cards.rule
def firsts_cost(reading: Reading, each: tuple[tuple[Noun, Ways], ...], period: str, more: More) -> Effects:
    return firsts(reading, more.direction, each, period, more.by)


@costs_of_cards.rule
def of_this_card(reading: Reading, direction: str, noun: Noun, by: By) -> Effects:
    """``reduce the cost of this card by 1 for each ..``: wherever it is paid for; of others, by whoever pays it."""
    if noun.ref == "self":
        return (_changed(of_what(any_of_them(noun), Person("you"), ("marshal", "play")), direction, by),)
    if noun.ref is not None or noun.cards.zone != "play" or noun.quantity not in ("each", "bare"):
        raise Unclear("who pays for it")
    ways: tuple[Way, ...] = ("play",) if noun.types == ("event",) else ("marshal",)
    if not noun.types:
        ways = ("marshal", "play")
    whose = Person(noun.cards.controller, every=True)
    which = any_of_them(replace(noun, cards=replace(noun.cards, controller="any")))
    return (_changed(of_what(which, whose, ways), direction, by),)


@costs_of_cards.rule
def of_this_card_is_changed(reading: Reading, noun: Noun, direction: str, by: By) -> Effects:
    """``this card's cost is reduced by 1 for each ..``."""
    return of_this_card(reading, direction, noun, by)


@costs_of_cards.rule
def floor(reading: Reading, least: int) -> int:
    """``(to a minimum of 1)``."""
    return least


@costs_of_cards.rule
def equal(reading: Reading, amount: Amount) -> By:
    return By(amount)


@costs_of_cards.rule
def found(reading: Reading, amount: Amount) -> By:
    """``by the number of Knights you control``."""
    if isinstance(amount, int):
        raise Unclear("a number")  # read in another way
    return By(amount)


@costs_of_cards.rule
def number(reading: Reading, many: int, least: int | None) -> By:
    return By(many, least or 0)


@costs_of_cards.rule
def number_per(reading: Reading, many: int, per: Per, least: int | None) -> By:
    return By(times(per, many), least or 0)


@costs_of_cards.rule
def x(reading: Reading, least: int | None) -> By:
    return By(Paid(), least or 0)
