"""That a hand, deck or pile is empty, how many different things there are among cards, and what they share."""

from agot_judge.engine.ability.cards import Compare, Condition, Different
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.numbers.per import DIFFERENT
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.phrases.noun import Noun

conditions_of_piles = Fragment(__name__, "state")


@conditions_of_piles.rule
def different(reading: Reading, many: int, what: str, noun: Noun) -> Condition:
    """``there are 5 or more different Traits among plot cards in your used pile``."""
    if noun.ref is not None:
        raise Unclear("different among which cards")
    number = Different(what=DIFFERENT[what.removesuffix("s")], cards=noun.cards)
    return Condition(compare=Compare(left=number, relation="at least", right=many))
