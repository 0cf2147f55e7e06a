"""Declared assumptions: what an edition's documents do not say, and play needs all the same.

None of them is a rule: a trace says so where one is used, and a judge may put another number in its place.
"""

from msgspec import Struct

from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say


class Assumption(Struct, frozen=True, kw_only=True):
    """One assumption: its number, what is assumed, its anchor, and the number that it sets, where it sets one."""

    id: str
    text: str
    anchor: str
    """The paragraph that names the step or the word, but not the detail."""
    value: int | None = None
    """The number that another one may be put in the place of; None where there is none."""
    readings: tuple[str, ...] = ()
    """Of a question that paragraphs leave open, its answers: ``value`` is the number of the one by which play goes on, 0 where
    that is left to the judge."""


def assumed(game: Game, assumption: Assumption) -> int:
    """The number that is assumed: the one that the judge says, or the declared one."""
    declared = assumption.value or 0
    return next((value for name, value in game.assumed if name == assumption.id), declared)


def announce(state: State, assumption: Assumption) -> State:
    """The state with a line that says so, the first time in a run that anything rests on the assumption."""
    text = f"Assumption {assumption.id}, not in the documents: {assumption.text}"
    if not state.log.is_kept or any(entry.text == text for entry in state.log.newest_first()):
        return state
    return say(state, "assumption", text, (assumption.anchor,))


def number_of(text: str) -> str:
    """The number of the assumption that a line of this text announces."""
    return text.removeprefix("Assumption ").partition(",")[0]
