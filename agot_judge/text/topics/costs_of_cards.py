"""What cards cost."""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.ability import Cost
from agot_judge.engine.ability.cards import Amount, Cards, Paid
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.substitution import scaled
from agot_judge.text.topic import Topic
from agot_judge.text.topics.counts import Per, times
from agot_judge.text.topics.durations import PERIODS
from agot_judge.text.topics.sentences import Effects
from agot_judge.text.topics.zones import Zone

costs_of_cards = Topic("costs_of_cards", "cost_change", "constant", "effect", "ways", "by")

Way = Literal["marshal", "play", "ambush", "bring out of shadows", "marshal into shadows"]
WAYS: dict[str, Way] = {
    "marshal": "marshal",
    "marshals": "marshal",
    "play": "play",
    "plays": "play",
    "ambush": "ambush",
    "ambushes": "ambush",
}


class By(Struct, frozen=True):
    """By how much."""

    amount: Amount
    least: int = 0


class Which(Struct, frozen=True):
    """Which of the cards: all, the next, the first."""

    cards: Cards
    next: int | None = None
    first: bool = False


class Ways(Struct, frozen=True):
    """Who, and in which ways."""

    person: Person
    ways: tuple[Way, ...]


@costs_of_cards.rule
def constant(reading: Reading, found: Cost) -> Effects:
    if found.next is not None:
        raise Unclear("the next card, for as long as an ability is active")
    return (found,)


@costs_of_cards.rule
def costs_more(reading: Reading, noun: Noun, many: int, more: str, way: str) -> Effects:
    """``each location costs 1 additional gold to marshal``: whoever marshals it; of this card its own player."""
    if noun.ref is None and noun.cards.controller == "opponent":  # whose they are is who pays for them
        anybody_s = replace(noun, cards=replace(noun.cards, controller="any"))
        return (for_player(reading, _less(more), Person("opponent", every=True), way, anybody_s, By(many)),)
    return (_cost(_less(more), _any(reading, noun), _whoever(noun), (WAYS[way],), By(many)),)


def _whoever(noun: Noun) -> Person:
    """Who does something with the cards where it is not said: of this card, or of yours, you; otherwise any player."""
    return Person("you" if noun.ref == "self" or noun.cards.controller == "you" else "any", every=True)


@costs_of_cards.rule
def costs_more_per(reading: Reading, noun: Noun, many: int, more: str, way: str, per: Per) -> Effects:
    (found,) = costs_more(reading, noun, many, more, way)
    assert isinstance(found, Cost)
    return (replace(found, reduce=times(per, many if more in ("less", "fewer") else -many)),)


@costs_of_cards.rule
def must_pay_more(reading: Reading, person: Person, many: int, more: str, way: str, noun: Noun) -> Effects:
    """``each opponent must pay 1 additional gold to marshal attachments``."""
    if person.none or _less(more) == "reduce":
        raise Unclear("who pays less")
    return (for_player(reading, "increase", person, way, noun, By(many)),)


def _less(more: str) -> str:
    return "reduce" if more in ("less", "fewer") else "increase"


@costs_of_cards.rule
def costs_more_who(reading: Reading, noun: Noun, ways: Ways, many: int, more: str) -> Effects:
    """``characters you marshal cost 1 less``."""
    return (of_cards(reading, _less(more), _any(reading, noun), ways, By(many)),)


@costs_of_cards.rule
def costs_more_who_per(reading: Reading, noun: Noun, ways: Ways, many: int, more: str, per: Per) -> Effects:
    return (of_cards(reading, _less(more), _any(reading, noun), ways, By(times(per, many))),)


@costs_of_cards.rule
def first_costs(reading: Reading, noun: Noun, ways: Ways, period: str, many: int, more: str) -> Effects:
    """``the first event you play each round costs 1 less``."""
    return (first_of_each(reading, period, _less(more), noun, ways, By(many)),)


@costs_of_cards.rule
def each_first_costs(reading: Reading, period: str, noun: Noun, ways: Ways, many: int, more: str) -> Effects:
    return first_costs(reading, noun, ways, period, many, more)


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
    reading: Reading, each: tuple[Noun, ...], ways: Ways, period: str, many: int, more: str
) -> Effects:
    return both_firsts(reading, _less(more), each, ways, period, By(many))


