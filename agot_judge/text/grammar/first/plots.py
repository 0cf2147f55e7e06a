"""Revealed plot cards, by the House of those whose they are."""

from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.grammar.first import TEMPLATING
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.phrases.noun import Noun

first_plots = Fragment(__name__, "cards", templating=TEMPLATING)


@first_plots.rule
def plots_of_house(reading: Reading, house: str) -> Noun:
    """``each House Stark player's revealed plot card``: of each player with such a House card."""
    of_house = Cards(type=("faction",), faction=(house,), controller="this opponent")
    return Noun(
        cards=Cards(type=("plot",), revealed=True, controller_where=Condition(exists=of_house)), plural=True
    )
