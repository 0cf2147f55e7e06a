"""Power in words that only First Edition cards have."""

from agot_judge.engine.ability.cards import CardNumber
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.gold_and_power.power import discard_power
from agot_judge.text.grammar.first import TEMPLATING
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.phrases.noun import Noun

first_power = Fragment(__name__, "clause", templating=TEMPLATING)


@first_power.rule
def discard_all_power(reading: Reading, noun: Noun) -> Effects:
    """``discard all power from that character``: as much as it has then."""
    if noun.ref is None or reading.clause.part == "cost":
        raise Unclear("from which card")
    found: Effects = discard_power(reading, CardNumber(what="power", on=noun.ref), noun)
    return found
