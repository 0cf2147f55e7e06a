"""Everything that can be seen of a board, field by field, under the paths that questions have."""

from typing import Any

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import is_duplicate
from agot_judge.engine.state.state import State
from agot_judge.scenario.sight import Sight

HIDDEN = ("name", "type", "owner")
"""The fields that never change."""
OF_DUPLICATES = ("zone", "controller")
"""Nothing else of a duplicate plays a part: it has no text, titles or characteristics (RR Duplicates ¶5)."""


def board_facts(machine: Machine, state: State) -> dict[str, Any]:
    """By path, such as ``cards.Hodor.zone``, ``players.Ann.power`` or ``winner``: what there is."""
    sight = Sight(machine, state)
    facts: dict[str, Any] = {"winner": sight.plain("winner"), "first_player": sight.plain("first_player")}
    for player, name in enumerate(machine.game.players):
        facts |= {f"players.{name}.{field}": value for field, value in sight.player_facts(player).items()}
    for card, of_game in enumerate(machine.game.cards):
        seen = sight.card_facts(card)
        fields = OF_DUPLICATES if is_duplicate(state, card) else [one for one in seen if one not in HIDDEN]
        kept = {field: seen[field] for field in fields}
        facts |= {f"cards.{of_game.label}.{field}": value for field, value in kept.items()}
    return facts
