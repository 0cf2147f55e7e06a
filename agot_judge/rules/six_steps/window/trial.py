"""A trial of a pending effect before it is executed: the cards that may be saved from it, and the effects that may be
canceled."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.events import LEAVING, Event
from agot_judge.engine.state.frames import Initiation, Resolution
from agot_judge.engine.state.state import InForce, State
from agot_judge.engine.state.trace import Silence
from agot_judge.rules.prohibitions.uncancelable import why_not_canceled
from agot_judge.rules.six_steps.frames import Pending, Window
from agot_judge.rules.six_steps.round.chart import chart_of
from agot_judge.rules.six_steps.rulebook import six_steps
from agot_judge.rules.six_steps.window.options import is_answered_before
from agot_judge.rules.six_steps.window.record import innermost
from agot_judge.rules.six_steps.winning.watching import TERMINAL

FAQ = "1e/faq"
_MOST = 200
"""The most steps that are tried."""


@six_steps.rule(
    f"{FAQ}/action-window-step-2/1",
    f"{FAQ}/save-cancel-responses/2",
    f"{FAQ}/2.6/1",
    f"{FAQ}/4.14/1",
)
def announced(machine: Machine, state: State, what: Pending) -> Pending:
    """The pending effect with what can be answered by a save or a cancel: that its effects are about to be carried out, the cards
    that would leave play by them, and the cards that would be saved. Nothing at the end of a phase, and nothing where no card
    could answer it."""
    window = innermost(state)
    if (
        window is None
        or what.is_trial
        or (window.box and chart_of(machine.edition).by_name[window.box].is_end)
    ):
        return what
    done, coming = _done(machine, state, what)
    events = (*_initiated(machine, state, what), *done)
    if not is_answered_before(machine.at(state), events):
        return what
    return replace(what, announced=events, coming=coming)


@six_steps.rule(f"{FAQ}/4.12/1", f"{FAQ}/4.3/1", f"{FAQ}/save-cancel-responses/2")
def _initiated(machine: Machine, state: State, what: Pending) -> tuple[Event, ...]:
    """The event that the effects of an ability are about to be carried out, where they can be canceled: those of an agenda
    cannot, nor those of which a text says so."""
    if "initiate" not in machine.index.interrupted:
        return ()
    frame = next((frame for frame in reversed(state.stack) if type(frame) is not Window), None)
    if type(frame) is not Initiation:
        return ()
    face = machine.game.cards[frame.card].definition.face
    ability = machine.ability(frame.card, frame.ability)
    if face.type == "agenda" or why_not_canceled(machine.at(state), frame.player, frame.card, ability):
        return ()
    return (
        Event(
            kind="initiate",
            card=frame.card,
            player=frame.player,
            amount=frame.ability,
            word=face.type,
        ),
    )


def _done(machine: Machine, state: State, what: Pending) -> tuple[tuple[Event, ...], tuple[InForce, ...]]:
    """The cards that would leave play, or be saved, were it executed as the state stands, and what would be in force then."""
    if what.resolution is None:
        return tuple(event for event in what.events if _is_answered(event)), ()
    index = machine.index
    duplicates = any(card.duplicates for card in state.cards)
    if not duplicates and index.interrupted.isdisjoint((*LEAVING, "save")):
        return (), ()
    window = Window(step=3)
    trial = replace(
        state,
        log=Silence(),
        asking=None,
        stop="",
        stack=(window, replace(what, stage=4, is_trial=True), what.resolution),
    )
    for _ in range(_MOST):
        if trial.asking is not None or trial.over or not _is_resolving(trial):
            break
        trial = machine.step(trial)
    found = innermost(trial)
    if found is None:
        return (), ()
    events = tuple(event for event in found.occurred if _is_answered(event))
    known = {effect.serial for effect in state.in_force}
    is_terminal = any(event.cause == TERMINAL for event in events)
    coming = tuple(effect for effect in trial.in_force if effect.serial not in known) if is_terminal else ()
    return events, coming


@six_steps.event("initiate", f"{FAQ}/save-cancel-responses/2")
def about_to_be_carried_out(machine: Machine, state: State, event: Event) -> State | None:
    """The moment at which the effects of an ability are about to be carried out is no occurrence: the effects can only be
    canceled."""
    return None


def _is_resolving(trial: State) -> bool:
    return len(trial.stack) > 2 or any(type(frame) is Resolution for frame in trial.stack)


def _is_answered(event: Event) -> bool:
    """True where an event is one from which a card can be saved, or a save."""
    return (
        event.kind in LEAVING and event.card >= 0 and event.parent < 0 and event.cause != "cost"
    ) or event.kind == "save"
