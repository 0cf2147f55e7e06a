"""Where a run of the Second Edition can begin, and where it ends unless something else is said."""

from msgspec.structs import replace

from agot_judge.editions.second.challenges.considered_participating import participate_by_text
from agot_judge.editions.second.round.active_player import turns_so_far
from agot_judge.editions.second.round.period_end import ENDS
from agot_judge.editions.second.rulebook import second
from agot_judge.editions.second.winning.elimination import eliminate_without_deck
from agot_judge.editions.second.winning.winning import check_victory
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.frames import Occurrence, PuttingIntoPlay, Resolution, Step
from agot_judge.engine.state.points import EffectPoint, OccurrencePoint, Point, SequencePoint, StepPoint
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push
from agot_judge.errors import NotSupportedYet
from agot_judge.rules.effects.control import control_at_start
from agot_judge.rules.resolution.by_hand import PUTTING

_END_OF = {phase: number for number, (phase, _) in ENDS.items()}
_PHASES = {number.split(".")[0]: phase for number, (phase, _) in ENDS.items()}
SEQUENCES = {
    "duck": ("4.2.2", "4.2.6"),
    "end-of-round": ("7.5", "round"),
    "round": ("1.1", "round"),
    "mulligan": ("mulligan", "setup"),
    **{phase: (f"{number}.1", "phase") for number, phase in _PHASES.items()},
}
"""The step with which a named sequence begins, and where it ends (see ``State.stop``)."""
FIRST_OF_SETUP = "setup 1"
WITH_HANDS = "setup 8"
"""Where setup stands when the players have their hands."""


def start(machine: Machine, state: State, point: Point) -> State:
    """The state with the frames of this point on its stack, nothing of it done.

    A step or phase ends with its phase, a round with the round, setup with setup. Raises NotSupportedYet.
    """
    state = participate_by_text(machine, control_at_start(machine, turns_so_far(state)))
    if isinstance(point, OccurrencePoint) and any(event.kind in PUTTING for event in point.events):
        # What attachments go on is chosen first; reactions have their windows after all of it.
        entering = PuttingIntoPlay(events=point.events)
        return as_it_stands(machine, push(state, Occurrence(events=(), stage=6), entering))
    if isinstance(point, OccurrencePoint):
        return as_it_stands(machine, push(state, Occurrence(events=point.events)))
    if isinstance(point, EffectPoint):
        resolution = Resolution(
            player=point.player, card=point.card, triggered=True, effects=point.effects, then=point.then
        )
        # Reactions to what the effect does have their windows after all of it.
        return as_it_stands(machine, push(state, Occurrence(events=(), stage=6), resolution))
    number, stop = _bounds(state, point)
    if number not in second.steps:
        names = ", ".join((*sorted(second.steps), *SEQUENCES, "setup", "end-of-phase"))
        raise NotSupportedYet(f"not supported yet: starting at {number}. Supported: {names}, an occurrence.")
    phase = _PHASES.get(number.split(".")[0], "")
    state = push(replace(state, phase=phase, step=number, stop=stop), Step(number=number))
    return as_it_stands(machine, state) if phase else state


@second.rule("2e/rr/winning-the-game/1", "2e/rr/winning-the-game/3")
def as_it_stands(machine: Machine, state: State) -> State:
    """A player with 15 power has won, one without a draw deck is out of the game, before anything else happens."""
    state = eliminate_without_deck(machine, state)
    return check_victory(machine, state) if state.asking is None else state


def _bounds(state: State, point: StepPoint | SequencePoint) -> tuple[str, str]:
    if isinstance(point, StepPoint):
        return point.number, "phase" if point.number[:1].isdigit() else "setup"
    if point.name == "end-of-phase":
        return _END_OF.get(point.phase, point.phase), "phase"
    if point.name == "setup":
        return WITH_HANDS if any(player.hand for player in state.players) else FIRST_OF_SETUP, "setup"
    return SEQUENCES.get(point.name, (point.name, "phase"))
