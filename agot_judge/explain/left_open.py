"""Questions that the documents leave open, as the trace says them: what is asked, and what can be read out of the paragraphs."""

from msgspec import Struct

from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say


class Question(Struct, frozen=True, kw_only=True):
    """A question that no paragraph answers outright."""

    asked: str
    """What is open: ``whether the number of a lasting effect is fixed``."""
    readings: tuple[str, ...]
    """Each answer that the paragraphs allow: ``it is found once``."""
    cites: tuple[str, ...]
    """The paragraphs from which it would have to be read."""

    @property
    def text(self) -> str:
        """The question and its readings in a sentence."""
        return f"The documents leave this open: {self.asked}. Either {', or '.join(self.readings)}."


def say_open(state: State, question: Question, player: int = -1, followed: int = -1) -> State:
    """The state in which the trace says that this is open; ``followed``: the reading by which the board goes on."""
    goes_on = f" Here {question.readings[followed]}." if followed >= 0 else ""
    return say(state, "effect", question.text + goes_on, question.cites, player)
