"""Restrictions: what an attachment may be attached to, when a card may be played, and how decks are built."""

from typing import Any

from agot_judge.engine.ability.about_the_card import AttachesTo
from agot_judge.engine.ability.cards import Cards
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.said_together import TOGETHER

restrictions = Fragment(__name__, "restriction", "play_only", "deck_building")


@restrictions.rule
def deck_building(reading: Reading, *said: object) -> Noun:
    """Nothing happens in a game because of it; its text is kept, and so is what it says of cards together."""
    together: dict[str, Any] = {}
    for noun in said:
        if isinstance(noun, Noun):
            together |= {name: value for name in TOGETHER if (value := getattr(noun, name))}
    return Noun(**together)


restrictions.means(
    copies=AttachesTo(cards=Cards(), copies=FIRST),
    play_only=FIRST,
    attaches_to=AttachesTo(cards=FIRST.cards),  # The cards to which it may be attached
)
