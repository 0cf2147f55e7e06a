"""True where what was said before was done."""

from agot_judge.engine.ability import Condition
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.phrases.person import Person

successes = Fragment(__name__, "state")


def _succeeded(person: Person, *, succeeded: bool) -> Condition:
    if person.every or person.none or person.who in ("any", "opponent"):
        raise Unclear("which player does it")
    return Condition(succeeded=succeeded)


@successes.rule
def does(reading: Reading, person: Person) -> Condition:
    """The condition that the player did it: ``that player does``."""
    return _succeeded(person, succeeded=True)


@successes.rule
def does_not(reading: Reading, person: Person) -> Condition:
    """The condition that the player did not: ``that player does not``."""
    return _succeeded(person, succeeded=False)
