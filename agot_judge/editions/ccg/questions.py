"""What can be asked of the Iron Throne Edition about a state."""

from agot_judge.rules.six_steps.questions import SixStepQuestions

QUESTIONS = SixStepQuestions()
