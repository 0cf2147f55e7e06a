"""Lines about the building of decks."""

from agot_judge.text.reading import Reading
from agot_judge.text.topic import Topic

deck_building = Topic("deck_building", "deck_building")


@deck_building.rule
def deck_building_(reading: Reading, *said: object) -> None:
    """Nothing happens in a game because of it; its text is kept."""
