"""The cost of playing a card: its printed cost, the gold penalty, and what else modifies it."""

from agot_judge.engine.ability import Cost
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Decision, Option, Requirement
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import players_said
from agot_judge.engine.values.standing import active
from agot_judge.engine.values.values import factions
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


@six_steps.rule(*_STEPS, *_X, *_REDUCED, f"{FAQ}/4.1/1", f"{FAQ}/4.1/2")
def cost_of(position: Position, player: int, card: int, way: str, x: int = 0) -> int:
    """The gold that playing the card costs: the printed cost, then the penalty, then other modifiers; not below 0."""
    if way == "duplicate":
        return 0
    printed = position.game.cards[card].definition.face.cost
    cost = x if printed == "X" else printed if isinstance(printed, int) else 0
    least = number(position.framework.edition, position.game, "least cost")
    return max(least, cost + penalty(position, player, card) - _reduction(position, player, card, way))


@six_steps.rule(f"{FAQ}/action-window-step-1/5", f"{FAQ}/4.1/1", f"{FAQ}/4.1/2")
def penalty(position: Position, player: int, card: int) -> int:
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
    found = _OTHER_HOUSE if penalty(position, player, card) else ()
    if not face.factions:
        found = _NEUTRAL
    return (
        (*_PAID, *found, *(_DUAL if len(face.factions) > 1 else ()))
        if found or len(face.factions) > 1
        else ()
    )


def _reduction(position: Position, player: int, card: int, way: str) -> int:
    total = 0
    for effect, scope, record in active(position, Cost):
        if way not in effect.ways or (record is not None and effect.next is not None and record.left <= 0):
            continue
        if player in players_said(position.game, position.state, effect.player, scope) and matches_in(
            position, effect.cards, card, scope
        ):
            total += amount_of(position, effect.reduce, scope)
    return total


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


@six_steps.rule(*_REDUCED, f"{FAQ}/action-window-step-1/6")
def say_modified(machine: Machine, state: State, player: int, card: int, way: str) -> State:
    """The state with a line where card effects make the card cost less gold, or more."""
    less = _reduction(machine.at(state), player, card, way) if way != "duplicate" else 0
    if not less:
        return state
    cost = cost_of(machine.at(state), player, card, way)
    text = f"Its cost is {'reduced' if less > 0 else 'raised'} by {abs(less)} gold, to {cost}."
    return say(state, "ability", text, (f"{FAQ}/action-window-step-1/6", *_REDUCED), player)


@six_steps.rule(*GOLD)
def gold_requirement(position: Position, player: int, card: int, way: str) -> Requirement:
    """That the cost can be paid from the gold pool."""
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
