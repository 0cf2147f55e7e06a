"""Questions to the Iron Throne Edition about a state: as of others with the six steps, but for loops."""

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import Answer
from agot_judge.engine.state.state import State
from agot_judge.rules.six_steps.questions import SixStepQuestions


class IronThroneQuestions(SixStepQuestions):
    """See ``engine.rulebook.Questions``."""

    def repeat(
        self, machine: Machine, state: State, before: State, answers: tuple[Answer, ...], times: int
    ) -> State | None:
        """The booklet does not speak of loops."""
        return None
