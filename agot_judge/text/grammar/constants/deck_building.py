"""Lines about the building of decks."""

from typing import Any

from agot_judge.text.discourse.reading import Reading
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.said_together import TOGETHER

deck_building = Fragment(__name__, "deck_building")


@deck_building.rule
def deck_building_(reading: Reading, *said: object) -> Noun:
    """Nothing happens in a game because of it; its text is kept, and so is what it says of cards together."""
    together: dict[str, Any] = {}
    for noun in said:
        if isinstance(noun, Noun):
            together |= {name: value for name in TOGETHER if (value := getattr(noun, name))}
    return Noun(**together)
