"""What a card has, beside what another one has: so much more of it, another title."""

from agot_judge.engine.ability.cards import CardNumber
from agot_judge.text.description import Patch
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.attributes import MEASURES, attributes, compared, spoken_of

__all__ = ["attributes"]

_SIGNS = {"higher": 1, "more": 1, "lower": -1, "less": -1, "fewer": -1}


@attributes.rule
def beside_by(reading: Reading, measure: str, many: int, relation: str, other: Noun | None) -> Patch:
    """``with printed cost 1 higher``: exactly so much more than the card that was spoken of, or than another one."""
    if relation not in _SIGNS or (other is not None and (other.ref is None or other.also)):
        raise Unclear("by how much it is more")
    on = spoken_of(reading) if other is None or other.ref is None else other.ref
    number = CardNumber(what=MEASURES[measure], on=on, plus=_SIGNS[relation] * many)
    return compared(measure, "exactly", number)


@attributes.rule
def different_title(reading: Reading) -> Patch:
    """``for each Knight with a different title``: no two of the same; ``a Knight with a different title``: than the card
    that was spoken of."""
    try:
        return {"_other": spoken_of(reading)}
    except Unclear:
        return {"_other": "none"}


@attributes.rule
def different_titles(reading: Reading) -> Patch:
    """``3 characters with different titles``: no two of the same."""
    return {"_different": True}


@attributes.rule
def different_types(reading: Reading) -> Patch:
    return {"_unlike": "type"}


@attributes.rule
def different_costs(reading: Reading) -> Patch:
    return {"_unlike": "printed cost"}
