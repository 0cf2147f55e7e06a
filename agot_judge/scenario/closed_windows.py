"""The windows that have closed in a run, and what a card lacked in the last of them that is refused afterwards."""

from collections import deque

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.state import State
from agot_judge.scenario.entries import Entry, Move, Mover, Refuse, Use
from agot_judge.scenario.missed import Missed
from agot_judge.scenario.progress import Progress
from agot_judge.scenario.refusal import Refusal
from agot_judge.scenario.wording import cites_of, reasons_in_words, what_is_asked

_MOST = 400
"""The most windows that are looked at."""
_ELSEWHERE = frozenset(("window", "zone"))
"""The subjects of reasons because of which what was lacking earlier is told of."""
_NOTHING = "It lacked nothing; that window is closed now."


class ClosedWindows:
    """The latest states in which a window for interrupts or reactions was open, in their order."""

    def __init__(self, machine: Machine, missed: Missed) -> None:
        self.machine = machine
        self.missed = missed
        self._states: deque[State] = deque(maxlen=_MOST)

    def watch(self, progress: Progress, entries: tuple[Entry, ...]) -> None:
        """Have the windows of a run noted where an entry asks for the refusal of a card's use."""
        if any(isinstance(entry, Refuse) and isinstance(entry.move, Use) for entry in entries):
            progress.watch(self._note)

    def _note(self, state: State) -> None:
        if self.machine.window(state) not in ("none", "action"):
            self._states.append(state)

    def refusal(self, move: Mover, reasons: tuple[Requirement, ...]) -> Refusal:
        """The refusal for these reasons, and for what was lacking while the window was open."""
        then, lacked = self._lacking(move, reasons)
        said = f"{reasons_in_words(reasons)} {then}".rstrip()
        return Refusal(True, said, cites_of((*reasons, *lacked)), what_is_asked((*reasons, *lacked)))

    def never_asked(self, move: Move, state: State) -> str:
        """The message that the player decides nothing any more, with what the move lacks, and lacked."""
        reasons = self.missed.reasons(move, [state])
        then, _ = self._lacking(move, reasons)
        return f"{self.missed.never_asked(move, move.player, reasons)} {then}".rstrip()

    def _lacking(self, move: Mover, reasons: tuple[Requirement, ...]) -> tuple[str, tuple[Requirement, ...]]:
        """A sentence and the requirements that the move lacked while its window was open; empty where none has been open to
        its triggering condition, and where the present reasons say neither that none is open nor that the card is elsewhere."""
        if not isinstance(move, Use) or _ELSEWHERE.isdisjoint(one.about for one in reasons):
            return "", ()
        found = self.missed.in_window(move, reversed(self._states))
        if found is None:
            return "", ()
        return f"While its window was last open: {reasons_in_words(found) or _NOTHING}", found
