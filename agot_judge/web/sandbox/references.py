"""The names by which a board's effects and its past speak of cards, kept right while the board changes.

A card's name tells it apart only while it is alone: with a second copy it is ``Hedge Knight#1``.
"""

from collections.abc import Callable, Mapping
from difflib import SequenceMatcher

from msgspec.structs import replace

from agot_judge.scenario.model import Past, PastLeaving, PastMarshal, PastUse, Scenario
from agot_judge.scenario.roster import Position, Roster


def with_references(before: Scenario, after: Scenario) -> Scenario:
    """The changed scenario, in which effects and the past speak of the cards that they spoke of before.

    What speaks of a card that is gone keeps its words: the board says then that the card is not there.
    """
    if not (after.in_force or after.history):
        return after
    renamed = _renamed(Roster(before).positions, Roster(after).positions)
    if not renamed:
        return after

    def now(name: str) -> str:
        return renamed.get(name, name)

    return replace(
        after,
        in_force=tuple(
            replace(one, on=tuple(map(now, one.on)), source=now(one.source)) for one in after.in_force
        ),
        history=tuple(_past(one, now) for one in after.history),
    )


def _past(past: Past, now: Callable[[str], str]) -> Past:
    if isinstance(past, PastUse | PastMarshal | PastLeaving):
        return replace(past, card=now(past.card))
    return past


def _renamed(before: tuple[Position, ...], after: tuple[Position, ...]) -> Mapping[str, str]:
    """The labels that have changed: each card found again among the others, which stand in their order."""
    pairs = (
        zip(before, after, strict=True)
        if [_place(one) for one in before] == [_place(one) for one in after]
        else (
            (before[block.a + number], after[block.b + number])
            for block in SequenceMatcher(
                None,
                [(_place(one), one.marks) for one in before],
                [(_place(one), one.marks) for one in after],
                autojunk=False,
            ).get_matching_blocks()
            for number in range(block.size)
        )
    )
    return {was.label: now.label for was, now in pairs if was.label != now.label}


def _place(one: Position) -> tuple[str, int, str]:
    return one.name, one.player, one.key
