"""Values of plot cards, and what is set."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Adjust, Modify
from agot_judge.engine.ability.cards import Amount
from agot_judge.engine.ability.conditions import Condition
from agot_judge.engine.ability.words import Duration
from agot_judge.text.gained_values import YOUR_PLOT
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.substitution import scaled, spoken_of
from agot_judge.text.topic import Topic
from agot_judge.text.topics.costs_of_cards import By
from agot_judge.text.topics.lasting import lasts
from agot_judge.text.topics.sentences import Effects

plot_values = Topic("plot_values", "value_change", "constant", "effect")


Value = tuple[str, Noun, By]
"""A value on plot cards, and by how much it changes."""


def change_of(direction: str, by: By) -> Any:
    """What is added; below 0 what is taken away. Raises Unclear."""
    if by.least:
        raise Unclear("to a minimum")
    amount: Any = by.amount
    if direction in ("raise", "increase"):
        return amount
    return scaled(amount, -1)


@plot_values.rule
def constant(reading: Reading, found: Modify | Adjust) -> Effects:
    return (found,)


@plot_values.rule
def several(reading: Reading, direction: str, first: Value, *others: tuple[str | None, Value]) -> Effects:
    """``reduce the gold value on .. by 1, and the reserve value on .. by 2``."""
    values = ((direction, first), *((other or direction, value) for other, value in others))
    return tuple(on_plot(reading, way, *value) for way, value in values)


@plot_values.rule
def value_besides(reading: Reading, direction: str | None, value: Value) -> tuple[str | None, Value]:
    return direction, value


@plot_values.rule
def both_values(reading: Reading, direction: str, both: tuple[Value, Value]) -> Effects:
    """``raise the gold and initiative values on ..``."""
    return tuple(on_plot(reading, direction, *value) for value in both)


@plot_values.rule
def together(reading: Reading, first: str, second: str, noun: Noun, by: By) -> tuple[Value, Value]:
    return (first, noun, by), (second, noun, by)


@plot_values.rule
def value_of(reading: Reading, value: str, noun: Noun, by: By) -> Value:
    return value, noun, by


@plot_values.rule
def effect(reading: Reading, found: Modify | Adjust) -> Effects:
    return (found,)


@plot_values.rule
def until(reading: Reading, found: Modify | Adjust, duration: Duration) -> Effects:
    return lasts((found,), duration)


@plot_values.rule
def constant_when(reading: Reading, found: Modify | Adjust, when: Condition) -> Effects:
    """``raise the claim value .. by 1 during [power] challenges``."""
    if not isinstance(found, Modify):
        raise Unclear("a number of the rules that changes at some time only")
    return (replace(found, condition=when),)


@plot_values.rule
def when_until(reading: Reading, found: Modify | Adjust, when: Condition, duration: Duration) -> Effects:
    return lasts(constant_when(reading, found, when), duration)


@plot_values.rule
def set_value(reading: Reading, value: str, noun: Noun, many: int) -> Modify:
    fields: dict[str, Any] = {f"set_{value}": many}
    return Modify(on=plots(reading, noun), **fields)


@plot_values.rule
def set_value_of(reading: Reading, noun: Noun, value: str, many: int) -> Modify:
    return set_value(reading, value, noun, many)


@plot_values.rule
def set_its_strength(reading: Reading, many: int) -> Modify:
    return Modify(on=reading.on(reading.noun_meant()), set_strength=many)


@plot_values.rule
def on_plot(reading: Reading, direction: str, value: str, noun: Noun, by: By) -> Modify:
    fields: dict[str, Any] = {value: change_of(direction, by)}
    return Modify(on=plots(reading, noun), **fields)


@plot_values.rule
def whose(reading: Reading, direction: str, owner: Person, value: str, by: By) -> Modify:
    """``raise your claim by 1``, ``reduce each opponent's reserve by 1``: of the revealed plot card."""
    if (
        (value == "gold" and owner.who != "you")
        or owner.none
        or (owner.who in ("opponent", "any") and not owner.every)
    ):
        raise Unclear("whose value")
    fields: dict[str, Any] = {value: change_of(direction, by)}
    return _of_each(owner, Modify(on=replace(YOUR_PLOT, controller=owner.who), **fields))


