"""Infinite loops: one full cycle is shown, then the player states how many times it is executed."""

from collections.abc import Sequence

from msgspec import Struct

from agot_judge.counted import counted
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.decision import PASS, Answer, Decision
from agot_judge.engine.state.frames import ActionWindow
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.position import Position
from agot_judge.errors import IllegalMove

_SHOWN = ("2e/faq/1.1/1", "2e/faq/1.1/2", "2e/faq/1.1/5")
_EXECUTED = ("2e/faq/1.1/3",)


class Loop(Struct, frozen=True, kw_only=True):
    """One full cycle that was shown: the answers of which it consists, and who shows it."""

    player: int
    answers: tuple[Answer, ...]


@shared.rule("2e/faq/1.1/1", *_SHOWN, "2e/faq/1.1/5")
def show_loop(machine: Machine, state: State, answers: Sequence[Answer]) -> tuple[Loop, State]:
    """The loop that these answers make, and the state after the one cycle that shows it.

    It begins at an opportunity in an action window, and brings the player back to the same opportunity with the same
    possibilities. Nobody is compelled to make a choice in it that would end it: the answers are taken as they are given.
    Raises IllegalMove for an answer that is not legal, and where the cycle is not closed.
    """
    before = state.asking
    top = state.stack[-1] if state.stack else None
    if before is None or not answers or not isinstance(top, ActionWindow):
        raise IllegalMove("A loop is shown from an opportunity in an action window.", _SHOWN)
    if all(answer == PASS for answer in answers):
        raise IllegalMove("Everybody passes in it: nothing is done that could be repeated.", _SHOWN)
    after = _cycle(machine, state, tuple(answers))
    if after.over:
        raise IllegalMove("The game is over after one cycle: there is no loop to execute.", _SHOWN)
    if not _is_back(before, after.asking) or len(after.stack) != len(state.stack):
        raise IllegalMove("These answers do not come back to where they began: it is no full cycle.", _SHOWN)
    name = machine.game.players[before.player]
    shown = say(after, "ability", f"{name} displays one full cycle of a loop.", _SHOWN, before.player)
    return Loop(player=before.player, answers=tuple(answers)), shown


@shared.rule(*_EXECUTED)
def state_times(position: Position, loop: Loop, times: int) -> State:
    """The state in which the player has said how many times the loop is executed. Raises IllegalMove for less than none."""
    if times < 0:
        raise IllegalMove("A loop is executed a number of times.", _EXECUTED)
    name = position.game.players[loop.player]
    text = f"{name} states: this loop is executed {counted(times, 'time')}."
    return say(position.state, "decision", text, _EXECUTED, loop.player)


@shared.rule(*_EXECUTED)
def execute_loop(machine: Machine, state: State, loop: Loop, times: int) -> State:
    """The state after the loop has been executed so many times, or when the game is over because of it.

    Raises IllegalMove where the loop cannot go on, for instance because what it takes has run out.
    """
    state = state_times(machine.at(state), loop, times)
    for _ in range(times):
        if state.over:
            break
        state = _cycle(machine, state, loop.answers)
    return state


def _cycle(machine: Machine, state: State, answers: tuple[Answer, ...]) -> State:
    for answer in answers:
        if state.over:
            break
        state = machine.run(machine.apply(state, answer))
    return state


def _is_back(before: Decision, after: Decision | None) -> bool:
    return after is not None and (before.player, before.kind, before.options) == (
        after.player,
        after.kind,
        after.options,
    )
