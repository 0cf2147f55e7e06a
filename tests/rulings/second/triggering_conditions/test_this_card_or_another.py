"""This card or another one, where the text says only ``he``, ``him`` or ``it``."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import person


@pytest.mark.parametrize("who", ["him", "Tam"])
def test_it_is_this_card_or_one_of_those_described_and_no_other(who):
    """RR Choose ¶1: of three kneeling characters only Tam and the Knight are such as it says."""
    run(
        {
            "Ann": {
                "play": [
                    {"Tam": {"attacking": True, "kneeling": True}},
                    {"Hugh": "kneeling"},
                    {"Cook": "kneeling"},
                ]
            },
            "Bob": {},
        },
        "duck",
        {"Ann": {"trigger": "Tam"}},
        {"refuse": {"Ann": {"choose": "Cook"}, "because": ""}},
        {"Ann": {"choose": "Tam"}},
        {
            "check": {
                "cards": {"Tam": {"kneeling": False}, "Cook": {"kneeling": True}, "Hugh": {"kneeling": True}}
            }
        },
        challenge={"type": "military", "attacker": "Ann", "defender": "Bob"},
        cards={
            "Tam": person(
                f"Reaction: After you win a challenge in which Tam is participating, stand {who} or a Knight character you "
                "control."
            ),
            "Hugh": person("", traits=["Knight"]),
            "Cook": person(""),
        },
    )
