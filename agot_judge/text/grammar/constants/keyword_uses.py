"""The number of times that a keyword works for a character: once more than the rules say, or several times more."""

from agot_judge.text.discourse.reading import Reading
from agot_judge.text.parsing.fragment import Fragment

keyword_uses = Fragment(__name__, "keyword_use")


Rules = tuple[str, ...]
"""Words of ``Modify.rules``: once for each time."""


@keyword_uses.rules(bypasses="bypasses", targets="targets", discards="discards")
def uses(reading: Reading, verb: str, many: int) -> Rules:
    """The rules of more characters bypassed by stealth, locations targeted by assault, cards discarded by pillage."""
    return (f"{verb} an additional",) * many


keyword_uses.means(
    one_more=1,  # The number 1: "an additional"
)
