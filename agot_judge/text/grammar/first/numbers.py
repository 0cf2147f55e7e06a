"""Numbers of the rules in words that only First Edition cards have."""

from agot_judge.engine.ability.changed_numbers import Adjust
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.constants.plot_values import change_of
from agot_judge.text.grammar.costs.changes import By
from agot_judge.text.grammar.first import TEMPLATING
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.phrases.person import Person

first_numbers = Fragment(__name__, "value_change", templating=TEMPLATING)


@first_numbers.rule
def power_to_win(reading: Reading, direction: str, person: Person, by: By) -> Adjust:
    """``increase the amount of power you need to win the game by 2`` (1e/faq/2.8/1)."""
    if person.none:
        raise Unclear("who needs how much")
    return Adjust(
        player=person.whoever, where=person.where, what="power to win", amount=change_of(direction, by)
    )
