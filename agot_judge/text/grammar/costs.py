"""Costs of cards, and their changes: ``reduce the cost of the next [stark] character you marshal this phase by 1``."""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Cards, Paid
from agot_judge.engine.ability.changed_numbers import Cost
from agot_judge.engine.ability.words import Period
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.numbers.per import times
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import ALL, FIRST, READING, SECOND, THIRD, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person
from agot_judge.text.trees.substitution import scaled

costs = Fragment(__name__, "cost_change", "constant", "effect", "by", "cost_said", "more_said", "ways")

Way = Literal["marshal", "play", "ambush", "bring out of shadows", "marshal into shadows"]
Ways = tuple[Way, ...]


class By(Struct, frozen=True):
    """By how much."""

    amount: Amount
    least: int = 0


class Which(Struct, frozen=True):
    """The part of the cards: all, the next, the first."""

    cards: Cards
    next: int | None = None
    first: bool = False
    noun: Noun | None = None
    """The one card that it is, of which the text can speak from there on."""


class PaidFor(Struct, frozen=True):
    """The cost of some cards, before it is said how it changes; or only of the first of them in some time."""

    cost: Cost
    first: bool = False


def _changed(found: Cost, direction: str, by: By) -> Cost:
    """The cost, reduced or increased by so much."""
    amount: Any = by.amount
    if direction in ("raise", "increase"):
        amount = scaled(amount, -1)
    return replace(found, reduce=amount, to_a_minimum_of=by.least)


@costs.rule
def constant(reading: Reading, found: Cost) -> Effects:
    """The change of a cost as a constant effect."""
    if found.next is not None:
        raise Unclear("the next card, for as long as an ability is active")
    return (found,)


@costs.rule
def several(reading: Reading, direction: str, *said: Cost | By) -> Effects:
    """``reduce the cost of the first character you marshal this round by 3, .. and the first attachment .. by 1``."""
    each = [one for one in said if isinstance(one, Cost)]
    by = [one for one in said if isinstance(one, By)]
    changed = (_changed(cost, direction, much) for cost, much in zip(each, by, strict=True))
    return tuple(effect for one in changed for effect in constant(reading, one))


def _by(amount: Amount, least: int | None) -> By:
    return By(amount, least or 0)


def _cost(cards: Cards, person: Person, ways: Ways, *, next_: int | None = None) -> Cost:
    """The cost of such cards, before it is said how it changes. Raises Unclear."""
    if any(one.attached_to is not None and not one.facedown for one in (cards, *cards.any_of)):
        raise Unclear("the cost, before it is chosen what it is attached to")
    return Cost(reduce=0, cards=cards, ways=ways, player=person.whoever, where=person.where, next=next_)


def _any_of_them(noun: Noun) -> Cards:
    """The cards wherever they are paid for. Raises Unclear."""
    noun.of_one()
    if noun.ref == "self":
        return Cards(this=True, zone="any")
    if noun.ref is not None:
        return Cards(among=noun.ref, zone="any")
    return replace(noun.cards, zone=noun.cards.zone if noun.cards.zone != "play" else "any")


def _whoever(noun: Noun) -> Person:
    """Who does something with the cards where it is not said: of this card, or of yours, you; otherwise any player."""
    return Person("you" if noun.ref == "self" or noun.cards.controller == "you" else "any", every=True)


@costs.rule
def paid_for(reading: Reading, which: Which, ways: tuple[Person, Ways]) -> PaidFor:
    """The cards, and how they are paid for: ``each character you marshal``."""
    if which.noun is not None:
        reading.mention(replace(which.noun, quantity="the"), "those")
    return PaidFor(_cost(which.cards, *ways, next_=which.next), which.first)


@costs.rule
def of_cards(reading: Reading, said: PaidFor) -> Cost:
    """The cost of the cards."""
    if said.first:
        raise Unclear("the first of them, but not when")
    return said.cost


@costs.rule
def of_cards_this(reading: Reading, said: PaidFor, period: Period) -> Cost:
    """The cost of the cards in a period; on a plot card, of the first one of the round."""
    field = "first_each" if said.first else "until"
    return replace(said.cost, **{field: period})


@costs.rule
def of_cards_each(reading: Reading, said: PaidFor, period: Period) -> Cost:
    """The cost of the first card in each period."""
    if not said.first:
        raise Unclear("which of them each time")
    return replace(said.cost, first_each=period)


@costs.rule
def for_player(reading: Reading, person: Person, ways: Ways, noun: Noun) -> Cost:
    """``for each opponent to marshal his or her characters``: whose cards they are is said already."""
    found = _cost(_any_of_them(noun), person, ways)
    if found.cards.controller not in ("any", person.in_turn):
        raise Unclear("whose cards they are")
    return replace(found, cards=replace(found.cards, controller="any"))


def _of_any(noun: Noun, ways: Ways) -> Cost:
    """``the cost to marshal each character``: whoever marshals it."""
    return _cost(_any_of_them(noun), _whoever(noun), ways)


@costs.rule
def into_shadows_first(reading: Reading, noun: Noun, period: Period) -> Cost:
    """``the cost to marshal your first card into shadows``: of the cards that you marshal."""
    found = _of_any(_only_one(noun), ("marshal into shadows",))
    return replace(found, player="you", first_each=period)


@costs.rule
def next_(reading: Reading, noun: Noun) -> Which:
    """The next such card."""
    if noun.quantity == "some" and noun.most != 1:
        raise Unclear("how many of them")  # read in another way
    return Which(_any_of_them(noun), next=1, noun=noun)


def _only_one(noun: Noun) -> Noun:
    """``the first character``. Raises Unclear for the first 2: after how many it costs no less is not kept."""
    if noun.plural or noun.any_number or noun.most not in (0, 1):
        raise Unclear("how many are the first")
    return noun


@costs.rule
def ways(reading: Reading, person: Person, *found: Way) -> tuple[Person, Ways]:
    """Who pays for the cards, and in which ways."""
    return person, found


costs.means(
    floor=FIRST,  # "(to a minimum of 1)"
    changes=call(_changed, SECOND, FIRST, THIRD),
    effect=(FIRST,),
    number=call(_by, FIRST, SECOND),
    number_per=call(_by, call(times, SECOND, FIRST), THIRD),
    x=call(_by, Paid(), FIRST),
    way=ALL,
    marshal="marshal",
    play="play",
    ambush="ambush",
    bring="bring out of shadows",
    to_do=call(_of_any, SECOND, FIRST),
    # "the shadow cost of each card you control": what it costs to bring it out of shadows
    to_bring=call(_of_any, FIRST, ("bring out of shadows",)),
    into_shadows=call(_of_any, FIRST, ("marshal into shadows",)),
    # "for you to bring each out-of-faction card out of shadows"
    for_player_to_bring=call(for_player, READING, FIRST, ("bring out of shadows",), SECOND),
    any_=call(Which, call(_any_of_them, FIRST)),
    first=call(Which, call(_any_of_them, call(_only_one, FIRST)), first=True),
)
