"""STR that cannot be reduced for some time: ``until the end of the phase, that character's STR cannot be reduced``."""

from agot_judge.engine.ability.cards import Amount, Cards
from agot_judge.engine.ability.words import Duration
from agot_judge.text.reading import Reading
from agot_judge.text.topics.changes import Fields
from agot_judge.text.topics.constants import modifies
from agot_judge.text.topics.lasting import Subject, lasting, lasts
from agot_judge.text.topics.sentences import Effects

__all__ = ["lasting"]


def _so_long(on: Subject, fields: Fields, until: Duration | None) -> Effects:
    found = modifies(on, fields)
    return found if until is None else lasts(found, until)


@lasting.rule
def strength_kept(reading: Reading, on: Subject, until: Duration | None = None) -> Effects:
    return _so_long(on, {"cannot": ("have its STR reduced",)}, until)


@lasting.rule
def strength_kept_from(
    reading: Reading, on: Subject, sources: Cards, until: Duration | None = None
) -> Effects:
    """All that changes a STR is a card effect; ``sources``: only the effects of such cards cannot reduce it."""
    if sources == Cards(zone="any"):
        return strength_kept(reading, on, until)
    return _so_long(on, {"cannot": ("have its STR reduced",), "by": sources}, until)


@lasting.rule
def strength_at_least(
    reading: Reading, on: Subject, amount: Amount, until: Duration | None = None
) -> Effects:
    return _so_long(on, {"least_strength": amount}, until)
