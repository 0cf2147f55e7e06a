"""Values of plot cards that cannot be raised or reduced."""

from agot_judge.engine.ability.ability import Modify
from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.values.plot_values import value_change
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading
from agot_judge.text.topics.costs_of_cards import By
from agot_judge.text.topics.plot_values import plot_values, plots, whose

__all__ = ["plot_values"]

Kept = tuple[bool, ...]
"""What cannot be done: whether it is raising, for each of one or two."""


@plot_values.rule
def kept(reading: Reading, *changes: str) -> Kept:
    return tuple(change in ("raised", "increased") for change in changes)


@plot_values.rule
def not_modified(reading: Reading) -> Kept:
    """Neither raised nor reduced (2e/rr/modifiers/1)."""
    return (True, False)


@plot_values.rule
def value_kept(reading: Reading, value: str, noun: Noun, kept: Kept, sources: Cards | None) -> Modify:
    """All that changes a value is a card effect, or a title; ``sources``: only the effects of such cards cannot."""
    return Modify(on=plots(reading, noun), cannot=_words(value, kept), by=sources)


def _words(value: str, kept: Kept) -> tuple[str, ...]:
    return tuple(value_change(value, raised=raised) for raised in kept)


@plot_values.rule
def value_of_kept(reading: Reading, noun: Noun, value: str, kept: Kept, sources: Cards | None) -> Modify:
    return value_kept(reading, value, noun, kept, sources)


@plot_values.rule
def whose_value_kept(
    reading: Reading, owner: Person, value: str, kept: Kept, sources: Cards | None
) -> Modify:
    """``your claim value cannot be reduced``."""
    on = whose(reading, "raise", owner, value, By(1)).on
    return Modify(on=on, cannot=_words(value, kept), by=sources)
