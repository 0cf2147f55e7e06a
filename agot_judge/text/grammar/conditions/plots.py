"""Values of revealed plot cards, the side on which a player is, and what is printed on a card: conditions."""

from operator import getitem

from agot_judge.engine.ability.cards import Compare, Condition, PlayerMeasure, PlayerNumber
from agot_judge.engine.ability.words import Relation
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.conditions.players.numbers import has_number, value_beside
from agot_judge.text.grammar.nouns.attributes.measures import RELATIONS
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, FOURTH, READING, SECOND, THIRD, call
from agot_judge.text.phrases.person import Person

conditions_of_plots = Fragment(__name__, "state")


Number = tuple[Relation, int]


@conditions_of_plots.rule
def value_on_plot(
    reading: Reading, what: PlayerMeasure, owner: Person, plot: None, number: Number
) -> Condition:
    """A player's value is that of the plot card that he or she has revealed."""
    return has_number(owner, *number, what)


@conditions_of_plots.rule
def plot(reading: Reading) -> None:
    """Its value is spoken of; nothing else is said of it."""


@conditions_of_plots.rule
def value_beside_yours(reading: Reading, owner: Person, what: PlayerMeasure, relation: str) -> Condition:
    """The condition that a player's value is higher or lower than yours."""
    return value_beside(reading, owner, what, RELATIONS[relation], Person("you"))


@conditions_of_plots.rule
def won_by(reading: Reading, person: Person, margin: Number) -> Condition:
    """The condition that you won by so much STR."""
    if person.who != "you":
        raise Unclear("who won")
    relation, many = margin
    return Condition(compare=Compare(left=PlayerNumber(what="winning STR"), relation=relation, right=many))


conditions_of_plots.means(
    at_least=("at least", FIRST),  # The bound "3 or more"
    # "you have a higher reserve value than an opponent"
    has_value_beside=call(value_beside, READING, FIRST, THIRD, call(getitem, RELATIONS, SECOND), FOURTH),
)
