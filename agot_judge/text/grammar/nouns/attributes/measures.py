"""Numbers that cards have, compared with others."""

from operator import getitem

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, CardNumber, Cards, Comparison, Measure, Paid
from agot_judge.engine.ability.words import Ref, Relation
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.nouns.attributes import attributes
from agot_judge.text.parsing.template import FIRST, READING, SECOND, THIRD, call
from agot_judge.text.phrases.description import Fields, Patch, Said
from agot_judge.text.phrases.noun import Noun

MEASURES: dict[str, Measure] = {
    "str": "STR",
    "printed str": "printed STR",
    "printed cost": "printed cost",
    "power": "power",
    "gold": "gold",
    "challenge icons": "icons",
    "challenge icon": "icons",
    "icons": "icons",
    "attachment": "attachments",
    "attachments": "attachments",
    "keyword": "keywords",
    "keywords": "keywords",
    "duplicate": "duplicates",
    "duplicates": "duplicates",
}


RELATIONS: dict[str, Relation] = {
    "lower": "less than",
    "higher": "more than",
    "less": "less than",
    "fewer": "less than",
    "more": "more than",
    "at most": "at most",
    "no less than": "at least",
    "equal or lower": "at most",
    "equal or higher": "at least",
    "equal to or lower": "at most",
    "equal to or higher": "at least",
}


Limit = tuple[Relation, Amount]


def compared(measure: str, limit: Limit) -> Patch:
    """The number of a card beside another."""
    relation, amount = limit
    return {"where": (Comparison(of=MEASURES[measure], relation=relation, amount=amount),)}


def best(end: str, measure: str) -> Fields:
    """The highest or lowest number: ``the lowest STR``."""
    return {end: MEASURES[measure]}


@attributes.rule
def most_among(reading: Reading, end: str, measure: str, among: Noun) -> Patch:
    """The best among such cards: the card is one of them."""
    if among.ref is not None:
        return {**best(end, measure), "among": among.ref}
    return Said(best=replace(among.cards, **best(end, measure)))


def spoken_of(reading: Reading) -> Ref:
    """The card spoken of just before; this one, where the ability reacts to what happens to it and nothing else was."""
    itself = reading.occurrence.card == "self" or any(
        mention.ref == "self" for mention in reading.discourse.mentions
    )
    if reading.discourse.speaks_of(("character", "location", "attachment", "event")) or not itself:
        return reading.meant(named=False)
    return "self"


@attributes.rule
def beside_equal(reading: Reading, measure: str) -> Patch:
    """The number of the card spoken of: ``the same STR``."""
    if measure == "printed cost" and speaks_of_none(reading):
        raise Unclear("the printed cost of which card")
    number = CardNumber(what=MEASURES[measure], on=spoken_of(reading))
    return compared(measure, ("exactly", number))


def _than(relation: str, measure: str, on: Ref | Cards) -> Patch:
    return compared(measure, (RELATIONS[relation], CardNumber(what=MEASURES[measure], on=on)))


def _than_others(reading: Reading, relation: Relation, measure: str, other: Noun) -> Patch:
    """``than a Knight``: than one at least; ``than each Knight``, ``than any other``: than all of them."""
    if other.meant() == other.ref and not other.plural:
        return compared(measure, (relation, CardNumber(what=MEASURES[measure], on=other.ref)))
    if other.ref is not None:
        return _than_each_of_those(reading, relation, measure, other.ref)
    if "than any " in reading.clause.words.lower():
        other = replace(other, quantity="each")
    one = other.is_any_one or other.is_one_by_title or other.quantity == "the"
    if relation == "exactly" or not (one or other.quantity == "each"):
        raise Unclear("which of them it is compared with")
    greatest = one == (relation in ("less than", "at most"))
    number = CardNumber(
        what=MEASURES[measure], on=other.cards, of_several="highest" if greatest else "lowest"
    )
    return compared(measure, (relation, number))


def _than_each_of_those(reading: Reading, relation: Relation, measure: str, those: Ref) -> Patch:
    """``than each of those characters``: than the lowest of them, or the highest. Raises Unclear for ``than those``."""
    if "than each of" not in reading.clause.words.lower() or relation == "exactly":
        raise Unclear("which of them it is compared with")
    lowest = relation in ("less than", "at most")
    number = CardNumber(what=MEASURES[measure], on=those, of_several="lowest" if lowest else "highest")
    return compared(measure, (relation, number))


