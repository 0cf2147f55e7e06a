"""Characters that cannot be declared as defenders against a player, or for one challenge."""

import pytest

from tests.rulings.texts import person, run

SMALL = person("", cost=1, str=1)


@pytest.mark.parametrize(
    "how_long", ["for this challenge", "this challenge", "until the end of the challenge"]
)
def test_for_this_challenge_is_until_its_end(how_long):
    """RR Lasting Effects ¶1: it lasts as long as the text says, and no longer."""
    run(
        {"play": ["Scout", "Miller"]},
        {"play": ["Baker", "Squire"]},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Scout"]}}},
        {"Ann": {"trigger": "Scout", "choose": "Baker"}},
        {"refuse": {"Bob": {"defend": ["Baker"]}, "because": "Scout"}},
        {"check": {"cites": ["2e/rr/cannot/1"]}},
        {"Bob": {"defend": []}},
        {"advance": "4.2"},
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Miller"]}}},
        {"Bob": {"defend": ["Baker"]}},
        {"check": {"cards": {"Baker": {"defending": True}}}},
        Scout=person(
            "Reaction: After Scout is declared as an attacker, choose a character. "
            f"That character cannot be declared as a defender {how_long}."
        ),
        Squire=SMALL,
    )
