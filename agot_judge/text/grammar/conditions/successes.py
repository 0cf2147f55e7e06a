"""True where what was said before was done."""

from agot_judge.engine.ability import Condition
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.phrases.person import Person

successes = Fragment(__name__, "state")


@successes.rules(does=True, does_not=False)
def succeeded(reading: Reading, does: bool, person: Person) -> Condition:
    """The condition that the player did it, or did not: ``that player does``."""
    if person.every or person.none or person.who in ("any", "opponent"):
        raise Unclear("which player does it")
    return Condition(succeeded=does)
