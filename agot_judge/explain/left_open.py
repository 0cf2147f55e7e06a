"""Questions that the documents leave open, as the trace says them: what is asked, and what can be read out of the paragraphs."""

from msgspec import Struct

from agot_judge.engine.assumptions import Assumption
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say


class Question(Struct, frozen=True, kw_only=True):
    """A question that no paragraph answers outright."""

    id: str = ""
    """The number by which a judge says how it is read; empty where only one reading can be played."""
    asked: str
    """The question that is open: ``whether the number of a lasting effect is fixed``."""
    readings: tuple[str, ...]
    """Each answer that the paragraphs allow: ``it is found once``."""
    cites: tuple[str, ...]
    """The paragraphs from which it would have to be read."""

    followed: int = 0
    """The number of the reading by which play goes on; 0 where that is left to the judge."""

    playable: int = 0
    """The number of readings, the first ones, that can be played; 0 for all."""

    @property
    def text(self) -> str:
        """The question and its readings in a sentence."""
        return f"The documents leave this open: {self.asked}. Either {', or '.join(self.readings)}."


def say_open(state: State, question: Question, player: int = -1, followed: int = -1) -> State:
    """The state in which the trace says that this is open; ``followed``: the reading by which the board goes on."""
    goes_on = f" Here {question.readings[followed]}." if followed >= 0 else ""
    return say(state, "effect", question.text + goes_on, question.cites, player)


def declared(question: Question) -> Assumption:
    """The question as what is assumed unless the judge reads it otherwise."""
    return Assumption(
        id=question.id,
        text=question.text,
        anchor=question.cites[0],
        value=question.followed,
        readings=question.readings[: question.playable or None],
    )


def reading_of(game: Game, question: Question) -> int:
    """The number of the reading that the judge says, or by which play goes on; 0 where it is left to the judge."""
    return next((number for id_, number in game.assumed if id_ == question.id), question.followed)
