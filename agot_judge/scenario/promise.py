"""Answers that a move gives at once for what its ability asks later."""

from msgspec import Struct

from agot_judge.engine.state.decision import Decision, Requirement
from agot_judge.scenario.entries import Entry


class Promise(Struct, frozen=True, kw_only=True):
    """Answers given at once with a move, for decisions that follow while its ability is in progress."""

    player: int
    words: tuple[str, ...]
    base: int
    """How many frames lie on the stack when the ability is done."""
    entry: Entry
    since: int = 0
    """How many lines the trace had before."""
    settled: int = 0
    """How many decisions had come up before of which nobody was asked."""
    occurrence: tuple[Decision, ...] = ()
    """Which occurrence the ability answers, where nobody was asked because it could answer one only."""
    missed: tuple[tuple[str, Requirement], ...] = ()
    """Why words were no answer where something else was taken, or fewer than could be."""

    def reasons(self) -> tuple[Requirement, ...]:
        """Why the words that are left were no answer where they could have been one."""
        return tuple(dict.fromkeys(reason for word, reason in self.missed if word in self.words))
