"""What cards contribute to dominance."""

from agot_judge.engine.ability.cards import Paid
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.grammar.constants.changes import changes
from agot_judge.text.grammar.constants.changes.fields import Fields
from agot_judge.text.grammar.numbers.per import times
from agot_judge.text.parsing.template import FIRST, SECOND, call

DOUBLE = "contributes double STR to dominance"


@changes.rule
def not_to_dominance(reading: Reading) -> Fields:
    """The rule that its STR does not count for dominance."""
    return {"rules": ("does not contribute STR to dominance",)}


changes.means(
    dominance={"dominance": FIRST},
    contributes_when={"_parts": ({"contributes": FIRST, "condition": SECOND},)},
    contributes_its_when={"_parts": ({"contributes_its_strength": True, "condition": FIRST},)},
    contributes_x={"contributes": Paid()},
    dominance_x={"dominance": Paid()},
    contributes_its={"contributes_its_strength": True},
    # The STR that it contributes to your side, for each of something
    contributes_per={"contributes": call(times, SECOND, FIRST)},
)
