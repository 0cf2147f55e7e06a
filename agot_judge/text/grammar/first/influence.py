"""Influence, which is knelt to pay costs."""

from agot_judge.engine.ability.cards import Amount, Paid
from agot_judge.engine.ability.effects_on_players import KneelInfluence
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.first import TEMPLATING
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.fragment import Fragment

influence = Fragment(__name__, "clause", templating=TEMPLATING)


@influence.rule
def kneel(reading: Reading, many: Amount) -> Effects:
    """``kneel 2 influence``, ``pay 1 influence``; X is chosen when it is paid (1e/faq/3.2/1)."""
    if reading.clause.part != "cost":
        raise Unclear("influence that is no cost")
    if isinstance(many, Paid):
        return (KneelInfluence(player=reading.subject, amount=many, at_least=0),)
    return (KneelInfluence(player=reading.subject, amount=many),)
