"""A number beside another: more of something, fewer by some number, at least as many."""

from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.cards import Count, PlayerNumber
from agot_judge.engine.ability.words import Relation
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.phrases.person import Person

N = TypeVar("N", Count, PlayerNumber)


comparisons = Fragment(__name__, "relative")


TURNED: dict[Relation, Relation] = {
    "at least": "at most",
    "at most": "at least",
    "more than": "less than",
    "less than": "more than",
    "exactly": "exactly",
}
"""``8 is at most what an opponent has``: what an opponent has is at least 8."""


class Relative(Struct, frozen=True):
    """The relation of the number before the words to the number after them."""

    relation: Relation
    plus: int = 0
    """The number that is added to the one after the words: ``at least 3 more`` is at least that number and 3."""

    @property
    def turned(self) -> "Relative":
        """The relation of the number after the words to the number before them."""
        return Relative(TURNED[self.relation], -self.plus)

    def beside(self, number: N) -> N:
        """The number after it, with what is added."""
        return replace(number, plus=self.plus)


def beside_each_other(
    reading: Reading, person: Person, how: Relative, other: Person
) -> tuple[Person, Relative, Person]:
    """The players whose numbers stand beside each other, and how; an opponent is the second of them.

    ``no player has more power than you``: nobody has more than himself or herself, so it is an opponent. ``more gold than
    any opponent`` is more than each of them. Raises Unclear where it could be anybody.
    """
    if "than any " in reading.clause.words.lower():
        other = replace(other, every=True)
    if other.who_if_any == "any":
        raise Unclear("than which player")
    if person.who_if_any == "any":
        more = how.relation in ("more than", "less than") and how.plus >= 0
        if person.every or other.who_if_any != "you" or not more:
            raise Unclear("which player")
        person = replace(person, whoever="opponent")
    if {person.who_if_any, other.who_if_any} <= {"opponent", "this opponent"}:
        raise Unclear("which opponent, and which other")
    if person.who_if_any == "opponent":
        return other, how.turned, person
    return person, how, other


comparisons.means(
    more=Relative("more than"),
    fewer=Relative("less than"),
)
