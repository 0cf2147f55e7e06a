"""Whether what was said before was done."""

from agot_judge.engine.ability import Condition
from agot_judge.text.fragment import Fragment
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear

successes = Fragment(__name__, "state")


def _succeeded(person: Person, *, succeeded: bool) -> Condition:
    if person.every or person.none or person.who in ("any", "opponent"):
        raise Unclear("which player does it")
    return Condition(succeeded=succeeded)


@successes.rule
def does(reading: Reading, person: Person) -> Condition:
    return _succeeded(person, succeeded=True)


@successes.rule
def does_not(reading: Reading, person: Person) -> Condition:
    return _succeeded(person, succeeded=False)
