"""What cards contribute to dominance."""

from agot_judge.engine.ability.cards import Condition, Paid
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.grammar.constants.changes import changes
from agot_judge.text.grammar.constants.changes.fields import Fields
from agot_judge.text.grammar.numbers.per import Per, times

DOUBLE = "contributes double STR to dominance"


@changes.rule
def not_to_dominance(reading: Reading) -> Fields:
    """The rule that its STR does not count for dominance."""
    return {"rules": ("does not contribute STR to dominance",)}


@changes.rule
def dominance(reading: Reading, many: int) -> Fields:
    """The STR that it contributes to dominance."""
    return {"dominance": many}


@changes.rule
def contributes_per(reading: Reading, many: int, per: Per) -> Fields:
    """The STR that it contributes to your side, for each of something."""
    return {"contributes": times(per, many)}


@changes.rule
def contributes_when(reading: Reading, many: int, when: Condition) -> Fields:
    """The STR that it contributes to your side at some time."""
    return {"_parts": ({"contributes": many, "condition": when},)}


@changes.rule
def contributes_its_when(reading: Reading, when: Condition) -> Fields:
    """The STR of its own that it contributes at some time."""
    return {"_parts": ({"contributes_its_strength": True, "condition": when},)}


changes.words(
    contributes_x={"contributes": Paid()},
    dominance_x={"dominance": Paid()},
    contributes_its={"contributes_its_strength": True},
)
