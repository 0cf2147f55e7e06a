"""What a plot card has: its values, compared."""

from typing import Literal

from agot_judge.engine.ability.cards import (
    Amount,
    CardNumber,
    Cards,
    Comparison,
    Measure,
    PlayerMeasure,
    PlayerNumber,
)
from agot_judge.text.description import Patch
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.attributes import RELATIONS, Limit
from agot_judge.text.topics.attributes_beside import attributes

__all__ = ["attributes"]

PLOT_VALUES: dict[str, Measure] = {
    "printed gold value": "printed gold",
    "printed initiative value": "printed initiative",
    "printed claim value": "printed claim",
    "printed reserve value": "printed reserve",
}


@attributes.rule
def plot_beside(reading: Reading, relation: str, value: str) -> Patch:
    """``a higher printed gold value than yours``."""
    yours = Cards(type=("plot",), revealed=True, controller="you")
    number = CardNumber(what=PLOT_VALUES[value], on=yours)
    return {"where": (Comparison(of=PLOT_VALUES[value], relation=RELATIONS[relation], amount=number),)}


@attributes.rule
def plot_after(reading: Reading, value: str, relation: str) -> Patch:
    """``a printed gold value higher than yours``."""
    return plot_beside(reading, relation, value)


@attributes.rule
def plot_same(reading: Reading, value: str) -> Patch:
    """``the same printed gold value as yours``."""
    yours = Cards(type=("plot",), revealed=True, controller="you")
    number = CardNumber(what=PLOT_VALUES[value], on=yours)
    return {"where": (Comparison(of=PLOT_VALUES[value], relation="exactly", amount=number),)}


@attributes.rule
def plot_after_others(reading: Reading, value: str, relation: str, other: Person) -> Patch:
    return plot_beside_others(reading, relation, value, other)


@attributes.rule
def plot_beside_others(reading: Reading, relation: str, value: str, other: Person) -> Patch:
    """``a lower printed initiative value than each opponent's``: than the lowest of them."""
    if other.who != "opponent":
        raise Unclear("whose value")
    theirs = Cards(type=("plot",), revealed=True, controller="opponent")
    number = CardNumber(what=PLOT_VALUES[value], on=theirs, of_several=_of_others(relation, other))
    return {"where": (Comparison(of=PLOT_VALUES[value], relation=RELATIONS[relation], amount=number),)}


def _of_others(relation: str, other: Person) -> Literal["highest", "lowest"]:
    """Which value of several opponents' plot cards decides: for each of them, or for any one."""
    more = RELATIONS[relation] in ("more than", "at least")
    return "highest" if more == other.every else "lowest"


NOW: dict[str, Measure] = {
    "gold": "gold value",
    "claim": "claim value",
    "initiative": "initiative value",
    "reserve": "reserve value",
}
"""The value of a revealed plot card with everything that modifies it."""
VALUES: dict[str, PlayerMeasure] = {
    "gold": "income",
    "claim": "claim",
    "initiative": "initiative",
    "reserve": "reserve",
}


@attributes.rule
def plot_value_named(reading: Reading, value: str) -> str:
    return value


@attributes.rule
def gold_value(reading: Reading) -> str:
    return "gold"


@attributes.rule
def plot_value_now(reading: Reading, value: str, limit: Limit) -> Patch:
    if reading.part != "trigger":  # elsewhere it is a value of the player
        raise Unclear("the value of a player's plot card")
    relation, amount = limit
    return {"where": (Comparison(of=NOW[value], relation=relation, amount=amount),)}


@attributes.rule
def plot_now_beside(reading: Reading, relation: str, value: str) -> Patch:
    """``a plot card with a higher initiative than yours``."""
    return plot_value_now(reading, value, (RELATIONS[relation], PlayerNumber(what=VALUES[value])))


@attributes.rule
def plot_now_same(reading: Reading, value: str) -> Patch:
    return plot_value_now(reading, value, ("exactly", PlayerNumber(what=VALUES[value])))


@attributes.rule
def plot_now_beside_others(reading: Reading, relation: str, value: str, other: Person) -> Patch:
    """``with a lower initiative than each opponent's revealed plot card``: than the lowest of them."""
    if other.who == "you":
        return plot_now_beside(reading, relation, value)
    if other.who != "opponent":
        raise Unclear("whose value")
    number = PlayerNumber(what=VALUES[value], player="opponent", of_several=_of_others(relation, other))
    return plot_value_now(reading, value, (RELATIONS[relation], number))


@attributes.rule
def plot_now_beside_amount(reading: Reading, relation: str, value: str, amount: Amount) -> Patch:
    """``with a higher claim value than the claim value on your revealed plot card``."""
    if isinstance(amount, int) or (isinstance(amount, PlayerNumber) and amount.player != "you"):
        raise Unclear("than whose value")
    return plot_value_now(reading, value, (RELATIONS[relation], amount))


@attributes.rule
def plot_now_than_amount(reading: Reading, value: str, relation: str, amount: Amount) -> Patch:
    """``with a reserve value equal to or lower than the number of cards in your hand``."""
    return plot_now_beside_amount(reading, relation, value, amount)


@attributes.rule
def plot_now_than_yours(reading: Reading, value: str, relation: str) -> Patch:
    return plot_now_beside(reading, relation, value)


@attributes.rule
def plot_measured(reading: Reading, value: str, limit: Limit) -> Patch:
    """``with printed gold value 6 or higher``."""
    relation, amount = limit
    return {"where": (Comparison(of=PLOT_VALUES[value], relation=relation, amount=amount),)}


@attributes.rule
def an_ability(reading: Reading, kind: str) -> Patch:
    """``with a when revealed ability``."""
    return {"with_ability": kind}


@attributes.rule
def plot_now_than_others(reading: Reading, value: str, relation: str, other: Person) -> Patch:
    return plot_now_beside_others(reading, relation, value, other)
