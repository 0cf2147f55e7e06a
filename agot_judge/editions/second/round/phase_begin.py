"""The beginning of a phase: a milestone to which abilities refer; the first one also begins the round."""

from msgspec.structs import replace

from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence, Step
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import in_player_order, push, say
from agot_judge.engine.values.history import challenges_kept
from agot_judge.explain.wording import describe
from agot_judge.rules.prohibitions.prohibitions import is_forbidden

_ROUND = ("2e/rr/1.1/1", "2e/rr/7.5/3")
LAST_OF_THE_ROUND = "7.5"


@second.step("1.1", "Plot phase begins", *_ROUND, "2e/rr/1.1/2")
def plot_phase_begins(machine: Machine, state: State, step: Step) -> State:
    """The first framework event of the round: it formalizes the beginning of a new round as well."""
    is_next = state.step == LAST_OF_THE_ROUND
    if is_next:
        # What happened in a round is told by effects that are due at its very end, too.
        state = replace(challenges_kept(machine.at(state)), round=state.round + 1, past=(), deeds=())
    state = replace(state, step="1.1", phase="plot")
    text = f"1.1 Plot phase begins, and with it round {state.round}"
    state = say(state, "framework", text, _ROUND if is_next else _ROUND[:1])
    events = (Event(kind="round begins"), Event(kind="phase begins", word="plot"))
    return push(state, Step(number="1.2"), Occurrence(events=events))


@second.event("round begins", "2e/rr/1.1/1")
def round_begins(machine: Machine, state: State, event: Event) -> State | None:
    """The beginning of a round."""
    return state


@second.step("2.1", "Draw phase begins", "2e/rr/2.1/1", "2e/rr/1.1/2")
def draw_phase_begins(machine: Machine, state: State, step: Step) -> State:
    """The draw phase begins."""
    return begin_phase(state, "2.1", "draw", "2.2")


@second.step("5.1", "Dominance phase begins", "2e/rr/5.1/1", "2e/rr/1.1/2")
def dominance_phase_begins(machine: Machine, state: State, step: Step) -> State:
    """The dominance phase begins."""
    return begin_phase(state, "5.1", "dominance", "5.2")


@second.step("6.1", "Standing phase begins", "2e/rr/6.1/1", "2e/rr/1.1/2", "2e/rr/the-golden-rules/2")
def standing_phase_begins(machine: Machine, state: State, step: Step) -> State:
    """The standing phase begins, unless the text of a card has it skipped."""
    position = machine.at(state)
    if any(is_forbidden(position, player, "have a standing phase") for player in in_player_order(state)):
        text = "The standing phase is skipped."
        return push(say(state, "framework", text, ("2e/rr/the-golden-rules/2",)), Step(number="7.1"))
    return begin_phase(state, "6.1", "standing", "6.2")


@second.step("7.1", "Taxation phase begins", "2e/rr/7.1/1", "2e/rr/1.1/2")
def taxation_phase_begins(machine: Machine, state: State, step: Step) -> State:
    """The taxation phase begins."""
    return begin_phase(state, "7.1", "taxation", "7.2")


def begin_phase(state: State, number: str, phase: str, following: str) -> State:
    """The state in which this phase is about to begin, with the step that follows beneath."""
    state = replace(state, step=number, phase=phase)
    title = f"{number} {phase.capitalize()} phase begins"
    state = say(state, "framework", title, (f"2e/rr/{number}/1",))
    state = push(state, Step(number=following))
    return push(state, Occurrence(events=(Event(kind="phase begins", word=phase),)))


def happened(machine: Machine, state: State, event: Event, cites: tuple[str, ...]) -> State:
    """The state with a line that says that this has happened."""
    return say(state, "occurrence", describe(machine, event) + ".", cites, event.player)
