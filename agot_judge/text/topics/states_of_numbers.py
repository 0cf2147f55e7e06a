"""Numbers that are counted, beside others."""

from agot_judge.engine.ability.cards import Amount, Capped, Count, Different, PlayerNumber
from agot_judge.engine.ability.conditions import Compare, Condition
from agot_judge.engine.ability.words import Relation
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.states_of_players import states_of_players

__all__ = ["states_of_players"]


@states_of_players.rule
def amount_beside(reading: Reading, left: Amount, relation: Relation, right: Amount) -> Condition:
    """``the number of kneeling characters is higher than the number of standing characters``."""
    return Condition(compare=Compare(left=_counted(left), relation=relation, right=_counted(right)))


def _counted(amount: Amount) -> Amount:
    """A number that is counted. Raises Unclear for others: what cards and plots have is read in another way."""
    if not isinstance(amount, Count | Different | PlayerNumber | Capped):
        raise Unclear("which number")
    if isinstance(amount, PlayerNumber) and amount.what in ("claim", "initiative", "reserve"):
        raise Unclear("the value of a plot card")
    if isinstance(amount, PlayerNumber) and amount.player in ("any", "opponent"):
        raise Unclear("whose number")
    return amount


@states_of_players.rule
def amount_equal(reading: Reading, left: Amount, right: Amount) -> Condition:
    return amount_beside(reading, left, "exactly", right)


@states_of_players.rule
def amount_at_least(reading: Reading, left: Amount, many: int) -> Condition:
    return _amount_at(left, "at least", many)


@states_of_players.rule
def amount_at_most(reading: Reading, left: Amount, many: int) -> Condition:
    return _amount_at(left, "at most", many)


def _amount_at(left: Amount, relation: Relation, many: int) -> Condition:
    return Condition(compare=Compare(left=_counted(left), relation=relation, right=many))
