"""Who attacks whom: ``you are attacking a rival``."""

from agot_judge.engine.ability import Condition
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Side
from agot_judge.text.grammar.challenges.challenge import is_player as is_role
from agot_judge.text.grammar.conditions.players.states import is_player
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.phrases.person import Person
from agot_judge.text.trees.substitution import spoken_of

attacks = Fragment(__name__, "state")


ATTACKER: Side = "attacking player"


DEFENDER: Side = "defending player"


@attacks.rule
def is_attacking(reading: Reading, person: Person, other: Person) -> Condition:
    """``you are attacking a rival``."""
    return Condition(all_of=(is_player(reading, person, ATTACKER), *beside(other, DEFENDER)))


def beside(person: Person, role: Side) -> tuple[Condition, ...]:
    """That the player on this side of the challenge is such a one. Raises Unclear for several of them."""
    if person.every or person.none:
        raise Unclear("which player")
    found = () if person.whoever == "any" else (is_role(person.whoever, role),)
    return found if person.where is None else (*found, spoken_of(person.where, role))
