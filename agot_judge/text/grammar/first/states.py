"""Conditions in words that only First Edition cards have."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Compare, Condition, PlayerNumber
from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.first import TEMPLATING
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, SECOND, call
from agot_judge.text.phrases.noun import Noun

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


def _agendas(noun: Noun, who: Who) -> Cards:
    """The agendas that are spoken of, of this player. Raises Unclear where it is anything else."""
    if noun.ref is not None or noun.cards.type != ("agenda",) or noun.cards.controller != "any":
        raise Unclear("which agendas are run")
    return replace(noun.cards, zone="agenda", controller=who)


first_states.means(
    # "an opponent is running an agenda", "you are not running an agenda"
    runs=Condition(exists=call(_agendas, SECOND, FIRST.any_one)),
    runs_none=Condition(exists=call(_agendas, SECOND, FIRST.one), count_at_most=0),
    # "you have more than 1 opponent"
    more_opponents=Condition(
        compare=Compare(left=PlayerNumber(what="opponents"), relation="more than", right=FIRST)
    ),
)
