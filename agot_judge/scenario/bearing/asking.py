"""True where the answer to a question about a place of a board hangs on a text that is not understood.

The question is asked of the same board with the text in each of its readings. Where one of them gives another answer, or
the moves do not even come to the place, the answer hangs on the text; so it does where nothing of the text is read.
"""

from collections.abc import Callable, Iterator

from agot_judge.engine.state.state import State
from agot_judge.errors import AgotJudgeError
from agot_judge.scenario.bearing.deciding import readings_of
from agot_judge.scenario.bearing.rewriting import LineOfCard, with_text
from agot_judge.scenario.bearing.texts import UnreadText, acts, unread_texts
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.standing import Standing

Ask = Callable[[Loaded], object]
"""The answer to the question, as something to compare. May raise what a run raises."""


def hanging_on(
    loaded: Loaded, standing: Standing, answer: object, ask: Ask, card: str = ""
) -> tuple[UnreadText, ...]:
    """The texts on which the answer hangs. ``card``: the one that the question is about, of which every line counts."""
    return tuple(
        text for text in texts_at(loaded, standing, card) if _hangs_on(loaded, text, answer, ask, card)
    )


def texts_at(loaded: Loaded, standing: Standing, card: str = "") -> tuple[UnreadText, ...]:
    """The texts that are not followed and may do something where one stands, but for those that are ruled out."""
    if not standing.board.has_unread:
        return ()
    named = f"{loaded.scenario.run} {card}"
    return tuple(
        text
        for text in unread_texts(loaded)
        if text.card not in loaded.scenario.ignore
        and acts(text, standing.board, tuple(_states(standing)), named)
    )


def _states(standing: Standing) -> Iterator[State]:
    yield standing.board.state
    yield from (state for state, _ in standing.run.progress.answered)
    yield standing.state


def _hangs_on(loaded: Loaded, text: UnreadText, answer: object, ask: Ask, card: str) -> bool:
    readings = readings_of(loaded.scenario, text)
    is_asked_about = isinstance(text.where, LineOfCard) and text.where.key == card.partition("#")[0]
    if readings.may_say_more and (is_asked_about or not text.is_only_when_used):
        return True
    return any(_differs(with_text(loaded, text.where, reading), answer, ask) for reading in readings.texts)


def _differs(loaded: Loaded, answer: object, ask: Ask) -> bool:
    try:
        return ask(loaded) != answer
    except AgotJudgeError:
        return True