@costs_of_cards.rule
def of_this_card(reading: Reading, direction: str, noun: Noun, by: By) -> Effects:
    """``reduce the cost of this card by 1 for each ..``: wherever it is paid for; of others, by whoever pays it."""
    if noun.ref == "self":
        return (_cost(direction, _any(reading, noun), Person("you"), ("marshal", "play"), by),)
    if noun.ref is not None or noun.cards.zone != "play" or noun.quantity not in ("each", "bare"):
        raise Unclear("who pays for it")
    ways: tuple[Way, ...] = ("play",) if noun.types == ("event",) else ("marshal",)
    if not noun.types:
        ways = ("marshal", "play")
    whose = Person(noun.cards.controller, every=True)
    which = _any(reading, replace(noun, cards=replace(noun.cards, controller="any")))
    return (_cost(direction, which, whose, ways, by),)


@costs_of_cards.rule
def effect(reading: Reading, found: Cost) -> Effects:
    return (found,)


@costs_of_cards.rule
def of_cards(reading: Reading, direction: str, which: Which, ways: Ways, by: By) -> Cost:
    return _cost(direction, which, ways.person, ways.ways, by)


@costs_of_cards.rule
def of_cards_this(reading: Reading, direction: str, which: Which, ways: Ways, period: str, by: By) -> Cost:
    found = _cost(direction, replace(which, first=False), ways.person, ways.ways, by)
    if which.first:  # on a plot card: the first one of the round
        return replace(found, first_each=PERIODS[period])
    return replace(found, until=PERIODS[period])


@costs_of_cards.rule
def of_cards_each(reading: Reading, direction: str, which: Which, ways: Ways, period: str, by: By) -> Cost:
    if not which.first:
        raise Unclear("which of them each time")
    found = _cost(direction, replace(which, first=False), ways.person, ways.ways, by)
    return replace(found, first_each=PERIODS[period])


@costs_of_cards.rule
def first_of_each(reading: Reading, period: str, direction: str, noun: Noun, ways: Ways, by: By) -> Cost:
    """``each round, reduce the cost of the first event you play by 1``."""
    return of_cards_each(reading, direction, replace(_any(reading, noun), first=True), ways, period, by)


@costs_of_cards.rule
def to_do(reading: Reading, direction: str, way: str, noun: Noun, by: By) -> Cost:
    """``the cost to marshal each character``: whoever marshals it."""
    return _cost(direction, _any(reading, noun), _whoever(noun), (WAYS[way],), by)


@costs_of_cards.rule
def for_player(reading: Reading, direction: str, person: Person, way: str, noun: Noun, by: By) -> Cost:
    """``for each opponent to marshal his or her characters``: whose cards they are is said already."""
    return _of_own(_cost(direction, _any(reading, noun), person, (WAYS[way],), by), person)


@costs_of_cards.rule
def for_player_to_bring(reading: Reading, direction: str, person: Person, noun: Noun, by: By) -> Cost:
    """``for you to bring each out-of-faction card out of shadows``."""
    return _of_own(_cost(direction, _any(reading, noun), person, ("bring out of shadows",), by), person)


def _of_own(found: Cost, person: Person) -> Cost:
    """Without the words that say that they are the cards of that player. Raises Unclear."""
    if found.cards.controller not in ("any", person.in_turn):
        raise Unclear("whose cards they are")
    return replace(found, cards=replace(found.cards, controller="any"))


@costs_of_cards.rule
def to_do_from(reading: Reading, direction: str, way: str, noun: Noun, zone: Zone, by: By) -> Cost:
    return _from(to_do(reading, direction, way, noun, by), zone)


@costs_of_cards.rule
def of_cards_from(reading: Reading, direction: str, which: Which, ways: Ways, zone: Zone, by: By) -> Cost:
    return _from(of_cards(reading, direction, which, ways, by), zone)


def _from(found: Cost, zone: Zone) -> Cost:
    if found.cards.zone != "any":
        raise Unclear("where the cards are")
    return replace(found, cards=replace(found.cards, zone=zone.field, controller=zone.who))


