"""What is printed on a plot card that was spoken of, beside what is printed on others: conditions."""

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.cards import CardNumber, Cards, Comparison
from agot_judge.engine.ability.conditions import Condition
from agot_judge.engine.ability.words import Relation
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.attributes import RELATIONS
from agot_judge.text.topics.attributes_of_plots import PLOT_VALUES
from agot_judge.text.topics.states_of_cards import have
from agot_judge.text.topics.states_of_players import compares, said
from agot_judge.text.topics.states_of_plots import Number, states_of_plots

__all__ = ["states_of_plots"]


class Beside(Struct, frozen=True):
    """Whose revealed plot card it is compared with, and by which value; none said: by the same."""

    owner: Person
    value: str = ""


@states_of_plots.rule
def printed_beside(reading: Reading, noun: Noun, value: str, relation: str, beside: Beside) -> Condition:
    """``if its printed gold value is higher than the printed gold value on each opponent's revealed plot card``."""
    if noun.ref is None:
        raise Unclear("the value of which plot card")
    if beside.value not in ("", value):
        raise Unclear("two values")
    plot = Cards(type=("plot",), revealed=True, controller=said(beside.owner))
    left = CardNumber(what=PLOT_VALUES[value], on=noun.ref)
    return compares(beside.owner, left, RELATIONS[relation], replace(left, on=plot))


@states_of_plots.rule
def its_printed_beside(reading: Reading, value: str, relation: str, beside: Beside) -> Condition:
    return printed_beside(reading, reading.noun_meant(), value, relation, beside)


@states_of_plots.rule
def printed_is(reading: Reading, noun: Noun, value: str, number: Number) -> Condition:
    """``if that card's printed claim value is 2 or higher``."""
    if noun.ref is None:
        raise Unclear("the value of which plot card")
    how: Relation = number[0]
    return have(
        reading, noun, {"where": (Comparison(of=PLOT_VALUES[value], relation=how, amount=number[1]),)}
    )


@states_of_plots.rule
def its_printed_is(reading: Reading, value: str, number: Number) -> Condition:
    return printed_is(reading, reading.noun_meant(), value, number)


@states_of_plots.rule
def theirs(reading: Reading, owner: Person, *plot: None) -> Beside:
    return Beside(owner)


@states_of_plots.rule
def yours(reading: Reading) -> Beside:
    return Beside(Person("you"))


@states_of_plots.rule
def the_same_on(reading: Reading, value: str, owner: Person, plot: None) -> Beside:
    return Beside(owner, value)
