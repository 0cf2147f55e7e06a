"""Boards that could not have come about by the rules. They are allowed, because the table says so, and remarked on."""

from collections.abc import Iterator

from msgspec import Struct

from agot_judge.engine.machine import Machine
from agot_judge.engine.rulebook import Impossible
from agot_judge.engine.state.state import State
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.roster import Roster


class Remark(Struct, frozen=True):
    """A fact that could not have come about, where the file says it, and the paragraphs that it is against."""

    line: int
    text: str
    cites: tuple[str, ...]
    card: int = -1
    player: int = -1
    """The player of whom it is said, where it is said of no card."""


def find_impossible(loaded: Loaded, roster: Roster, machine: Machine, state: State) -> tuple[Remark, ...]:
    """Everything about the board given that the rules would not have let happen, in no order of importance."""
    found = (*machine.impossible(state), *_marked_without_challenge(roster, machine, state))
    return tuple(
        Remark(_line(loaded, roster, one), one.text, one.cites, one.card, one.player) for one in found
    )


def _line(loaded: Loaded, roster: Roster, one: Impossible) -> int:
    if one.card >= 0:
        return loaded.line(*roster.positions[one.card].path)
    if one.player >= 0:
        return loaded.line("players", loaded.scenario.players[one.player].name)
    return loaded.line("format")


def _marked_without_challenge(roster: Roster, machine: Machine, state: State) -> Iterator[Impossible]:
    """Cards that are marked as taking part in a challenge while there is none."""
    if state.challenge is not None:
        return
    for card, index in enumerate(roster.positions):
        if index.marks.attacking or index.marks.defending:
            text = f"{index.label} takes part in a challenge, but none is under way: the mark counts for nothing."
            yield Impossible(card, text, machine.rulebook.framework.cited.participating)