def _of_each(owner: Person, found: Modify) -> Modify:
    """``each opponent's reserve .. for each location that player controls``: the controller of each of those plot cards."""
    return spoken_of(found, "controller", "that player") if owner.every else found


@plot_values.rule
def value_is(reading: Reading, owner: Person, value: str, many: int) -> Modify:
    """``your claim is 2``."""
    return whose_equals(reading, owner, value, many)


@plot_values.rule
def is_changed(reading: Reading, owner: Person, value: str, change: str, by: By) -> Modify:
    return whose(reading, _DIRECTIONS[change], owner, value, by)


@plot_values.rule
def is_changed_on(reading: Reading, value: str, noun: Noun, change: str, by: By) -> Modify:
    return on_plot(reading, _DIRECTIONS[change], value, noun, by)


@plot_values.rule
def value_of_is_changed(reading: Reading, noun: Noun, value: str, change: str, by: By) -> Modify:
    """``this card's claim value is raised by 1``."""
    return is_changed_on(reading, value, noun, change, by)


@plot_values.rule
def value_equals(reading: Reading, value: str, noun: Noun, amount: Amount) -> Modify:
    """``the gold value on this card is equal to the number of locations you control``."""
    fields: dict[str, Any] = {f"set_{value}": amount}
    return Modify(on=plots(reading, noun), **fields)


@plot_values.rule
def value_of_equals(reading: Reading, noun: Noun, value: str, amount: Amount) -> Modify:
    return value_equals(reading, value, noun, amount)


@plot_values.rule
def whose_equals(reading: Reading, owner: Person, value: str, amount: Amount) -> Modify:
    fields: dict[str, Any] = {f"set_{value}": amount}
    return _of_each(owner, Modify(on=whose(reading, "raise", owner, value, By(1)).on, **fields))


@plot_values.rule
def has_signed(reading: Reading, noun: Noun, change: str, value: str) -> Modify:
    """``this card has +1 claim``."""
    if change[1:] == "X":
        raise Unclear("what X is")
    fields: dict[str, Any] = {value: int(change)}
    return Modify(on=plots(reading, noun), **fields)


_DIRECTIONS = {"raised": "raise", "increased": "increase", "reduced": "reduce", "lowered": "lower"}


@plot_values.rule
def base(reading: Reading, value: str, noun: Noun, many: int) -> Modify:
    fields: dict[str, Any] = {f"set_{value}": many}
    return Modify(on=plots(reading, noun), base_value=True, **fields)


@plot_values.rule
def base_of(reading: Reading, noun: Noun, value: str, many: int) -> Modify:
    return base(reading, value, noun, many)


@plot_values.rule
def whose_base(reading: Reading, owner: Person, value: str, many: int) -> Modify:
    """``treat your base claim value as if it were 2``."""
    return replace(whose_equals(reading, owner, value, many), base_value=True)


@plot_values.rule
def printed(reading: Reading, value: str, noun: Noun, many: int) -> Modify:
    """What is printed is what the base value is by default (2e/rr/base-value/1): treated as another number, that is."""
    return base(reading, _name(value), noun, many)


@plot_values.rule
def printed_of(reading: Reading, noun: Noun, value: str, many: int) -> Modify:
    return printed(reading, value, noun, many)


@plot_values.rule
def whose_printed(reading: Reading, owner: Person, value: str, many: int) -> Modify:
    return whose_base(reading, owner, _name(value), many)


def _name(value: str) -> str:
    return value.removeprefix("printed ").removesuffix(" value")


def plots(reading: Reading, noun: Noun) -> Any:
    """``your revealed plot card``: whichever is revealed, not one that is picked."""
    if noun.ref is None:
        if noun.quantity == "some" and noun.cards.controller == "any":
            raise Unclear("which player's plot card")
        one = noun.quantity == "some" and noun.cards.controller == "opponent"
        return replace(noun.cards, the_one=True) if one else noun.cards
    return reading.on(noun)


@plot_values.rule
def base_strength(reading: Reading, noun: Noun, many: int) -> Modify:
    """``set that character's base STR to 1``: modifiers go on from there (2e/rr/base-value/1)."""
    return Modify(on=reading.on(noun), set_strength=many, base_value=True)


@plot_values.rule
def set_strength(reading: Reading, noun: Noun, many: int) -> Modify:
    return Modify(on=reading.on(noun), set_strength=many)
