"""Boards that could not have come about by the rules. They are allowed, because the table says so, and remarked on."""

from collections.abc import Iterator

from msgspec import Struct

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.state import State
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.roster import Roster

_PARTICIPATING = ("2e/rr/participating/1",)


class Remark(Struct, frozen=True):
    """What could not have come about, where the file says it, and the paragraphs that it is against."""

    line: int
    text: str
    cites: tuple[str, ...]


def find_impossible(loaded: Loaded, roster: Roster, machine: Machine, state: State) -> tuple[Remark, ...]:
    """Everything about the board given that the rules would not have let happen, in no order of importance."""
    found = [(one.card, one.text, one.cites) for one in machine.impossible(state)]
    found += _marked_without_challenge(roster, state)
    return tuple(
        Remark(loaded.line(*(roster.positions[card].path if card >= 0 else ("format",))), text, cites)
        for card, text, cites in found
    )


def _marked_without_challenge(roster: Roster, state: State) -> Iterator[tuple[int, str, tuple[str, ...]]]:
    """Cards that are marked as taking part in a challenge while there is none."""
    if state.challenge is not None:
        return
    for card, index in enumerate(roster.positions):
        if index.marks.attacking or index.marks.defending:
            text = f"{index.label} takes part in a challenge, but none is under way: the mark counts for nothing."
            yield card, text, _PARTICIPATING
