"""Lasting effects that cannot be applied at the same time: the first player determines once which one applies."""

from msgspec.structs import replace

from agot_judge.editions.second.book import second
from agot_judge.engine.board import label
from agot_judge.engine.continuous import modifiers
from agot_judge.engine.decision import Answer, Decision, Option
from agot_judge.engine.frames import Conflict
from agot_judge.engine.machine import Machine
from agot_judge.engine.state import InForce, State
from agot_judge.engine.transition import ask, say
from agot_judge.engine.values import amount_on

_CONFLICT = (
    "2e/faq/1.6/1",
    "2e/faq/1.6/2",
    "2e/faq/1.6/3",
    "2e/rr/priority-of-simultaneous-resolution/3",
)


@second.rule(*_CONFLICT, "2e/faq/varyss-riddle-summer-harvest/2")
def in_conflict(machine: Machine, state: State, player: int, name: str) -> tuple[tuple[InForce, int], ...]:
    """The lasting effects that give the value (``gold`` ...) of the player's revealed plot different base values, each
    with that value; none where there is one value only, or where the first player has determined which one applies."""
    plot = state.players[player].plot
    if plot < 0 or len(state.in_force) < 2:
        return ()
    lasting = {effect.serial: effect for effect in state.in_force}
    found: list[tuple[InForce, int]] = []
    for change in modifiers(machine, state, plot, name):
        setting = getattr(change.modify, f"set_{name}")
        effect = lasting.get(change.since)
        if setting is None or not change.modify.base_value or effect is None:
            continue
        if effect.modify is change.modify:
            found.append((effect, amount_on(machine, state, setting, change.scope, plot)))
    if len({value for _, value in found}) < 2:
        return ()
    latest = max((effect for effect, _ in found), key=lambda effect: effect.serial)
    others = {effect.serial for effect, _ in found if effect is not latest}
    return () if others <= set(latest.prevails_over) else tuple(found)


def in_conflict_over(
    machine: Machine, state: State, name: str, players: tuple[int, ...]
) -> tuple[Conflict, ...]:
    """What the first player has to determine before this value of these players' plots affects the game state."""
    if len(state.in_force) < 2:
        return ()
    return tuple(
        Conflict(player=player, value=name) for player in players if in_conflict(machine, state, player, name)
    )


@second.frame(Conflict, *_CONFLICT)
def ask_which_applies(machine: Machine, state: State, frame: Conflict) -> State:
    """The choice is made at the time when the conflicting effects would first affect the game state."""
    found = in_conflict(machine, state, frame.player, frame.value)
    if not found:
        return state
    plot = label(machine.game, state.players[frame.player].plot)
    values = {value: effect for effect, value in found}
    return ask(
        state,
        frame,
        Decision(
            player=state.first_player,
            kind="number",
            text=f"Which {frame.value} value of {plot} applies?",
            options=tuple(
                Option(label=str(value), card=effect.source, word=str(value))
                for value, effect in values.items()
            ),
            cites=_CONFLICT,
        ),
    )


@second.frame_answer(Conflict, *_CONFLICT)
def which_applies(
    machine: Machine, state: State, frame: Conflict, decision: Decision, given: Answer
) -> State:
    """The choice is maintained as long as these effects are active: it counts as the most recent of them."""
    found = in_conflict(machine, state, frame.player, frame.value)
    word = decision.options[given.options[0]].word
    chosen = next(effect for effect, value in found if str(value) == word)
    name = machine.game.players[decision.player]
    state = say(state, "decision", f"{name} determines that {word} applies.", decision.cites, decision.player)
    serial = 1 + max(state.serial, *(effect.serial for effect, _ in found))
    others = tuple(effect.serial for effect, _ in found if effect is not chosen)
    kept = tuple(effect for effect in state.in_force if effect is not chosen)
    applied = replace(chosen, serial=serial, prevails_over=others)
    return replace(state, serial=serial, in_force=(*kept, applied))
