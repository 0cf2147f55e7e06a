"""The characters that contribute their STR to a challenge, and the side of each."""

from collections.abc import Iterator

from agot_judge.engine.state.state import Challenge
from agot_judge.engine.values.continuous import modifiers
from agot_judge.engine.values.position import Position


def sides_of(position: Position, challenge: Challenge) -> dict[int, int]:
    """The side to which each character contributes its STR; the most recent effect prevails, also over one by which it came
    to participate before."""
    sides = dict.fromkeys(challenge.attackers, challenge.attacker)
    sides |= dict.fromkeys(challenge.defenders, challenge.defender)
    since = {card: serial for card, serial in challenge.joined if card in sides}
    for card, side, serial in _contributing_by_constants(position):
        sides[card], since[card] = side, serial
    for card, side, serial in _contributing_by_effects(position):
        if serial >= since.get(card, -1):
            sides[card], since[card] = side, serial
    return sides


_Contributing = Iterator[tuple[int, int, int]]
"""Each card whose STR is contributed, the player to whose side, and since when."""


def _contributing_by_constants(position: Position) -> _Contributing:
    for source, modify, _ in position.index.constants.get("contributes", ()):
        if modify.contributes_its_strength:
            for change in modifiers(position, source, "contributes"):
                if change.modify is modify:
                    yield source, change.scope.you, change.since


def _contributing_by_effects(position: Position) -> _Contributing:
    for effect in position.state.in_force:
        if effect.modify is not None and effect.modify.contributes_its_strength:
            for card in effect.cards:
                yield card, effect.controller, effect.serial


def contributing_by_text(position: Position) -> frozenset[int]:
    """The cards that contribute their STR to a side by an effect or a constant ability, whether they participate or not."""
    found = (*_contributing_by_constants(position), *_contributing_by_effects(position))
    return frozenset(card for card, _, _ in found)
