"""What waits for a time to come: the end of the challenge, a phase of this round, the next challenge."""

import pytest

from tests.rulings.texts import run, text


@pytest.mark.parametrize("other", ["military", "intrigue"])
def test_the_claim_of_another_type_is_applied_after_that_of_the_challenge(other):
    """RR Claim or Claim Value ¶1: of which type is chosen as it is applied, and not that of the challenge."""
    run(
        {"play": ["Miller", "Horde"]},
        {"play": ["Baker"], "hand": ["Saddle"], "power": 2},
        "4.1",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"advance": "4.2.4"},
        {"Ann": {"trigger": "Horde"}},
        {"Ann": {"choose": other}},
        {"advance": "4.2.5"},
        {
            "check": {
                "cards": {"Baker": {"zone": "dead" if other == "military" else "play"}},
                "players": {"Bob": {"power": 1, "hand": 0 if other == "intrigue" else 1}},
            }
        },
        Horde=text(
            "location",
            "Reaction: After claim is applied for a challenge in which you are the attacking player, kneel Horde to "
            "apply the claim of another challenge type.",
        ),
    )
