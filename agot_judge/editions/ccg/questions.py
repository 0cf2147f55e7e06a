"""Questions to the Iron Throne Edition about a state: as of others with the six steps, and of setup besides."""

from msgspec.structs import replace

from agot_judge.editions.ccg.setup import FIRST, WITH_HANDS, placing_requirements
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import Answer, Decision, Requirement
from agot_judge.engine.state.frames import Step
from agot_judge.engine.state.points import Point, SequencePoint
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push
from agot_judge.errors import ScenarioError
from agot_judge.rules.six_steps.questions import SixStepQuestions


class IronThroneQuestions(SixStepQuestions):
    """See ``engine.rulebook.Questions``."""

    def start(self, machine: Machine, state: State, point: Point) -> State:
        """The state with the frames of this point on its stack. Raises ScenarioError for a mulligan: there is none."""
        if not isinstance(point, SequencePoint) or point.name not in ("setup", "mulligan"):
            return super().start(machine, state, point)
        if point.name == "mulligan":
            raise ScenarioError("The booklet knows no mulligan. Start at setup.")
        number = WITH_HANDS if any(player.hand for player in state.players) else FIRST
        return push(replace(state, step=number, phase="", stop="setup"), Step(number=number))

    def option_requirements(
        self, machine: Machine, state: State, decision: Decision, card: int
    ) -> tuple[Requirement, ...]:
        """Each requirement of being an option of the decision, met or not."""
        if decision.kind == "setup":
            return tuple(placing_requirements(machine.at(state), decision.player, card))
        return super().option_requirements(machine, state, decision, card)

    def repeat(
        self, machine: Machine, state: State, before: State, answers: tuple[Answer, ...], times: int
    ) -> State | None:
        """The booklet does not speak of loops."""
        return None


QUESTIONS = IronThroneQuestions()
