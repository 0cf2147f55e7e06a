"""Numbers that are counted, beside others."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import (
    Amount,
    Capped,
    CardNumber,
    Cards,
    Compare,
    Condition,
    Count,
    Different,
    PlayerNumber,
)
from agot_judge.engine.ability.words import Relation
from agot_judge.text.grammar.amounts import OF_PLOTS, lower
from agot_judge.text.grammar.challenges import Challenge
from agot_judge.text.grammar.states_of_players import compares, states_of_players
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear

__all__ = ["states_of_players"]


@states_of_players.rule
def amount_beside(reading: Reading, left: Amount, relation: Relation, right: Amount) -> Condition:
    """``the number of kneeling characters is higher than the number of standing characters``."""
    if _is_plot_value(left) and isinstance(right, int):
        raise Unclear("the value of a plot card")  # read in another way
    if isinstance(right, Count) and right.cards.controller == "opponent":
        return _beside_opponents(reading, _counted(left), relation, right)
    return Condition(compare=Compare(left=_counted(left), relation=relation, right=_counted(right)))


@states_of_players.rule
def amount_so_much_lower(reading: Reading, left: Amount, many: int, right: Amount) -> Condition:
    """``your hand size is at least 5 lower than your reserve value``."""
    return amount_beside(reading, left, "at most", lower(reading, many, right))


def _beside_opponents(reading: Reading, left: Amount, relation: Relation, right: Count) -> Condition:
    """``higher than the number of locations each opponent controls``: than that of each of them; ``an opponent``: of one."""
    words = reading.words.lower()
    every = "each opponent" in words
    if not every and "an opponent" not in words:
        return Condition(compare=Compare(left=left, relation=relation, right=right))  # all of them together
    theirs = replace(right, cards=replace(right.cards, controller="this opponent"))
    return compares(Person("opponent", every=every), left, relation, theirs)


def _is_plot_value(amount: Amount) -> bool:
    return isinstance(amount, PlayerNumber) and amount.what in ("claim", "initiative", "reserve")


def _counted(amount: Amount) -> Amount:
    """A number that is counted. Raises Unclear for others: what cards and plots have is read in another way."""
    if isinstance(amount, CardNumber) and amount.what in OF_PLOTS.values() and isinstance(amount.on, Cards):
        return amount  # the total of all such plot cards
    if not isinstance(amount, Count | Different | PlayerNumber | Capped):
        raise Unclear("which number")
    if isinstance(amount, PlayerNumber) and amount.player in ("any", "opponent"):
        raise Unclear("whose number")
    return amount


# -- the most, and where the game stands -----------------------------------------------------------------------------


@states_of_players.rule
def not_phase(reading: Reading, name: str) -> Condition:
    return Condition(none_of=(Condition(phase=(name,)),))


@states_of_players.rule
def challenge(reading: Reading, found: Challenge) -> Condition:
    return found.condition()


@states_of_players.rule
def you_do(reading: Reading) -> Condition:
    return Condition(succeeded=True)


# -- results that are counted ----------------------------------------------------------------------------------------


def counted(event: str, challenge: Challenge) -> Challenge:
    """``win your second challenge``: those that you win are counted, not those that you initiate."""
    if challenge.ordinal is None or event not in ("win challenge", "lose challenge"):
        return challenge
    if challenge.by_whoever:
        raise Unclear("which challenges are counted")
    if not challenge.yours:
        return challenge
    if event == "win challenge":
        return replace(challenge, initiated_by="any", won_by="you")
    return replace(challenge, initiated_by="any", lost_by="you")
