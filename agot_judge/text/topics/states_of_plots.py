"""Values of revealed plot cards, the side on which a player is, and what is printed on a card: conditions."""

from agot_judge.engine.ability.cards import PlayerMeasure, PlayerNumber
from agot_judge.engine.ability.conditions import Compare, Condition
from agot_judge.engine.ability.words import Relation
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.attributes import RELATIONS
from agot_judge.text.topics.challenges import Challenge
from agot_judge.text.topics.standings import has_the_most
from agot_judge.text.topics.states_of_cards import have, holds
from agot_judge.text.topics.states_of_players import has_number, value_beside

states_of_plots = Topic("states_of_plots", "state")

Number = tuple[Relation, int]


@states_of_plots.rule
def value_on_plot(
    reading: Reading, what: PlayerMeasure, owner: Person, plot: None, number: Number
) -> Condition:
    """A player's value is that of the plot card that he or she has revealed."""
    return has_number(owner, *number, what)


@states_of_plots.rule
def plot_has(reading: Reading, owner: Person, plot: None, what: PlayerMeasure, number: Number) -> Condition:
    return has_number(owner, *number, what)


@states_of_plots.rule
def has_value(reading: Reading, person: Person, what: PlayerMeasure, number: Number) -> Condition:
    """``you have a reserve value of 6 or higher``."""
    return has_number(person, *number, what)


@states_of_plots.rule
def plot_has_the_most(
    reading: Reading, owner: Person, plot: None, extreme: str, what: PlayerMeasure
) -> Condition:
    """``your revealed plot card has the lowest reserve value``: others may have the same."""
    return has_the_most(reading, owner, extreme, what)


@states_of_plots.rule
def plot_has_beside_yours(
    reading: Reading, owner: Person, plot: None, relation: str, what: PlayerMeasure
) -> Condition:
    return value_beside(reading, owner, what, RELATIONS[relation], Person("you"))


@states_of_plots.rule
def plot_has_beside(
    reading: Reading,
    owner: Person,
    plot: None,
    relation: str,
    what: PlayerMeasure,
    other: Person,
    *same: None,
) -> Condition:
    """``your revealed plot card has a higher claim value than each opponent's``."""
    return value_beside(reading, owner, what, RELATIONS[relation], other)


@states_of_plots.rule
def on_plot_beside_yours(
    reading: Reading, what: PlayerMeasure, owner: Person, plot: None, relation: str
) -> Condition:
    return value_beside(reading, owner, what, RELATIONS[relation], Person("you"))


@states_of_plots.rule
def on_plot_beside(
    reading: Reading,
    what: PlayerMeasure,
    owner: Person,
    plot: None,
    relation: str,
    other: Person,
    *same: None,
) -> Condition:
    """``the gold value on your revealed plot card is higher than each opponent's``."""
    return value_beside(reading, owner, what, RELATIONS[relation], other)


@states_of_plots.rule
def values_beside(
    reading: Reading, owner: Person, what: PlayerMeasure, relation: str, other: Person, beside: PlayerMeasure
) -> Condition:
    """``your initiative value is higher than each opponent's initiative value``."""
    if what != beside:
        raise Unclear("two values")
    return value_beside(reading, owner, what, RELATIONS[relation], other)


@states_of_plots.rule
def plots_beside(
    reading: Reading,
    what: PlayerMeasure,
    owner: Person,
    plot: None,
    relation: str,
    beside: PlayerMeasure,
    other: Person,
    same: None,
) -> Condition:
    """``.. is higher than the gold value on an opponent's revealed plot card``."""
    if what != beside:
        raise Unclear("two values")
    return value_beside(reading, owner, what, RELATIONS[relation], other)


@states_of_plots.rule
def plot(reading: Reading) -> None:
    """Its value is spoken of; nothing else is said of it."""


@states_of_plots.rule
def attacking(reading: Reading, person: Person) -> Condition:
    if person.who != "you":
        raise Unclear("which player")
    return Condition(you_are="attacking player")


@states_of_plots.rule
def defending(reading: Reading, person: Person) -> Condition:
    if person.who != "you":
        raise Unclear("which player")
    return Condition(you_are="defending player")


