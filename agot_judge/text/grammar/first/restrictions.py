"""The cards that a card may be attached to, and the number that a deck may hold."""

from agot_judge.engine.ability.about_the_card import AttachesTo
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.grammar.first import TEMPLATING
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST
from agot_judge.text.phrases.noun import Noun

first_restrictions = Fragment(__name__, "restriction", "deck_building", templating=TEMPLATING)


@first_restrictions.rule
def most_in_deck(reading: Reading, many: int) -> Noun:
    """``Limit 1 per deck.``: nothing happens in a game because of it."""
    return Noun()


first_restrictions.means(
    attach_to=AttachesTo(cards=FIRST.cards),  # "Attach to a location you control."
)
