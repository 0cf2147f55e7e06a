"""Influence, power and numbers of the rules in words that only First Edition cards have."""

from agot_judge.engine.ability.cards import Amount, CardNumber, Paid
from agot_judge.engine.ability.changed_numbers import Adjust
from agot_judge.engine.ability.effects_on_players import KneelInfluence
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.constants.plot_values import change_of
from agot_judge.text.grammar.costs import By
from agot_judge.text.grammar.effects.gold_and_power import discard_power
from agot_judge.text.grammar.first import TEMPLATING
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

first_effects = Fragment(__name__, "clause", "value_change", templating=TEMPLATING)


@first_effects.rule
def kneel_influence(reading: Reading, many: Amount) -> Effects:
    """``kneel 2 influence``, ``pay 1 influence``; X is chosen when it is paid (1e/faq/3.2/1)."""
    if reading.clause.part != "cost":
        raise Unclear("influence that is no cost")
    if isinstance(many, Paid):
        return (KneelInfluence(player=reading.subject, amount=many, at_least=0),)
    return (KneelInfluence(player=reading.subject, amount=many),)


@first_effects.rule
def discard_all_power(reading: Reading, noun: Noun) -> Effects:
    """``discard all power from that character``: as much as it has then."""
    if noun.ref is None or reading.clause.part == "cost":
        raise Unclear("from which card")
    found: Effects = discard_power(reading, CardNumber(what="power", on=noun.ref), noun)
    return found


@first_effects.rule
def power_to_win(reading: Reading, direction: str, person: Person, by: By) -> Adjust:
    """``increase the amount of power you need to win the game by 2`` (1e/faq/2.8/1)."""
    if person.none:
        raise Unclear("who needs how much")
    return Adjust(
        player=person.whoever, where=person.where, what="power to win", amount=change_of(direction, by)
    )
