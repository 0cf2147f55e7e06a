"""Execution: an effect happens at once and is noted in the window, then the board is watched."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.events import LEAVING, Event
from agot_judge.engine.state.frames import Occurrence, Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.values.history import noted
from agot_judge.rules.by_hand.despite import made_to_happen
from agot_judge.rules.effects.hand_and_deck import FROM_DECKS, identified
from agot_judge.rules.effects.places import from_where
from agot_judge.rules.lasting.strength_changed import marked_at_zero
from agot_judge.rules.resolution.effect_results import remembered
from agot_judge.rules.six_steps.frames import Pending
from agot_judge.rules.six_steps.replacing.occurrences import in_the_place_of, is_replaced_whole, offer
from agot_judge.rules.six_steps.rulebook import six_steps
from agot_judge.rules.six_steps.window.record import with_occurred
from agot_judge.rules.six_steps.winning.watching import TERMINAL, watch

FAQ = "1e/faq"
_EXECUTED = (f"{FAQ}/action-window/4", f"{FAQ}/action-window-step-3/1")
_AS_POSSIBLE = (f"{FAQ}/4.10/1", f"{FAQ}/4.10/2")


@six_steps.frame(Occurrence, *_EXECUTED, *_AS_POSSIBLE)
def occur(machine: Machine, state: State, occurrence: Occurrence) -> State:
    """Each event happens, but to a card that was saved from it; what did not happen is noted for "then"."""
    saved = next(
        (frame.saved for frame in reversed(state.stack) if type(frame) is Pending and frame.stage == 4), ()
    )
    waiting = offer(machine, state, occurrence, saved)
    if waiting is not None:
        return waiting
    below = len(state.stack)
    failed = False
    happened: list[Event] = []
    replacements = dict(occurrence.replaced)
    for index, imminent in enumerate(occurrence.events):
        if is_replaced_whole(replacements.get(index)):
            failed = True
            continue
        event = identified(state, imminent) if imminent.kind in FROM_DECKS else imminent
        if event.kind in LEAVING and event.card in saved and event.cause not in ("cost", TERMINAL):
            failed = True
            continue
        if machine.index.asks_whence:
            event = from_where(machine.at(state), event)
        after = made_to_happen(machine, state, event)
        if after is None:
            failed = True
            continue
        state = noted(machine.at(after), event) if machine.index.remembered else after
        happened.append(event)
    seen = tuple(happened)
    if "lower strength" in machine.index.awaited:
        seen = marked_at_zero(machine.at(state), seen)
    done = replace(occurrence, happened=seen, failed=failed)
    state = _reported(state, done, below)
    state = with_occurred(state, *seen)
    if occurrence.replaced:
        state = in_the_place_of(machine, state, occurrence, seen)
    return watch(machine, state)


@six_steps.rule(*_AS_POSSIBLE)
def _reported(state: State, occurrence: Occurrence, below: int) -> State:
    """The state in which the effect that brought it about, below which nothing else is, knows what came of it."""
    if not below:
        return state
    top = remembered(state, state.stack[below - 1], occurrence)
    if occurrence.failed and type(top) is Resolution:
        top = replace(top, succeeded=False, latest=False)
    return replace(state, stack=(*state.stack[: below - 1], top, *state.stack[below:]))
