"""Amounts that have to be found on cards and players."""

from operator import getitem, neg

from msgspec.structs import replace

from agot_judge.engine.ability.cards import (
    Amount,
    CardNumber,
    Cards,
    Count,
    Measure,
    PlayerMeasure,
    PlayerNumber,
)
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.nouns.attributes.measures import MEASURES, PLOT_VALUES
from agot_judge.text.grammar.numbers.per import different_among, number_of, of_one_opponent
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, READING, SECOND, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person
from agot_judge.text.trees.substitution import scaled

amounts = Fragment(__name__, "amount")


ON_PLOTS: dict[PlayerMeasure, Measure] = {
    "claim": "claim value",
    "reserve": "reserve value",
    "initiative": "initiative value",
}


@amounts.rule
def no_less(reading: Reading, amount: Amount, least: int) -> Amount:
    """``the number of plot cards in your used pile (minimum of 1)``."""
    if not isinstance(amount, Count) or amount.plus:
        raise Unclear("of which number there is a minimum")
    return replace(amount, least=least)


@amounts.rule
def count(reading: Reading, noun: Noun) -> Amount:
    """The number of cards: ``the number of Knights you control``."""
    if noun.ref is not None or noun.quantity != "bare":
        raise Unclear("the number of which cards")
    return Count(cards=noun.of_any(), of_several=of_one_opponent(noun))


@amounts.rule
def of_cards(reading: Reading, thing: str, noun: Noun) -> Amount:
    """The number of things on cards: ``the number of attachments on it``."""
    if noun.types == ("faction",):
        raise Unclear("the power on a faction card")  # read in another way
    return _of(noun, MEASURES[thing])


def _of(noun: Noun, measure: Measure, token: str = "") -> CardNumber:
    if noun.ref is None and noun.quantity == "some":
        raise Unclear("a number of which cards")
    return CardNumber(what=measure, on=noun.meant(), token=token)


@amounts.rule
def measure(reading: Reading, noun: Noun, what: str) -> Amount:
    """``that character's STR``. Raises Unclear for "each character's STR": whether all of them together."""
    if noun.ref is None and noun.quantity == "each":
        raise Unclear("the number of each, or of all of them")
    return _of(noun, MEASURES[what])


@amounts.rule
def printed_value(reading: Reading, what: str, owner: Person) -> Amount:
    """The printed value of a revealed plot card."""
    plot = Cards(type=("plot",), revealed=True, controller=owner.any_one)
    one = number_of("claim", owner).of_several
    return CardNumber(what=PLOT_VALUES[what], on=plot, of_several=one)


@amounts.rule
def value_on(reading: Reading, what: PlayerMeasure, noun: Noun) -> Amount:
    """``the claim value on this card``: of a plot card that is spoken of."""
    if noun.ref is None or noun.plural or what not in ON_PLOTS:
        raise Unclear("on which plot card")
    return _of(noun, ON_PLOTS[what])


def plus(amount: Amount, many: int) -> Amount:
    """The amount and so many more."""
    if isinstance(amount, (Count, CardNumber, PlayerNumber)):
        return replace(amount, plus=amount.plus + many)
    raise Unclear("a number more than this")


amounts.means(
    opponents=PlayerNumber(what="opponents"),
    winning_strength=PlayerNumber(what="winning STR"),
    tokens=call(_of, SECOND, "tokens", FIRST),  # The number of tokens on cards
    gold_pool=call(number_of, "gold", FIRST),  # The gold in a gold pool
    # "the number of power on the faction card of that character's controller"
    faction_power_of=PlayerNumber(what="faction power", player=FIRST.one),
    value=call(number_of, SECOND, call(Person, FIRST.any_one)),  # The number of a player: "your claim value"
    # "the claim value on your revealed plot card"
    plot_claim=call(number_of, "claim", call(Person, FIRST.any_one)),
    # The number of different things among cards: "the number of different Traits among .."
    different=call(different_among, FIRST, SECOND),
    different_factions=call(different_among, "factions", FIRST),
    # The number of the card spoken of: "its STR"
    its_measure=call(_of, call(Reading.noun_meant, READING), call(getitem, MEASURES, FIRST)),
    # The number of a card: "the printed cost of that card"
    measure_of=call(_of, SECOND, call(getitem, MEASURES, FIRST)),
    # The sum of a number of cards: "the total STR of ..".
    total_of=CardNumber(what=call(getitem, MEASURES, FIRST), on=call(Noun.meant, SECOND)),
    higher=call(plus, SECOND, FIRST),  # The amount and so many more: "2 higher than its STR"
    lower=call(plus, SECOND, call(neg, FIRST)),  # "2 lower than its STR"
    twice=call(scaled, FIRST, 2),
)
