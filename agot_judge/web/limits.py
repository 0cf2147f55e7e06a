"""The cost that a request to the engine may have, and the answer when it is used up or nobody has time for it."""

import sys
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from flask import Flask, request

from agot_judge.budget import Budget, Spent, limited
from agot_judge.errors import AgotJudgeError
from agot_judge.serving.messages import BUSY, ENDED, HAS_LEFT

BOARD_SECONDS = 5.0
OUTCOMES_SECONDS = 8.0
"""Seconds of processor time. The boards of a tournament take a twentieth of them."""
ON_A_DEVICE = 2
"""The times by which it may take longer in a browser: only one person waits there, and its clock knows no processor time."""
MOST_STEPS = 2_000_000
"""Steps of the engine and the compiler: the same on every machine, however fast it is."""

NARROWER = (
    "Leave out what has nothing to do with the question, begin later, or play fewer moves at once. "
    "Without a limit: take the scenario file and run it on the command line (agot-judge run)."
)

View = ParamSpec("View")
Answer = TypeVar("Answer")


class UsedUp(AgotJudgeError):
    """The cost that a request may have is used up; the message says what was used and how to ask for less."""


class Busy(AgotJudgeError):
    """Too many ask for the same at once; ``seconds`` later it is worth while to ask again."""

    def __init__(self, seconds: int) -> None:
        super().__init__(
            f"Others are computing here just now, and everything else goes on. Try again in {seconds} seconds."
        )
        self.seconds = seconds


def within(
    seconds: float, narrower: str = NARROWER
) -> Callable[[Callable[View, Answer]], Callable[View, Answer]]:
    """Decorator of a view, or of what it asks for: it may take so many seconds of processor time, and then raises UsedUp."""

    def decorate(view: Callable[View, Answer]) -> Callable[View, Answer]:
        @wraps(view)
        def answer(*words: View.args, **named: View.kwargs) -> Answer:
            longer = ON_A_DEVICE if sys.platform == "emscripten" else 1
            budget = Budget(seconds * longer, MOST_STEPS, request.environ.get(HAS_LEFT))
            try:
                with limited(budget):
                    return view(*words, **named)
            except Spent as spent:
                what = spent.what or "the one who asked had left"
                where = f" It came as far as {budget.reached}." if budget.reached else ""
                raise UsedUp(
                    f"This takes more than a page may: it was ended after {what}, {budget.steps:,} steps of the "
                    f"rules and of reading card texts.{where} {narrower}"
                ) from None
            except MemoryError:
                raise UsedUp(f"This takes more memory than a page may. {narrower}") from None

        return answer

    return decorate


def add_limits(app: Flask) -> None:
    """Say so where the server has handed back a request: nobody had time for it, or who answered it was ended."""

    @app.before_request
    def handed_back() -> None:
        if BUSY in request.environ:
            raise Busy(request.environ[BUSY])
        if ENDED in request.environ:
            raise UsedUp(f"This takes more time or memory than a page may: it was ended. {NARROWER}")
