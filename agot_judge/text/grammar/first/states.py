"""Conditions in words that only First Edition cards have."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Compare, Condition, PlayerNumber
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.first import TEMPLATING
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

first_states = Fragment(__name__, "state", templating=TEMPLATING)


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
def runs(reading: Reading, person: Person, agenda: Noun) -> Condition:
    """``an opponent is running an agenda``, ``you are running a Seasons agenda``."""
    if person.every or person.none or person.who not in ("you", "opponent"):
        raise Unclear("which of the players")
    return Condition(exists=replace(_agendas(agenda), controller=person.who))


@first_states.rule
def runs_none(reading: Reading, person: Person, agenda: Noun) -> Condition:
    """``you are not running an agenda``."""
    if person.who != "you":
        raise Unclear("which of the players")
    return Condition(exists=replace(_agendas(agenda), controller="you"), count_at_most=0)


def _agendas(noun: Noun) -> Cards:
    """The agendas that are spoken of. Raises Unclear where it is anything else."""
    if noun.ref is not None or noun.cards.type != ("agenda",) or noun.cards.controller != "any":
        raise Unclear("which agendas are run")
    return replace(noun.cards, zone="agenda")


first_states.means(
    # "you have more than 1 opponent"
    more_opponents=Condition(
        compare=Compare(left=PlayerNumber(what="opponents"), relation="more than", right=FIRST)
    ),
)
