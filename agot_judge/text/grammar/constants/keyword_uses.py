"""How often a keyword works for a character: once more than the rules say, or several times more."""

from agot_judge.text.discourse.reading import Reading
from agot_judge.text.parsing.fragment import Fragment

keyword_uses = Fragment(__name__, "keyword_use")


Rules = tuple[str, ...]
"""Words of ``Modify.rules``: once for each time."""


@keyword_uses.rule
def bypasses(reading: Reading, many: int) -> Rules:
    """The rules of more characters bypassed by stealth."""
    return ("bypasses an additional",) * many


@keyword_uses.rule
def targets(reading: Reading, many: int) -> Rules:
    """The rules of more locations targeted by assault."""
    return ("targets an additional",) * many


@keyword_uses.rule
def discards(reading: Reading, many: int) -> Rules:
    """The rules of more cards discarded by pillage."""
    return ("discards an additional",) * many


keyword_uses.means(
    one_more=1,  # The number 1: "an additional"
)
