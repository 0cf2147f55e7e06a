"""The cards whose cost is spoken of: ``the cost of the next [stark] character you marshal this phase``."""

from operator import getitem
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.changed_numbers import Cost
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.durations import PERIODS
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import ALL, FIRST, READING, SECOND, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

whose_costs = Fragment(__name__, "cost_said", "more_said", "ways")


Way = Literal["marshal", "play", "ambush", "bring out of shadows", "marshal into shadows"]


WAYS: dict[str, Way] = {
    "marshal": "marshal",
    "marshals": "marshal",
    "marshaled": "marshal",
    "play": "play",
    "plays": "play",
    "played": "play",
    "ambush": "ambush",
    "ambushes": "ambush",
    "ambushed": "ambush",
}


class Which(Struct, frozen=True):
    """The part of the cards: all, the next, the first."""

    cards: Cards
    next: int | None = None
    first: bool = False
    noun: Noun | None = None
    """The one card that it is, of which the text can speak from there on."""


class Ways(Struct, frozen=True):
    """Who, and in which ways."""

    person: Person
    ways: tuple[Way, ...]


class PaidFor(Struct, frozen=True):
    """The cards whose cost is changed, their players, and the ways of using them."""

    which: Which
    ways: Ways


def of_what(which: Which, person: Person, ways: tuple[Way, ...]) -> Cost:
    """Their cost, before it is said how it changes. Raises Unclear."""
    if which.first:
        raise Unclear("the first of them, but not when")
    if any(one.attached_to is not None and not one.facedown for one in (which.cards, *which.cards.any_of)):
        raise Unclear("the cost, before it is chosen what it is attached to")
    who, where = person.whoever, person.where
    return Cost(reduce=0, cards=which.cards, ways=ways, player=who, where=where, next=which.next)


def any_of_them(noun: Noun) -> Which:
    """The cards wherever they are paid for. Raises Unclear."""
    if noun.also:
        raise Unclear("several kinds of cards at once")
    noun.of_one()
    if noun.ref == "self":
        return Which(Cards(this=True, zone="any"))
    if noun.ref is not None:
        return Which(Cards(among=noun.ref, zone="any"))
    zone = noun.cards.zone if noun.cards.zone != "play" else "any"
    return Which(replace(noun.cards, zone=zone))


def whoever(noun: Noun) -> Person:
    """Who does something with the cards where it is not said: of this card, or of yours, you; otherwise any player."""
    return Person("you" if noun.ref == "self" or noun.cards.controller == "you" else "any", every=True)


@whose_costs.rule
def paid_for(reading: Reading, which: Which, ways: Ways) -> PaidFor:
    """The cards, and how they are paid for: ``each character you marshal``."""
    if which.noun is not None:
        reading.mention(replace(which.noun, quantity="the"), "those")
    return PaidFor(which, ways)


@whose_costs.rule
def of_cards_this(reading: Reading, said: PaidFor, period: str) -> Cost:
    """The cost of the cards in a period."""
    found = of_what(replace(said.which, first=False), said.ways.person, said.ways.ways)
    if said.which.first:  # on a plot card: the first one of the round
        return replace(found, first_each=PERIODS[period])
    return replace(found, until=PERIODS[period])


@whose_costs.rule
def of_cards_each(reading: Reading, said: PaidFor, period: str) -> Cost:
    """The cost of the first card in each period."""
    if not said.which.first:
        raise Unclear("which of them each time")
    found = of_what(replace(said.which, first=False), said.ways.person, said.ways.ways)
    return replace(found, first_each=PERIODS[period])


@whose_costs.rule
def for_player(reading: Reading, person: Person, ways: tuple[Way, ...], noun: Noun) -> Cost:
    """``for each opponent to marshal his or her characters``: whose cards they are is said already."""
    return _of_own(of_what(any_of_them(noun), person, ways), person)


def _of_own(found: Cost, person: Person) -> Cost:
    """Without the words that say that they are the cards of that player. Raises Unclear."""
    if found.cards.controller not in ("any", person.in_turn):
        raise Unclear("whose cards they are")
    return replace(found, cards=replace(found.cards, controller="any"))


@whose_costs.rule
def into_shadows_first(reading: Reading, noun: Noun, period: str) -> Cost:
    """``the cost to marshal your first card into shadows``: of the cards that you marshal."""
    return replace(into_shadows(reading, _only_one(noun)), player="you", first_each=PERIODS[period])


@whose_costs.rule
def into_shadows(reading: Reading, noun: Noun) -> Cost:
    """The cost of marshaling cards into shadows."""
    return of_what(any_of_them(noun), whoever(noun), ("marshal into shadows",))


@whose_costs.rule
def next_(reading: Reading, noun: Noun) -> Which:
    """The next such card."""
    if noun.quantity == "some" and noun.most != 1:
        raise Unclear("how many of them")  # read in another way
    return replace(any_of_them(noun), next=1, noun=noun)


@whose_costs.rule
def first(reading: Reading, noun: Noun) -> Which:
    """The first such card."""
    return replace(any_of_them(_only_one(noun)), first=True)


def _only_one(noun: Noun) -> Noun:
    """``the first character``. Raises Unclear for the first 2: after how many it costs no less is not kept."""
    if noun.plural or noun.any_number or noun.most not in (0, 1):
        raise Unclear("how many are the first")
    return noun


@whose_costs.rule
def ways(reading: Reading, person: Person, *found: Way) -> Ways:
    """The ways in which a player pays for the cards."""
    return Ways(person, found)


whose_costs.means(
    way=ALL,
    bring="bring out of shadows",  # The way "bring out of shadows"
    of_cards=call(of_what, FIRST.which, FIRST.ways.person, FIRST.ways.ways),  # The cost of the cards
    # "the cost to marshal each character": whoever marshals it
    to_do=call(of_what, call(any_of_them, SECOND), call(whoever, SECOND), FIRST),
    # "for you to bring each out-of-faction card out of shadows"
    for_player_to_bring=call(for_player, READING, FIRST, ("bring out of shadows",), SECOND),
    # "the shadow cost of each card you control": what it costs to bring it out of shadows
    to_bring=call(of_what, call(any_of_them, FIRST), call(whoever, FIRST), ("bring out of shadows",)),
    verb=call(getitem, WAYS, FIRST),  # The way of paying: "marshal"
    any_=call(any_of_them, FIRST),  # The cards, any of them
)
