"""The cost of playing a card: its printed cost, the gold penalty, and what else modifies it."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Decision, Option, Requirement
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import factions
from agot_judge.rules.costs.changed_costs import (
    CostChange,
    changes_of_cost,
    used_up,
    with_changes,
    without_one_use,
)
from agot_judge.rules.costs.spending import spendable
from agot_judge.rules.six_steps.assumed import as_assumed, number
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
_STEPS = tuple(f"{FAQ}/action-window-step-1/{number}" for number in (3, 5, 6, 7))
_X = (f"{FAQ}/3.1/1",)
_REDUCED = (f"{FAQ}/3.5/1",)
_PAID = ("ccg/rules/phase-3-marshalling/4",)
_OTHER_HOUSE = ("ccg/rules/phase-3-marshalling/6",)
_NEUTRAL = ("ccg/rules/phase-3-marshalling/7",)
_DUAL = ("ccg/rules/dual-house-cards/1",)
GOLD = (f"{FAQ}/4.4/1", *_STEPS)
WORDS = {"marshal": "marshal", "play": "play"}
"""The names that the effects that change costs give to the ways of using a card; a duplicate costs nothing."""


@six_steps.rule(*_STEPS, *_X, *_REDUCED, f"{FAQ}/4.1/1", f"{FAQ}/4.1/2")
def cost_of(position: Position, player: int, card: int, way: str, x: int = 0) -> int:
    """The gold that playing the card costs: the printed cost, then the penalty, then other modifiers; not below 0."""
    if way == "duplicate":
        return 0
    printed = position.game.cards[card].definition.face.cost
    cost = x if printed == "X" else printed if isinstance(printed, int) else 0
    least = number(position.framework.edition, position.game, "least cost")
    cost += penalty(position, player, card)
    return max(least, with_changes(position, cost, _changes(position, player, card, way), card))


@six_steps.rule(f"{FAQ}/action-window-step-1/5", f"{FAQ}/4.1/1", f"{FAQ}/4.1/2")
def penalty(position: Position, player: int, card: int) -> int:
    """The gold penalty as it becomes part of the cost: what modifies a penalty is applied to it before; not below 0."""
    full = full_penalty(position, player, card)
    if not full:
        return 0
    found = changes_of_cost(position, player, card, "marshal", WORDS)
    changes = (change for change in found if change.effect.of_penalty)
    return max(0, with_changes(position, full, changes, card))


@six_steps.rule(f"{FAQ}/action-window-step-1/5", f"{FAQ}/4.1/1", f"{FAQ}/4.1/2")
def full_penalty(position: Position, player: int, card: int) -> int:
    """The gold penalty of a character, location or attachment of another House; nothing for a neutral card or an event."""
    face = position.game.cards[card].definition.face
    house = factions(position, position.state.players[player].faction)
    if face.type == "event" or not house or not face.factions or house & {*face.factions}:
        return 0
    return number(position.framework.edition, position.game, "gold penalty")


@six_steps.rule(*_OTHER_HOUSE, *_NEUTRAL, *_DUAL)
def of_its_house(position: Position, player: int, card: int) -> tuple[str, ...]:
    """The citations about the House of a card where its cost depends on it: that it is another one, two, or none."""
    face = position.game.cards[card].definition.face
    if face.type == "event":
        return ()
    found = _OTHER_HOUSE if full_penalty(position, player, card) else ()
    if not face.factions:
        found = _NEUTRAL
    return (
        (*_PAID, *found, *(_DUAL if len(face.factions) > 1 else ()))
        if found or len(face.factions) > 1
        else ()
    )


def _changes(position: Position, player: int, card: int, way: str) -> Iterator[CostChange]:
    """The changes of the cost, which come after the penalty."""
    found = changes_of_cost(position, player, card, way, WORDS)
    return (change for change in found if not change.effect.of_penalty)


@six_steps.rule(*_X, f"{FAQ}/action-window-step-1/3", f"{FAQ}/action-window-step-1/7")
def which_x(position: Position, player: int, card: int) -> Decision:
    """The player announces X of the printed cost, as much as can be paid with the penalty and what else modifies it."""
    have = spendable(position, player)
    words: list[str] = []
    while not words or cost_of(position, player, card, "marshal", len(words)) <= have:
        words.append(str(len(words)))
    return Decision(
        player=player,
        kind="number",
        text=f"What is X for {label(position.game, card)}? With the gold there is, X is at most {words[-1]}.",
        options=tuple(Option(label=word, word=word) for word in words),
        cites=(f"{FAQ}/action-window-step-1/3", *_X),
    )


@six_steps.rule(*_REDUCED, f"{FAQ}/action-window-step-1/5", f"{FAQ}/action-window-step-1/6")
def say_modified(machine: Machine, state: State, player: int, card: int, way: str, x: int) -> State:
    """The state with a line where card effects make the card cost less gold, or more, and without the changes that were for the
    next such card."""
    position = machine.at(state)
    if way == "duplicate":
        return state
    cost = cost_of(position, player, card, way, x)
    printed = position.game.cards[card].definition.face.cost
    base = x if printed == "X" else printed if isinstance(printed, int) else 0
    due = penalty(position, player, card)
    spared = full_penalty(position, player, card) - due
    if spared:
        text = f"The gold penalty is {'reduced' if spared > 0 else 'raised'} by {abs(spared)}, to {due}."
        state = say(state, "ability", text, (f"{FAQ}/action-window-step-1/5",), player)
    less = base + due - cost
    if less:
        text = f"Its cost is {'reduced' if less > 0 else 'raised'} by {abs(less)} gold, to {cost}."
        state = say(state, "ability", text, (f"{FAQ}/action-window-step-1/6", *_REDUCED), player)
    used = used_up(changes_of_cost(position, player, card, way, WORDS))
    return replace(state, in_force=without_one_use(state.in_force, used)) if used else state


@six_steps.rule(*GOLD)
def gold_requirement(position: Position, player: int, card: int, way: str) -> Requirement:
    """The requirement that the cost can be paid from the gold pool."""
    cost, have = cost_of(position, player, card, way), spendable(position, player)
    more = penalty(position, player, card) if way == "marshal" else 0
    how = (
        f", {more} of it because it is of another House{as_assumed(position.framework.edition, 'gold penalty')}"
        if more
        else ""
    )
    return Requirement(
        text=f"Its cost of {cost} gold can be paid{how} ({have} in the gold pool).",
        failing=f"It costs {cost} gold{how} ({have} in the gold pool).",
        met=have >= cost,
        cites=(*GOLD, *of_its_house(position, player, card)),
        about="gold",
        remedy=f"{cost - have} more gold" if have < cost else "",
    )
