"""Constant abilities and lasting effects that exclude each other: the first player determines once which one applies."""

from msgspec.structs import replace

from agot_judge.editions.second.frames import Conflict
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Answer, Decision, Option
from agot_judge.engine.state.state import Determined, State
from agot_judge.engine.state.transition import ask, say
from agot_judge.engine.values.continuous import Change, modifiers
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import amount_on

_CONFLICT = (
    "2e/faq/1.6/1",
    "2e/faq/1.6/2",
    "2e/faq/1.6/3",
    "2e/rr/priority-of-simultaneous-resolution/3",
)


@second.rule(*_CONFLICT, "2e/faq/varyss-riddle-summer-harvest/2")
def in_conflict(position: Position, player: int, name: str) -> tuple[tuple[Change, int], ...]:
    """The constant abilities and lasting effects that give the value (``gold`` ...) of the player's revealed plot different
    base values, each with that value; none where there is one value only, or where it is determined which one applies."""
    plot = position.state.players[player].plot
    if plot < 0:
        return ()
    found = [
        (change, amount_on(position, setting, change.scope, plot))
        for change in modifiers(position, plot, name)
        if change.modify.base_value and (setting := getattr(change.modify, f"set_{name}")) is not None
    ]
    if len({value for _, value in found}) < 2:
        return ()
    active = {_key(change) for change, _ in found}
    # It is made once for these abilities, whichever plot they conflict about.
    known = any(one.chosen in active and active <= set(one.among) for one in position.state.determined)
    return () if known else tuple(found)


def _key(change: Change) -> tuple[int, int]:
    return change.since, change.scope.source


def in_conflict_over(position: Position, name: str, players: tuple[int, ...]) -> tuple[Conflict, ...]:
    """The conflicts that the first player has to determine before this value of these players' plots affects the game state."""
    return tuple(
        Conflict(player=player, value=name) for player in players if in_conflict(position, player, name)
    )


@second.frame(Conflict, *_CONFLICT)
def ask_which_applies(machine: Machine, state: State, frame: Conflict) -> State:
    """The choice is made at the time when the conflicting effects would first affect the game state."""
    found = in_conflict(machine.at(state), frame.player, frame.value)
    if not found:
        return state
    plot = label(machine.game, state.players[frame.player].plot)
    values = {value: change for change, value in found}
    return ask(
        state,
        frame,
        Decision(
            player=state.first_player,
            kind="number",
            text=f"Which {frame.value} value of {plot} applies?",
            options=tuple(
                Option(label=str(value), card=change.scope.source, word=str(value))
                for value, change in values.items()
            ),
            cites=_CONFLICT,
        ),
    )


@second.frame_answer(Conflict, *_CONFLICT)
def which_applies(
    machine: Machine, state: State, frame: Conflict, decision: Decision, given: Answer
) -> State:
    """The choice is maintained as long as these effects are active."""
    found = in_conflict(machine.at(state), frame.player, frame.value)
    word = decision.options[given.options[0]].word
    chosen = next(change for change, value in found if str(value) == word)
    name = machine.game.players[decision.player]
    state = say(state, "decision", f"{name} determines that {word} applies.", decision.cites, decision.player)
    plot = state.players[frame.player].plot
    made = Determined(
        plot=plot, value=frame.value, chosen=_key(chosen), among=tuple(_key(change) for change, _ in found)
    )
    kept = tuple(one for one in state.determined if (one.plot, one.value) != (plot, frame.value))
    return replace(state, determined=(*kept, made))
