"""Values of plot cards, and what is set; numbers of the rules: how many cards are drawn in the draw phase, how much gold is
returned, what a win is worth."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability import Condition
from agot_judge.engine.ability.ability import Modify
from agot_judge.engine.ability.cards import Cards, PlayerNumber
from agot_judge.engine.ability.changed_numbers import Adjust
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.costs import By
from agot_judge.text.grammar.effects.lasting import lasts
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, READING, SECOND, THIRD, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person
from agot_judge.text.trees.gained_values import PLOT_VALUES, YOUR_PLOT
from agot_judge.text.trees.substitution import scaled, spoken_of

plot_values = Fragment(__name__, "value_change", "constant", "effect")


Value = tuple[str, Noun, By]
"""A value on plot cards, and by how much it changes."""


def change_of(direction: str, by: By) -> Any:
    """The amount that is added, below 0 if it is taken away. Raises Unclear where a minimum is said, which is no part of it."""
    if by.least:
        raise Unclear("to a minimum")
    amount: Any = by.amount
    if direction in ("raise", "increase"):
        return amount
    return scaled(amount, -1)


def _changed(value: str, direction: str, by: By) -> dict[str, Any]:
    """The change of the value, and how low it can become by it. Raises Unclear for a minimum of what is raised."""
    if direction in ("raise", "increase"):
        return {value: change_of(direction, by)}
    return {value: change_of(direction, replace(by, least=0)), "to_a_minimum_of": by.least}


@plot_values.rule
def several(reading: Reading, direction: str, first: Value, *others: tuple[str | None, Value]) -> Effects:
    """``reduce the gold value on .. by 1, and the reserve value on .. by 2``."""
    values = ((direction, first), *((other or direction, value) for other, value in others))
    return tuple(on_plot(reading, way, *value) for way, value in values)


@plot_values.rule
def both_values(reading: Reading, direction: str, values: tuple[Value, ...]) -> Effects:
    """``raise the gold, initiative, and reserve values on ..``."""
    return tuple(on_plot(reading, direction, *value) for value in values)


@plot_values.rule
def together(reading: Reading, *said: Any) -> tuple[Value, ...]:
    """The values that change together."""
    *values, noun, by = said
    return tuple((PLOT_VALUES.get(value, value), noun, by) for value in values)


@plot_values.rule
def constant_when(reading: Reading, found: Modify | Adjust, when: Condition) -> Effects:
    """``raise the claim value .. by 1 during [power] challenges``."""
    if not isinstance(found, Modify):
        raise Unclear("a number of the rules that changes at some time only")
    return (replace(found, condition=when),)


@plot_values.rule
def no_gold_bonus(reading: Reading, noun: Noun) -> Effects:
    """``your other cards do not provide a gold bonus``: the gold value of your plot card is not raised by them."""
    if noun.described != Cards(this=False, controller="you"):
        raise Unclear("which cards")
    sources = replace(noun.cards, zone="any")
    return (Modify(on=YOUR_PLOT, cannot=("have its gold raised",), by=sources),)


@plot_values.rules(set_value=False, base=True)
def set_value(reading: Reading, base_value: bool, value: str, noun: Noun, many: int) -> Modify:
    """The value to which a plot card is set; the base value that is treated as another."""
    fields: dict[str, Any] = {f"set_{value}": many}
    return Modify(on=plots(reading, noun), base_value=base_value, **fields)


@plot_values.rule
def on_plot(reading: Reading, direction: str, value: str, noun: Noun, by: By) -> Modify:
    """The change of a value on a plot card."""
    return Modify(on=plots(reading, noun), **_changed(value, direction, by))


@plot_values.rule
def whose(reading: Reading, direction: str, owner: Person, value: str, by: By) -> Modify:
    """``raise your claim by 1``, ``reduce each opponent's reserve by 1``: of the revealed plot card."""
    if (value == "gold" and owner.who != "you") or owner.is_one_of_several:
        raise Unclear("whose value")
    found = Modify(on=replace(YOUR_PLOT, controller=owner.who), **_changed(value, direction, by))
    # "each opponent's reserve .. for each location that player controls": the controller of each of those plot cards
    return spoken_of(found, "controller", "that player") if owner.every else found


@plot_values.rule
def has_signed(reading: Reading, noun: Noun, change: str, value: str) -> Modify:
    """``this card has +1 claim``."""
    if change[1:] == "X":
        raise Unclear("what X is")
    fields: dict[str, Any] = {value: int(change)}
    return Modify(on=plots(reading, noun), **fields)


def plots(reading: Reading, noun: Noun) -> Any:
    """``your revealed plot card``: whichever is revealed, not one that is picked."""
    if noun.ref is None:
        if noun.quantity == "some" and noun.cards.controller == "any":
            raise Unclear("which player's plot card")
        one = noun.quantity == "some" and noun.cards.controller == "opponent"
        return replace(noun.cards, the_one=True) if one else noun.cards
    return reading.on(noun)


@plot_values.rule
def no_gold_returned(reading: Reading, person: Person) -> Adjust:
    """None of what is in the pool (2e/rr/7.2/1)."""
    if person.none:
        raise Unclear("who returns what")
    return Adjust(player=person.whoever, where=person.where, what="unspent gold", set_to=0)


plot_values.means(
    constant=(FIRST,),
    value_besides=(FIRST, SECOND),
    value_of=(FIRST, SECOND, THIRD),
    effect=(FIRST,),
    until=call(lasts, (FIRST,), SECOND),  # The change of a value for a time
    # The change of a value at some time, for a time
    when_until=call(lasts, call(constant_when, READING, FIRST, SECOND), THIRD),
    # The STR to which a card is set, or the one spoken of
    set_its_strength=Modify(
        on=call(Reading.on, READING, call(Reading.noun_meant, READING)), set_strength=FIRST
    ),
    set_strength=Modify(on=call(Reading.on, READING, FIRST), set_strength=SECOND),
    drawn=Adjust(
        player=SECOND.whoever,
        where=SECOND.where,
        what="draw phase cards",
        amount=call(change_of, FIRST, THIRD),
    ),
    gold_returned=Adjust(
        player=SECOND.whoever, where=SECOND.where, what="unspent gold", amount=call(change_of, FIRST, THIRD)
    ),
    # "each gold in your gold pool contributes 1 additional STR to your total for dominance"
    gold_contributes=Adjust(what="dominance STR", amount=PlayerNumber(what="gold", times=FIRST)),
    # The change of your total for dominance
    dominance_raised=Adjust(what="dominance STR", amount=call(change_of, "raise", FIRST)),
)
