"""``If a card revealed this way has printed cost 4 or lower, put it into play``: the one that has it."""

import pytest

from tests.rulings.texts import event, run, text


@pytest.mark.parametrize(
    "said",
    ["has printed cost 1 or lower", "is a location with printed cost 1 or lower", "has the The Reach trait"],
)
def test_it_is_a_card_of_which_the_condition_is_true(said):
    """RR Abilities ¶3: the effect resolves as the text says; "it" is the card revealed this way that is as was said."""
    run(
        {"hand": ["Map"], "deck": ["Keep", "Mine"]},
        {},
        "4.1",
        {"Ann": {"play": "Map"}},
        {"advance": "4.2"},
        {"check": {"cards": {"Mine": {"zone": "play"}, "Keep": {"zone": "deck"}}}},
        Map=event(
            f"Action: Reveal the top 2 cards of your deck. If a card revealed this way {said}, put it into play."
        ),
        Keep=text("location", "") | {"cost": 3},
        Mine=text("location", "", traits=["The Reach"]) | {"cost": 1},
    )


def test_who_is_killed_has_the_power_that_was_asked_about():
    """RR Abilities ¶3: "it" is a character with 2 power, not any that the player controls."""
    run(
        {"hand": ["Fall"], "play": ["Baker", {"Miller": {"power": 2}}]},
        {},
        "4.1",
        {"Ann": {"play": "Fall"}},
        {"advance": "4.2"},
        {"check": {"cards": {"Miller": {"zone": "dead"}, "Baker": {"zone": "play"}}}},
        Fall=event("Action: If a character you control has 2 or more power, kill it."),
    )
