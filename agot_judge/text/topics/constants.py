"""Constant abilities."""

from typing import Any

from agot_judge.engine.ability.ability import Modify
from agot_judge.engine.ability.cards import Amount, Cards, Count, Paid
from agot_judge.engine.game import Keyword
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.sentences import Effects

constants = Topic("constants", "constant", "modifier", "gained")

Fields = dict[str, Any]

PLOT_VALUES = {"income": "gold", "initiative": "initiative", "claim": "claim", "reserve": "reserve"}


def signed(text: str) -> tuple[str, Amount]:
    """``+2``: a field of ``Modify`` and its amount."""
    field = "strength" if text[0] == "+" else "lower_strength"
    return field, Paid() if text[1:] == "X" else int(text[1:])


@constants.rule
def cards_change(reading: Reading, noun: Noun, *changes: Fields) -> Effects:
    fields: Fields = {}
    on = reading.on(noun)
    for change in changes:
        for name, value in change.items():
            if name in fields and not isinstance(value, tuple):
                raise Unclear(f"{name} is changed twice")
            fields[name] = fields[name] + value if name in fields else value
    return (Modify(on=on, **fields),)


@constants.rule
def strength(reading: Reading, change: str) -> Fields:
    return dict((signed(change),))


@constants.rule
def strength_for_each(reading: Reading, change: str, counted: Noun) -> Fields:
    field, many = signed(change)
    if not isinstance(many, int) or counted.ref is not None:
        raise Unclear("a number for each of some cards")
    return {field: Count(cards=counted.cards, times=many)}


@constants.rule
def gains(reading: Reading, found: Fields) -> Fields:
    return found


@constants.rule
def gained(reading: Reading, *found: Fields) -> Fields:
    fields: Fields = {}
    for one in found:
        for name, value in one.items():
            fields[name] = (*fields.get(name, ()), *value)
    return fields


@constants.rule
def icon(reading: Reading, name: str) -> Fields:
    return {"gains_icons": (name,)}


@constants.rule
def keyword(reading: Reading, found: Keyword) -> Fields:
    return {"gains_keywords": (str(found),)}


@constants.rule
def trait(reading: Reading, name: str) -> Fields:
    return {"gains_traits": (name,)}


@constants.rule
def modifier(reading: Reading, change: str, value: str) -> Effects:
    """``+1 Income.``: on the controller's revealed plot card."""
    if change[1:] == "X":
        raise Unclear("X")
    plot = Cards(type=("plot",), revealed=True, controller="you")
    fields: Fields = {PLOT_VALUES[value]: int(change)}
    return (Modify(on=plot, **fields),)
