"""Cards that each player chose and that are then revealed and compared by cardtype."""

from typing import Any

from tests.rulings.tables import cards, run
from tests.rulings.texts import ICONS, person

WHISPERER = person(
    "Reaction: After you win a challenge in which Grey Whisperer is participating, each player chooses a card in their hand or "
    "shadows area. Then, reveal those cards. If no opponent revealed a card with the same cardtype as you, move 1 power from "
    "a card in play to Grey Whisperer."
)


def _revealed(chosen: str, *moves: Any, power: int) -> None:
    board = {
        "Grey Whisperer": WHISPERER,
        **{name: {"type": "character", "cost": 2, "str": 3, "icons": ICONS} for name in ("Ash", "Birch")},
        "Barn": {"type": "location", "cost": 1},
    }
    sides = {
        "Ann": {"play": [{"Grey Whisperer": "attacking"}], "hand": ["Ash"]},
        "Bob": {"hand": ["Birch"], "shadows": ["Barn"], "play": [{"Baker": "power 2"}]},
    }
    attack = {"type": "intrigue", "attacker": "Ann", "defender": "Bob"}
    first = ({"Ann": {"trigger": "Grey Whisperer"}}, {"Bob": {"choose": chosen}})
    run(
        sides,
        "duck",
        *first,
        *moves,
        cards(**{"Grey Whisperer": {"power": power}}),
        cards=board,
        challenge=attack,
    )


def test_only_where_no_cardtype_is_the_same() -> None:
    """RR Reveal ¶1: the revealed cards are compared; power is moved only where the opponent's is of another cardtype."""
    _revealed("Birch", {"advance": "next"}, power=0)
    _revealed("Barn", {"Ann": {"choose": "Baker"}}, power=1)
