"""Lines about the building of decks."""

from typing import Any

from agot_judge.text.fragment import Fragment
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading
from agot_judge.text.said_together import TOGETHER

deck_building = Fragment(__name__, "deck_building")


@deck_building.rule
def deck_building_(reading: Reading, *said: object) -> Noun:
    """Nothing happens in a game because of it; its text is kept, and so is what it says of cards together."""
    together: dict[str, Any] = {}
    for noun in said:
        if isinstance(noun, Noun):
            together |= {name: value for name in TOGETHER if (value := getattr(noun, name))}
    return Noun(**together)