@states_of_plots.rule
def unique(reading: Reading, noun: Noun) -> Condition:
    return holds(reading, noun, unique=True)


@states_of_plots.rule
def loyal(reading: Reading, noun: Noun) -> Condition:
    return holds(reading, noun, loyal=True)


@states_of_plots.rule
def not_unique(reading: Reading, noun: Noun) -> Condition:
    return Condition(none_of=(unique(reading, noun),))


@states_of_plots.rule
def not_loyal(reading: Reading, noun: Noun) -> Condition:
    return Condition(none_of=(loyal(reading, noun),))


@states_of_plots.rule
def value_over(reading: Reading, owner: Person, what: PlayerMeasure, relation: str, many: int) -> Condition:
    """``your initiative is higher than 5``."""
    found = RELATIONS[relation]
    if found == "more than":
        return has_number(owner, "at least", many + 1, what)
    if found == "less than":
        return has_number(owner, "at most", many - 1, what)
    return has_number(owner, found, many, what)


@states_of_plots.rule
def plot_value_over(
    reading: Reading, what: PlayerMeasure, owner: Person, plot: None, relation: str, many: int
) -> Condition:
    return value_over(reading, owner, what, relation, many)


@states_of_plots.rule
def exactly(reading: Reading, many: int) -> Number:
    return ("exactly", many)


@states_of_plots.rule
def at_most(reading: Reading, many: int) -> Number:
    return ("at most", many)


@states_of_plots.rule
def at_least(reading: Reading, many: int) -> Number:
    return ("at least", many)


# -- one value beside another --------------------------------------------------------------------------------------


@states_of_plots.rule
def has_value_beside(
    reading: Reading, person: Person, relation: str, what: PlayerMeasure, other: Person
) -> Condition:
    """``you have a higher reserve value than an opponent``."""
    return value_beside(reading, person, what, RELATIONS[relation], other)


@states_of_plots.rule
def has_value_beside_yours(reading: Reading, person: Person, relation: str, what: PlayerMeasure) -> Condition:
    """``an opponent has a higher reserve value than yours``."""
    return value_beside(reading, person, what, RELATIONS[relation], Person("you"))


@states_of_plots.rule
def value_beside_yours(reading: Reading, owner: Person, what: PlayerMeasure, relation: str) -> Condition:
    return value_beside(reading, owner, what, RELATIONS[relation], Person("you"))


# -- the challenge -------------------------------------------------------------------------------------------------


@states_of_plots.rule
def won_by(reading: Reading, person: Person, margin: Number) -> Condition:
    if person.who != "you":
        raise Unclear("who won")
    relation, many = margin
    return Condition(compare=Compare(left=PlayerNumber(what="winning STR"), relation=relation, right=many))


@states_of_plots.rule
def was_won_by(reading: Reading, margin: Number) -> Condition:
    """``if the challenge was won by 5 or more STR``: whoever won it."""
    relation, many = margin
    won = PlayerNumber(what="winning STR", player="winner")
    return Condition(compare=Compare(left=won, relation=relation, right=many))


@states_of_plots.rule
def over(reading: Reading, many: int) -> Number:
    return ("more than", many)


@states_of_plots.rule
def under(reading: Reading, many: int) -> Number:
    return ("less than", many)


@states_of_plots.rule
def is_unopposed(reading: Reading, challenge: Challenge) -> Condition:
    if challenge.only() not in (Challenge(), Challenge(definite=True)):
        raise Unclear("which challenge")
    return Condition(unopposed=True)


@states_of_plots.rule
def it_is_unopposed(reading: Reading) -> Condition:
    if not reading.of_challenge:
        raise Unclear("what is unopposed")
    return Condition(unopposed=True)


# -- piles and cards -----------------------------------------------------------------------------------------------


@states_of_plots.rule
def is_of_faction(reading: Reading, noun: Noun, name: str) -> Condition:
    return have(reading, noun, {"faction": (name,)})


@states_of_plots.rule
def is_not_of_faction(reading: Reading, noun: Noun, name: str) -> Condition:
    return Condition(none_of=(have(reading, noun, {"faction": (name,)}),))
