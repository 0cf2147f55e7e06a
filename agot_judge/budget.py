"""The work that a request may cost: steps and processor time, counted where the engine and the compiler do their work.

Whoever answers for others says ``with limited(Budget(...))``; what works says ``spend()`` in its loops. Without a budget,
as on the command line, nothing is counted.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

try:
    from time import thread_time
except ImportError:  # Python in a browser has no threads, and only the time of the process
    from time import process_time as thread_time

BETWEEN_LOOKS = 16
"""Steps between two looks at the clock: most take far less than a millisecond."""


class Spent(BaseException):
    """A budget is used up. No ``Exception``: whoever goes on after an error of a line of play must not go on after this."""

    def __init__(self, budget: "Budget", what: str) -> None:
        super().__init__(what)
        self.budget = budget
        self.what = what
        """``5 seconds``, ``200,000 steps``; empty where nobody waits any more."""


class Budget:
    """Most steps and seconds of processor time, counted from when it was made.

    ``has_left`` says whether whoever asked has gone; it is asked as often as the clock.
    """

    def __init__(self, seconds: float, steps: int, has_left: Callable[[], bool] | None = None) -> None:
        self.seconds = seconds
        self.most_steps = steps
        self.steps = 0
        self.reached = ""
        """The last thing that was being done, for whoever is told that it is used up: ``entry 3 of 12 of the run``."""
        self._has_left = has_left
        self._began = thread_time()
        self._look_at = 0

    @property
    def used(self) -> float:
        """Seconds of processor time that this thread has used since it was made."""
        return thread_time() - self._began

    def part(self, share: float) -> "Budget":
        """A budget of this share of what is left."""
        left = max(self.seconds - self.used, 0.0)
        return Budget(left * share, max(self.most_steps - self.steps, 0), self._has_left)

    def spend(self) -> None:
        """Count a step. Raises Spent."""
        self.steps += 1
        if self.steps < self._look_at:
            return
        self._look_at = self.steps + BETWEEN_LOOKS
        if self._has_left is not None and self._has_left():
            raise Spent(self, "")
        if self.steps > self.most_steps:
            raise Spent(self, f"{self.most_steps:,} steps")
        if self.used > self.seconds:
            raise Spent(self, f"{self.seconds:.1f} seconds")


_CURRENT: ContextVar[Budget | None] = ContextVar("budget", default=None)


def current() -> Budget | None:
    """The budget of what is going on; None where it has none."""
    return _CURRENT.get()


@contextmanager
def limited(budget: Budget) -> Iterator[Budget]:
    """A block of work that has this budget."""
    token = _CURRENT.set(budget)
    try:
        yield budget
    finally:
        _CURRENT.reset(token)


def reached(words: str) -> None:
    """Note what is being done now, where there is a budget."""
    budget = _CURRENT.get()
    if budget is not None:
        budget.reached = words


class Part:
    """A part of the work: ``spent`` says what was used up before it was done, ``4.8 seconds``; empty where it was done."""

    def __init__(self) -> None:
        self.spent = ""


@contextmanager
def part_of_budget(share: float) -> Iterator[Part]:
    """A block of work that has this share of what is left and is broken off there; the work after it has the rest."""
    whole, part = current(), Part()
    if whole is None:
        yield part
        return
    own = whole.part(share)
    try:
        with limited(own):
            yield part
    except Spent as spent:
        if spent.budget is not own or not spent.what:
            raise
        part.spent = spent.what


def spend() -> None:
    """Count a step of the budget, where there is one. Raises Spent."""
    budget = _CURRENT.get()
    if budget is not None:
        budget.spend()
