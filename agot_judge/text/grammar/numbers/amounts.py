"""Amounts that have to be found on cards and players."""

from operator import getitem

from msgspec.structs import replace

from agot_judge.engine.ability.cards import (
    Amount,
    Capped,
    CardNumber,
    Cards,
    Count,
    Different,
    Measure,
    PlayerMeasure,
    PlayerNumber,
)
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.nouns.attributes.measures import MEASURES
from agot_judge.text.grammar.numbers.per import DIFFERENT, number_of, of_one_opponent
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, READING, SECOND, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person
from agot_judge.text.trees.substitution import scaled

amounts = Fragment(__name__, "amount")


PLOT_VALUES: dict[str, PlayerMeasure] = {
    "gold value": "income",
    "claim value": "claim",
    "reserve value": "reserve",
    "initiative value": "initiative",
}


PRINTED_VALUES: dict[str, Measure] = {
    "printed gold value": "printed gold",
    "printed claim value": "printed claim",
    "printed reserve value": "printed reserve",
    "printed initiative value": "printed initiative",
}


THINGS: dict[str, Measure] = {
    "duplicates": "duplicates",
    "icons": "icons",
    "challenge icons": "icons",
    "keywords": "keywords",
}


OF_PLOTS: dict[str, Measure] = PRINTED_VALUES | {
    "claim value": "claim value",
    "reserve value": "reserve value",
    "initiative value": "initiative value",
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
    noun.meant()
    if noun.ref is not None:
        return Count(cards=Cards(among=noun.ref, zone="any"))
    if noun.quantity != "bare":
        raise Unclear("the number of which cards")
    if noun.different:
        return Different(what="name", cards=noun.cards)
    return Count(cards=noun.cards, of_several=of_one_opponent(noun))


@amounts.rule
def of_cards(reading: Reading, thing: str, noun: Noun) -> Amount:
    """The number of things on cards: ``the number of attachments on it``."""
    if noun.types == ("faction",):
        raise Unclear("the power on a faction card")  # read in another way
    return _of(noun, THINGS.get(thing) or MEASURES[thing])


def _of(noun: Noun, measure: Measure, token: str = "") -> CardNumber:
    if noun.also or (noun.ref is None and noun.quantity == "some"):
        raise Unclear("a number of which cards")
    return CardNumber(what=measure, on=noun.meant(), token=token)


@amounts.rule
def different(reading: Reading, what: str, noun: Noun) -> Amount:
    """The number of different things among cards: ``the number of different Traits among ..``."""
    if noun.ref is not None:
        raise Unclear("different among which cards")
    return Different(what=DIFFERENT[what.removesuffix("s")], cards=noun.cards)


@amounts.rule
def faction_power_of(reading: Reading, person: Person) -> Amount:
    """``the amount of power on the faction card of that character's controller``."""
    if person.every or person.none or person.who in ("any", "opponent"):
        raise Unclear("whose faction card")
    return PlayerNumber(what="faction power", player=person.who)


@amounts.rule
def measure(reading: Reading, noun: Noun, what: str) -> Amount:
    """``that character's STR``. Raises Unclear for "each character's STR": whether all of them together."""
    if noun.ref is None and noun.quantity == "each":
        raise Unclear("the number of each, or of all of them")
    return _of(noun, MEASURES[what])


@amounts.rule
def value(reading: Reading, owner: Person, what: PlayerMeasure) -> Amount:
    """The number of a player: ``your claim value``."""
    if owner.every:
        raise Unclear("whose value")
    return number_of(what, owner)


@amounts.rule
def plot_value(reading: Reading, what: str, owner: Person) -> Amount:
    """The value of a revealed plot card."""
    if owner.every:
        raise Unclear("whose plot card")
    if what in PRINTED_VALUES:
        plot = Cards(type=("plot",), revealed=True, controller=owner.who)
        one = number_of("claim", owner).of_several
        return CardNumber(what=PRINTED_VALUES[what], on=plot, of_several=one)
    return number_of(PLOT_VALUES[what], owner)


@amounts.rule
def value_on(reading: Reading, what: PlayerMeasure, noun: Noun) -> Amount:
    """``the claim value on this card``: of a plot card that is spoken of."""
    if noun.ref is None or noun.plural or what not in ("claim", "initiative", "reserve"):
        raise Unclear("on which plot card")
    return _of(noun, OF_PLOTS[f"{what} value"])


@amounts.rule
def lower(reading: Reading, many: int, than: Amount) -> Amount:
    """The amount less so many: ``2 lower than its STR``."""
    return _plus(than, -many)


def _plus(amount: Amount, many: int) -> Amount:
    if isinstance(amount, int):
        return amount + many
    if isinstance(amount, (Count, CardNumber, PlayerNumber)):
        return replace(amount, plus=amount.plus + many)
    raise Unclear("a number more than this")


@amounts.rule
def twice(reading: Reading, amount: Amount) -> Amount:
    """The amount, twice."""
    if isinstance(amount, Capped):  # the maximum is said of the whole
        return replace(amount, of=scaled(amount.of, 2))
    found: Amount = scaled(amount, 2)
    return found


amounts.means(
    plain=FIRST,
    printed_value=FIRST,
    uncapped=FIRST,
    opponents=PlayerNumber(what="opponents"),
    claim_value="claim value",
    winning_strength=PlayerNumber(what="winning STR"),
    tokens=call(_of, SECOND, "tokens", FIRST),  # The number of tokens on cards
    gold_pool=call(number_of, "gold", FIRST),  # The gold in a gold pool
    # The number of different factions among cards
    different_factions=call(different, READING, "factions", FIRST),
    # The number of the card spoken of: "its STR"
    its_measure=call(_of, call(Reading.noun_meant, READING), call(getitem, MEASURES, FIRST)),
    # The number of a card: "the printed cost of that card"
    measure_of=call(_of, SECOND, call(getitem, MEASURES, FIRST)),
    # The sum of a number of cards: "the total STR of ..".
    total_of=CardNumber(what=call(getitem, MEASURES, FIRST), on=call(Noun.meant, SECOND)),
    higher=call(_plus, SECOND, FIRST),  # The amount and so many more: "2 higher than its STR"
)
