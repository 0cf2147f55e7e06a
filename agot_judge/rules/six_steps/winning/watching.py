"""The watch after each execution: winning and elimination first, terminal states, illegal attachments, an empty
challenge."""

from msgspec.structs import replace

from agot_judge.engine.ability import TakeControl
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import characters, labels
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push, say
from agot_judge.engine.values.continuous import modifiers
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import is_prohibited, strength
from agot_judge.rules.attachments import discards_of_illegal, illegally_attached
from agot_judge.rules.effects.control import constant_control
from agot_judge.rules.six_steps.card_types import settle_types
from agot_judge.rules.six_steps.challenges.empty import end_if_empty
from agot_judge.rules.six_steps.frames import Window
from agot_judge.rules.six_steps.rulebook import six_steps
from agot_judge.rules.six_steps.winning.winning import check_victory

FAQ = "1e/faq"
_TERMINAL = (f"{FAQ}/3.19/1", f"{FAQ}/3.19/2")
_ILLEGAL = (f"{FAQ}/3.20/1",)


@six_steps.rule(f"{FAQ}/2.8/1", *_TERMINAL, *_ILLEGAL, f"{FAQ}/3.33/1")
def watch(machine: Machine, state: State) -> State:
    """The state with everything that follows at once from what has just been executed."""
    if state.over:
        return state
    state = check_victory(machine, settle_types(machine, state))
    if state.over or state.asking is not None:
        return state
    if TakeControl in machine.index.standing:
        state = constant_control(machine, state)
    state = _terminal(machine, state)
    state = _discard_illegal(machine, state)
    return end_if_empty(machine, state)


@six_steps.rule(*_TERMINAL)
def watch_apart(machine: Machine, state: State) -> State:
    """The same between two windows: what follows gets a window of its own."""
    below = len(state.stack)
    state = watch(machine, state)
    if len(state.stack) <= below:
        return state
    return replace(state, stack=(*state.stack[:below], Window(step=4), *state.stack[below:]))


@six_steps.rule(*_TERMINAL)
def _terminal(machine: Machine, state: State) -> State:
    """A character with STR 0 that is killed then is killed, and no save that leaves it at 0 helps."""
    if not state.in_force and "killed at zero" not in machine.index.constants:
        return state
    position = machine.at(state)
    due = tuple(
        card
        for player in range(len(state.players))
        for card in characters(machine.game, state, player)
        if is_terminal(position, card)
    )
    if not due:
        return state
    text = f"{labels(machine.game, due)}: killed, for its STR is 0."
    state = say(state, "effect", text, _TERMINAL)
    events = tuple(
        Event(
            kind="kill",
            card=card,
            player=state.cards[card].controller,
            cause=TERMINAL,
        )
        for card in due
    )
    return push(state, Occurrence(events=events, nested=True))


@six_steps.rule(*_ILLEGAL)
def _discard_illegal(machine: Machine, state: State) -> State:
    """An attachment whose restriction is not met is discarded at once, whatever it or its host is immune to."""
    if not state.in_force and not machine.index.restrains_attachments:
        return state
    cards = tuple(card for card in illegally_attached(machine.at(state)) if not state.cards[card].leaving)
    if not cards:
        return state
    state = say(
        state, "effect", f"Its restriction is not met any more: {labels(machine.game, cards)}.", _ILLEGAL
    )
    return push(state, discards_of_illegal(state, cards))


TERMINAL = "terminal condition"
"""The cause of what happens to a card in such a state."""


@six_steps.rule(f"{FAQ}/3.19/1")
def is_terminal(position: Position, card: int) -> bool:
    """True where the character is in a terminal state and is not on its way out of play already."""
    if position.state.cards[card].leaving or strength(position, card) > 0:
        return False
    return any(
        change.modify.killed_at_zero
        and not is_prohibited(position, card, "be killed", source=change.scope.source)
        for change in modifiers(position, card, "killed at zero")
    )
