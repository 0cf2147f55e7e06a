"""What must be true in words that only First Edition cards have."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Compare, Condition, PlayerNumber
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.first import TEMPLATING

first_states = Topic("first_states", "state", templating=TEMPLATING)


@first_states.rule
def the_only(reading: Reading, one: Noun, kind: Noun) -> Condition:
    """``Robb Stark is the only King character in play``: it is one, and there is no other."""
    if one.ref != "self" or kind.ref is not None or kind.cards.this is not None:
        raise Unclear("of which card it is said")
    others = replace(kind.cards, this=False)
    return Condition(
        all_of=(
            Condition(card="self", fits=kind.cards),
            Condition(exists=others, count_at_most=0),
        )
    )


@first_states.rule
def runs(reading: Reading, person: Person) -> Condition:
    """``an opponent is running an agenda``."""
    return Condition(exists=_agenda(person))


@first_states.rule
def runs_none(reading: Reading, person: Person) -> Condition:
    """``you are not running an agenda``."""
    if person.who != "you":
        raise Unclear("which of the players")
    return Condition(exists=_agenda(person), count_at_most=0)


@first_states.rule
def more_opponents(reading: Reading, many: int) -> Condition:
    """``you have more than 1 opponent``."""
    return Condition(compare=Compare(left=PlayerNumber(what="opponents"), relation="more than", right=many))


def _agenda(person: Person) -> Cards:
    return Cards(type=("agenda",), zone="agenda", controller=person.who)
