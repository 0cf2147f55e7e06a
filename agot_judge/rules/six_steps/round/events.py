"""The events of framework actions, each initiated by its own rule: what must be chosen for it is chosen as it is initiated."""

from collections.abc import Callable

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import Answer, Decision
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push
from agot_judge.rules.six_steps.frames import FrameworkEvent, KindOfPending, Pending, Window
from agot_judge.rules.six_steps.round.chart import chart_of
from agot_judge.rules.six_steps.rulebook import six_steps
from agot_judge.rules.six_steps.window.record import innermost

Initiates = Callable[[Machine, State, FrameworkEvent], State]
Answers = Callable[[Machine, State, FrameworkEvent, Decision, Answer], State]
_INITIATES: dict[str, Initiates] = {}
_ANSWERS: dict[str, Answers] = {}
_FRAMEWORK = ("1e/faq/framework-actions/2", "1e/faq/framework-actions/1")


def initiates(name: str, *cites: str) -> Callable[[Initiates], Initiates]:
    """Register how an event of a framework action is initiated."""

    def register(rule: Initiates) -> Initiates:
        _INITIATES[name] = six_steps.rule(*cites)(rule)
        return rule

    return register


def answers(name: str, *cites: str) -> Callable[[Answers], Answers]:
    """Register what an answer given as the event is initiated does."""

    def register(rule: Answers) -> Answers:
        _ANSWERS[name] = six_steps.rule(*cites)(rule)
        return rule

    return register


@six_steps.frame(FrameworkEvent, *_FRAMEWORK)
def initiate(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """The event is initiated."""
    return _INITIATES[frame.name](machine, state, frame)


@six_steps.frame_answer(FrameworkEvent, *_FRAMEWORK)
def answer(machine: Machine, state: State, frame: FrameworkEvent, decision: Decision, given: Answer) -> State:
    """The state after the answer to its question."""
    return _ANSWERS[frame.name](machine, state, frame, decision, given)


def pending(state: State, text: str, *events: Event) -> State:
    """The state in which this is about to happen as an event of the framework: it may be saved from and canceled.

    Where a passive or a response brings it about, it is part of that.
    """
    window = innermost(state)
    kind: KindOfPending = "event" if window is None or window.step <= 3 else "passive"
    return push(state, Pending(kind=kind, text=text, events=events)) if events else state


def box_of(state: State) -> str:
    """The framework action in whose window the state is."""
    window = innermost(state)
    return "" if window is None else window.box


def line_of(machine: Machine, state: State, name: str) -> tuple[str, ...]:
    """The line of the chart that prints this event of the present framework action."""
    box = chart_of(machine.edition).by_name.get(box_of(state))
    return () if box is None else tuple(cite for event, cite in box.events if event == name)


def window_of(state: State) -> Window | None:
    """The window of the framework action."""
    return innermost(state)
