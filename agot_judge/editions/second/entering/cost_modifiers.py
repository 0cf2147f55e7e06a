"""Changes of the cost of a card: constant abilities, and lasting effects, for the next such card too."""

from msgspec.structs import replace

from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import Cards
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.position import Position
from agot_judge.explain.left_open import Question, reading_of, say_open
from agot_judge.rules.costs.changed_costs import (
    changed_by,
    changes_of_cost,
    used_up,
    with_changes,
    without_one_use,
)

_MODIFIERS = ("2e/rr/initiating-abilities-marshaling-cards/4", "2e/rr/modifiers/2")
WORDS = {
    "marshal": "marshal",
    "play": "play",
    "shadow": "marshal into shadows",
    "ambush": "ambush",
    "unshadow": "bring out of shadows",
    "play from shadows": "bring out of shadows",
    "put into play from shadows": "bring out of shadows",
}
"""The names that the effects that change costs give to the ways of using a card; a duplicate costs nothing."""
NOTHING = 0
IS_THE_NEXT = Question(
    id="Q5",
    asked='whether a duplicate that is marshaled is "the next card you marshal"',
    readings=(
        "it is, a card without characteristics, and the change of the cost of the next one is used up",
        "it is none, for it is only a duplicate, to which there is no cost, and the change goes on waiting",
    ),
    cites=("2e/rr/duplicates/8", "2e/faq/1.2/3", "2e/rr/duplicates/3"),
    followed=2,
)
_IT_IS = 1
"""The reading by which a duplicate is the next card."""
_ANY_CARD = Cards()


@second.rule(
    *_MODIFIERS, "2e/rr/modifiers/3", "2e/rr/shadows.bringing-a-card-out-of-shadows/1", "2e/rr/the-letter-x/1"
)
def modified_cost(position: Position, player: int, card: int, way: str, base: int) -> int:
    """The cost with everything that is in force and changes it, 0 or more.

    An effect that reduces "to a minimum of" some number takes nothing off beyond that.
    """
    changes = changes_of_cost(position, player, card, way, WORDS)
    return max(NOTHING, with_changes(position, base, changes, card))


@second.rule(*_MODIFIERS, "2e/rr/modifiers/6")
def say_modified_cost(position: Position, player: int, card: int, way: str, base: int, cost: int) -> State:
    """The state with a line that says what the cost has become, and by which cards."""
    if base == cost:
        return position.state
    cites = (*_MODIFIERS, *(("2e/rr/modifiers/6",) if cost == NOTHING else ()))
    how = how_modified(position, player, card, way, base)
    return say(
        position.state,
        "state",
        f"The cost of {label(position.game, card)} is {cost} gold, {how}.",
        cites,
        player,
    )


@second.rule(*_MODIFIERS)
def how_modified(position: Position, player: int, card: int, way: str, base: int) -> str:
    """``modified from 3 (Fiefdom -1)``: from what, and by which cards."""
    by: list[str] = []
    for change in changes_of_cost(position, player, card, way, WORDS):
        less, source = changed_by(position, change, card), change.scope.source
        by += [f"{label(position.game, source)} {-less:+d}"] if less and source >= 0 else []
    return f"modified from {base}" + (f" ({', '.join(by)})" if by else "")


@second.rule(*IS_THE_NEXT.cites)
def _waiting_for_any_card(position: Position, player: int, card: int) -> frozenset[int]:
    """The serial numbers of the changes that wait for the next card marshaled, whichever it is: a duplicate has nothing else."""
    changes = changes_of_cost(position, player, card, "marshal", WORDS)
    return used_up(change for change in changes if replace(change.effect.cards, zone="play") == _ANY_CARD)


@second.rule(*_MODIFIERS, "2e/rr/lasting-effects/1", *IS_THE_NEXT.cites)
def use_up(machine: Machine, state: State, player: int, card: int, way: str) -> State:
    """The state in which what changed the cost of "the next" such card is used up by this one."""
    if way == "duplicate":
        used = _waiting_for_any_card(machine.at(state), player, card)
        if not used:
            return state
        reading = reading_of(machine.game, IS_THE_NEXT)
        state = say_open(state, IS_THE_NEXT, player, reading - 1)
        used = used if reading == _IT_IS else frozenset()
    else:
        used = used_up(changes_of_cost(machine.at(state), player, card, way, WORDS))
    for lasting in state.in_force:
        if lasting.serial in used:
            name = label(machine.game, lasting.source) if lasting.source >= 0 else "a card effect"
            state = say(state, "state", f"The change of the cost by {name} is used up.", _MODIFIERS, player)
    return replace(state, in_force=without_one_use(state.in_force, used)) if used else state