@attributes.rule
def beside_equal_to(reading: Reading, measure: str, other: Noun) -> Patch:
    """The number of another card: ``the same printed cost as that card``."""
    if measure == "printed cost" and other.ref is None and other.is_any_one and not other.also:
        return {"same": "printed cost", "of": other.cards}
    if measure == "printed cost" and other.ref is not None and other.plural and not reading.together:
        same = Cards(same="printed cost", of=other.ref, zone="any")  # as another of the chosen characters
        return {"any_of": (Cards(among=other.ref, zone="any"), same)}
    return _than_others(reading, "exactly", measure, other)


@attributes.rule
def total(reading: Reading, measure: str, limit: Limit) -> Patch:
    """``with total printed cost 3 or lower``: of all that are chosen together."""
    relation, amount = limit
    if relation != "at most":
        raise Unclear("a total that is not a greatest total")
    return Said(total=(MEASURES[measure], amount))


def speaks_of_none(reading: Reading) -> bool:
    """True where no card was spoken of yet: ``2 characters with the same title`` can only be beside each other."""
    return not reading.discourse.mentions


@attributes.rule
def beside_amount(reading: Reading, relation: str, measure: str, amount: Amount) -> Patch:
    """``a higher printed cost than your initiative value``."""
    if isinstance(amount, int):
        raise Unclear("a number is said after what has it")
    return compared(measure, (RELATIONS[relation], amount))


PLOT_VALUES: dict[str, Measure] = {
    "printed gold value": "printed gold",
    "printed initiative value": "printed initiative",
    "printed claim value": "printed claim",
    "printed reserve value": "printed reserve",
}


def _beside_yours(relation: str, value: Measure) -> Patch:
    """The value of a plot card beside that of yours."""
    yours = Cards(type=("plot",), revealed=True, controller="you")
    number = CardNumber(what=value, on=yours)
    return {"where": (Comparison(of=value, relation=RELATIONS[relation], amount=number),)}


attributes.means(
    or_lower=("at most", FIRST),  # The bound "3 or lower"
    or_higher=("at least", FIRST),  # The bound "3 or higher"
    exactly=("exactly", FIRST),  # The number itself: "3"
    modifying={"modifying": FIRST},  # "cards with initiative modifiers"
    x_or_lower=("at most", Paid()),
    x_exactly=("exactly", Paid()),
    # The number beside that of other cards: "higher STR than an attacking character"
    beside=call(_than_others, READING, call(getitem, RELATIONS, FIRST), SECOND, THIRD),
    # "a lower STR than his": than that of the card that was spoken of
    beside_self=call(_than, FIRST, SECOND, call(Reading.meant, READING)),
    # "with lower printed cost": than the card that was spoken of just before
    beside_said=call(_than, FIRST, SECOND, call(spoken_of, READING)),
    measured=call(compared, FIRST, SECOND),  # "STR 3 or lower"
    measured_after=call(compared, SECOND, FIRST),  # "3 STR or lower", "3 or lower STR"
    x_at_most=call(compared, FIRST, ("at most", Paid())),  # "X STR or lower"
    extreme=call(best, FIRST, SECOND),  # "the lowest STR"
    # "a higher printed gold value than yours"
    plot_beside=call(_beside_yours, FIRST, call(getitem, PLOT_VALUES, SECOND)),
    # "printed cost lower than the number of .."
    than_amount=call(compared, FIRST, (call(getitem, RELATIONS, SECOND), THIRD)),
    # The number that equals an amount: "printed cost equal to its STR"
    equal_to=call(compared, FIRST, ("exactly", SECOND)),
    # "with STR higher than that of attached character"
    than_that_of=call(_than_others, READING, call(getitem, RELATIONS, SECOND), FIRST, THIRD),
    amount_before=call(compared, THIRD, (call(getitem, RELATIONS, FIRST), SECOND)),  # "more than 2 power"
    # "with total STR equal to or lower than this card's STR"
    total_than=call(total, READING, FIRST, (call(getitem, RELATIONS, SECOND), THIRD)),
)
