"""To what cards are immune, said of them among other things."""

from agot_judge.engine.ability.cards import Cards
from agot_judge.text.reading import Reading
from agot_judge.text.topics.cards_not_chosen import changes
from agot_judge.text.topics.changes import Fields

__all__ = ["changes"]


@changes.rule
def immune(reading: Reading, sources: Cards) -> Fields:
    return {"immune_to": (sources,)}


@changes.rule
def immune_to_triggered(reading: Reading, sources: Cards) -> Fields:
    """``immune to opponents' triggered effects``: not to what a constant ability or a keyword does."""
    return {"immune_to_triggered": (sources,)}
