"""The turns of players who may act in an action window: who is next, what can be used, and what follows a pass."""

from collections.abc import Iterable

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Option
from agot_judge.engine.state.frames import ActionWindow
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push, say


def whose_turn(state: State, window: ActionWindow) -> ActionWindow | None:
    """The window with the next player who is in the game, the first player first; None once all pass consecutively."""
    turn = state.first_player if window.turn < 0 else window.turn
    passes = window.passes
    players = len(state.players)
    while passes < players and state.players[turn].eliminated:
        turn = (turn + 1) % players
        passes += 1
    return None if passes >= players else replace(window, turn=turn, passes=passes)


def options_of(machine: Machine, abilities: Iterable[tuple[int, int]]) -> tuple[Option, ...]:
    """The options to use these abilities: pairs of a card and the number of its ability."""
    return tuple(
        Option(
            label=label(machine.game, card),
            card=card,
            ability=number,
            left_to_judge=machine.ability(card, number).left_to_judge,
        )
        for card, number in abilities
    )


def passed(
    machine: Machine, state: State, window: ActionWindow, player: int, cites: tuple[str, ...]
) -> State:
    """The state in which this player has passed, and the next one has the opportunity."""
    state = say(state, "decision", f"{machine.game.players[player]} passes.", cites, player)
    return push(state, replace(window, turn=left_of(state, player), passes=window.passes + 1))


def left_of(state: State, player: int) -> int:
    """The player to the left, also one who is out of the game and counts as passing."""
    return (player + 1) % len(state.players)
