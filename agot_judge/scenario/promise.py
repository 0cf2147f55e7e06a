"""Answers that a move gives at once for what its ability asks later."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.state.decision import Decision, Requirement
from agot_judge.scenario.entries import Entry


class Promise(Struct, frozen=True, kw_only=True):
    """Answers given at once with a move, for decisions that follow while its ability is in progress."""

    player: int
    words: tuple[str, ...]
    base: int
    """The number of frames that lie on the stack when the ability is done."""
    entry: Entry
    on: str = ""
    """The one of the words that says where an attachment or duplicate goes, whenever that is asked."""
    since: int = 0
    """The number of lines that the trace had before."""
    settled: int = 0
    """The number of decisions of which nobody was asked that had come up before."""
    occurrence: tuple[Decision, ...] = ()
    """The occurrence that the ability answers, where nobody was asked because it could answer one only."""
    missed: tuple[tuple[str, Requirement], ...] = ()
    """Why words were no answer where something else was taken, or fewer than could be."""

    def reasons(self) -> tuple[Requirement, ...]:
        """The reasons why the words that are left were no answer where they could have been one."""
        return tuple(dict.fromkeys(reason for word, reason in self.missed if word in self.words))


def left_to_judge(
    promises: tuple[Promise, ...], could_be_chosen: Callable[[str], bool]
) -> tuple[Promise | None, str]:
    """The innermost promise without what could have been chosen, which is named besides; None where there is nothing."""
    words = promises[-1].words if promises else ()
    left = tuple(word for word in words if not could_be_chosen(word))
    taken = ", ".join(word for word in words if word not in left)
    return (replace(promises[-1], words=left), taken) if taken else (None, "")