@costs_of_cards.rule
def to_do_either(reading: Reading, direction: str, way: str, other: str, noun: Noun, by: By) -> Cost:
    return _cost(direction, _any(reading, noun), _whoever(noun), (WAYS[way], WAYS[other]), by)


@costs_of_cards.rule
def to_do_first(reading: Reading, direction: str, way: str, noun: Noun, period: str, by: By) -> Cost:
    return replace(to_do(reading, direction, way, noun, by), first_each=PERIODS[period])


@costs_of_cards.rule
def to_do_first_who(
    reading: Reading, direction: str, way: str, noun: Noun, person: Person, verb: str, period: str, by: By
) -> Cost:
    if WAYS[way] != WAYS[verb]:
        raise Unclear("in which way")
    found = _cost(direction, _any(reading, noun), person, (WAYS[way],), by)
    return replace(found, first_each=PERIODS[period])


@costs_of_cards.rule
def to_bring(reading: Reading, direction: str, noun: Noun, by: By) -> Cost:
    return _cost(direction, _any(reading, noun), _whoever(noun), ("bring out of shadows",), by)


@costs_of_cards.rule
def to_bring_first(reading: Reading, direction: str, noun: Noun, period: str, by: By) -> Cost:
    return replace(to_bring(reading, direction, noun, by), first_each=PERIODS[period])


@costs_of_cards.rule
def into_shadows_first(reading: Reading, direction: str, noun: Noun, period: str, by: By) -> Cost:
    """``the cost to marshal your first card into shadows``: of the cards that you marshal."""
    found = into_shadows(reading, direction, noun, by)
    return replace(found, player="you", first_each=PERIODS[period])


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
def into_shadows(reading: Reading, direction: str, noun: Noun, by: By) -> Cost:
    return _cost(direction, _any(reading, noun), _whoever(noun), ("marshal into shadows",), by)


def _cost(direction: str, which: Which, person: Person, ways: tuple[Way, ...], by: By) -> Cost:
    if which.first:
        raise Unclear("the first of them, but not when")
    amount: Any = by.amount
    if direction == "increase":
        amount = scaled(amount, -1)
    return Cost(
        reduce=amount,
        cards=which.cards,
        ways=ways,
        player=person.who,
        next=which.next,
        to_a_minimum_of=by.least,
    )


def _any(reading: Reading, noun: Noun) -> Which:
    if noun.also:
        raise Unclear("several kinds of cards at once")
    if noun.ref == "self":
        return Which(Cards(this=True, zone="any"))
    if noun.ref is not None:
        return Which(Cards(among=noun.ref, zone="any"))
    zone = noun.cards.zone if noun.cards.zone != "play" else "any"
    return Which(replace(noun.cards, zone=zone))


@costs_of_cards.rule
def any_(reading: Reading, noun: Noun) -> Which:
    return _any(reading, noun)


@costs_of_cards.rule
def next_(reading: Reading, noun: Noun) -> Which:
    reading.mention(replace(noun, quantity="the"), "those")
    return replace(_any(reading, noun), next=1)


@costs_of_cards.rule
def next_several(reading: Reading, many: int, noun: Noun) -> Which:
    return replace(_any(reading, noun), next=many)


@costs_of_cards.rule
def first(reading: Reading, noun: Noun) -> Which:
    return replace(_any(reading, noun), first=True)


@costs_of_cards.rule
def ways(reading: Reading, person: Person, *found: Way) -> Ways:
    return Ways(person, found)


@costs_of_cards.rule
def verb(reading: Reading, word: str) -> Way:
    return WAYS[word]


@costs_of_cards.rule
def into_shadows_way(reading: Reading) -> Way:
    return "marshal into shadows"


@costs_of_cards.rule
def bring(reading: Reading) -> Way:
    return "bring out of shadows"


@costs_of_cards.rule
def number(reading: Reading, many: int) -> By:
    return By(many)


@costs_of_cards.rule
def x(reading: Reading) -> By:
    return By(Paid())


@costs_of_cards.rule
def number_per(reading: Reading, many: int, per: Per) -> By:
    return By(times(per, many))


@costs_of_cards.rule
def number_to(reading: Reading, many: int, least: int) -> By:
    return By(many, least)


@costs_of_cards.rule
def number_per_to(reading: Reading, many: int, per: Per, least: int) -> By:
    return By(times(per, many), least)
