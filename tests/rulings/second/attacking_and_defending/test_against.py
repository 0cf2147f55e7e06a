"""Who takes part in a challenge against whom."""

from typing import Any

from tests.rulings.tables import cards, run
from tests.rulings.texts import person

SLOW = person(
    "While Slow is standing, each character participating on an opponent's side in a challenge against you gets -1 STR."
)
ATTACK = {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Miller"]}}}
DEFENCE = {"Bob": {"defend": ["Baker"]}}


def test_attacker_and_defender_take_part_against_each_other():
    """RR Against ¶1: so the challenge is against either of them, and the other's characters are meant."""
    sides: dict[str, Any] = {"Ann": {"play": ["Miller", "Slow"]}, "Bob": {"play": ["Baker", "Slow"]}}
    lower = cards(Miller={"str": 2}, Baker={"str": 1})
    run(sides, "4.2", ATTACK, DEFENCE, lower, cards={"Slow": SLOW})


def test_a_challenge_of_two_others_is_not_against_you():
    """RR Against ¶1: attacking player and defending player, and nobody else."""
    sides: dict[str, Any] = {
        "Ann": {"play": ["Miller"]},
        "Bob": {"play": ["Baker"]},
        "Cat": {"play": ["Slow"]},
    }
    unchanged = cards(Miller={"str": 3}, Baker={"str": 2})
    run(sides, "4.2", ATTACK, DEFENCE, unchanged, cards={"Slow": SLOW})
