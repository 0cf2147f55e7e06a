"""Revealed plot cards, by the House of those whose they are."""

from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.text.grammar.first import TEMPLATING
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST
from agot_judge.text.phrases.noun import Noun

first_plots = Fragment(__name__, "cards", templating=TEMPLATING)
OF_HOUSE = Condition(exists=Cards(type=("faction",), faction=(FIRST,), controller="this opponent"))

first_plots.means(
    # "each House Stark player's revealed plot card": of each player with such a House card
    plots_of_house=Noun(cards=Cards(type=("plot",), revealed=True, controller_where=OF_HOUSE), plural=True),
)
