"""What players cannot gain or draw by the effects of such cards: ``opponents cannot gain gold from card effects``."""

from agot_judge.engine.ability.ability import Forbid
from agot_judge.engine.ability.cards import Cards
from agot_judge.text.reading import Reading
from agot_judge.text.topics.barred_declarations import forbids
from agot_judge.text.topics.forbids import Act

__all__ = ["forbids"]


@forbids.rule
def gain_gold_by(reading: Reading, sources: Cards) -> Act:
    """Income is collected as before: it is no card effect."""
    return _by("gain gold", sources)


@forbids.rule
def gain_power_by(reading: Reading, sources: Cards) -> Act:
    return _by("gain power", sources)


@forbids.rule
def draw_by(reading: Reading, sources: Cards) -> Act:
    return _by("draw", sources)


def _by(what: str, sources: Cards) -> Act:
    return (Forbid(player="you", cannot=what, by=sources),)
