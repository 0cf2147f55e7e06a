"""How many challenges of a type a player may initiate against one player in a round."""

from tests.rulings.tables import run
from tests.rulings.texts import person

WARRIOR = {"icons": ["military"]}
EXTRA = "You may initiate an additional [military] challenge during the challenges phase."
CARDS = {
    "Treaty Stone": {
        "type": "location",
        "text": "Each player may only initiate 1 [military] challenge against you each round.",
    },
    "Raider": person(EXTRA, **WARRIOR),
    "Archer": person("", **WARRIOR),
    "Rider": person("", **WARRIOR),
    "Page": person(""),
}


def test_a_second_challenge_of_that_type_goes_against_somebody_else():
    """RR Cannot ¶1: counted of each player, and of challenges against the one player only."""
    run(
        {
            "Ann": {"play": ["Treaty Stone"]},
            "Bob": {"play": ["Raider", "Archer"]},
            "Cat": {"play": ["Rider", "Page"]},
        },
        "4.1",
        {"Bob": {"challenge": {"type": "military", "against": "Ann", "with": ["Raider"]}}},
        {
            "refuse": {
                "Bob": {"challenge": {"type": "military", "against": "Ann", "with": ["Archer"]}},
                "because": "cannot",
            }
        },
        {"Bob": {"challenge": {"type": "military", "against": "Cat", "with": ["Archer"]}}},
        {"Cat": {"choose": "Page"}},
        {"Cat": {"challenge": {"type": "military", "against": "Ann", "with": ["Rider"]}}},
        {"check": {"challenge": {"type": "military", "attacker": "Cat", "defender": "Ann"}}},
        cites=["2e/rr/cannot/1"],
        first_player="Bob",
        cards=CARDS,
    )
