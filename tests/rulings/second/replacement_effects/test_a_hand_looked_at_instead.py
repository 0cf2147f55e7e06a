"""A hand that is looked at instead of the claim, and what is chosen and discarded in it."""

from typing import Any

from tests.rulings.tables import cards, run
from tests.rulings.texts import PLOT, person

SEER = person(
    "Interrupt: When claim is applied for an [intrigue] challenge in which you control a participating Greenseer character, "
    "instead of the normal claim effects, look at the defending player's hand. Choose and discard X cards from that hand, if "
    "able. X is the claim value on the attacking player's revealed plot card."
)


def _looked_at(hand: list[str], chosen: list[str], *checks: Any) -> None:
    sides: dict[str, dict[str, Any]] = {
        "Ann": {"plot": "Great Claim", "play": ["Seer", {"Crow": "attacking"}]},
        "Bob": {"hand": hand},
    }
    board = {"Great Claim": PLOT | {"claim": 2}, "Seer": SEER, "Crow": person("", traits=["Greenseer"])}
    moves = ({"Ann": {"trigger": "Seer", "choose": chosen}}, *checks)
    attack = {"type": "intrigue", "attacker": "Ann", "defender": "Bob"}
    run(sides, "duck", *moves, cards=board, challenge=attack)


def test_as_many_as_the_claim_value() -> None:
    """RR Replacement Effects ¶1, Claim ¶2: the cards that were chosen are discarded, and none at random."""
    discarded = {"zone": "discard"}
    checks = cards(Miller=discarded, Saddle=discarded, Baker={"zone": "hand"})
    _looked_at(["Miller", "Baker", "Saddle"], ["Miller", "Saddle"], checks)


def test_as_many_as_there_are() -> None:
    """RR If Able ¶1: of fewer cards as many are discarded as there are."""
    _looked_at(["Miller"], ["Miller"], cards(Miller={"zone": "discard"}))
