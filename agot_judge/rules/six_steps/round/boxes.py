"""Each framework action opens its action window; the phases begin."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Step
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push, say
from agot_judge.rules.six_steps.frames import FrameworkEvent, Window
from agot_judge.rules.six_steps.round.chart import chart_of
from agot_judge.rules.six_steps.round.events import initiates, line_of, pending
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
_FRAMEWORK = (f"{FAQ}/framework-actions/1", f"{FAQ}/framework-actions/2", f"{FAQ}/action/4")
_ACTIVE = (
    f"{FAQ}/marshalling-phase-chart/4",
    f"{FAQ}/challenges-phase-chart/3",
    f"{FAQ}/active-and-first-player/2",
)


def begin(machine: Machine, state: State, step: Step) -> State:
    """The framework action begins: its window opens."""
    box = chart_of(machine.edition).by_name[step.number]
    state = replace(state, step=box.name, phase=box.phase)
    cites = (*(cite for _, cite in box.events if cite), *box.cites)
    state = say(state, "framework", f"{box.title}.", cites)
    return push(state, Window(box=box.name))


@initiates("phase begins", *_FRAMEWORK)
def phase_begins(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """The start of a phase is an event like any other: passives may answer it."""
    events = [Event(kind="phase begins", word=state.phase)]
    if state.step == chart_of(machine.edition).first:
        events.append(Event(kind="round begins"))
    return pending(state, f"the {machine.rulebook.framework.phase_word(state.phase)} phase begins", *events)


@six_steps.event("phase begins", *_FRAMEWORK, *_ACTIVE, f"{FAQ}/player-action/8")
def begun(machine: Machine, state: State, event: Event) -> State | None:
    """The first player starts as the active player."""
    state = say(
        state,
        "occurrence",
        f"The {machine.rulebook.framework.phase_word(event.word)} phase begins.",
        (*line_of(machine, state, "phase begins"), _FRAMEWORK[0]),
    )
    return replace(state, active_player=state.first_player, were_active=(state.first_player,))


@six_steps.event("round begins", f"{FAQ}/plot-phase-chart/2")
def round_begun(machine: Machine, state: State, event: Event) -> State | None:
    """A round begins with its first phase."""
    return state
