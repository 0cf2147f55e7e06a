"""What works on the current challenge, where there is none: refused, and said why."""

import pytest

from tests.rulings.texts import person, run, text


@pytest.mark.parametrize(
    "words",
    [
        "Action: Kneel Ford to have a character you control participate in the current challenge on your side.",
        "Action: Kneel Ford to remove a participating character from the challenge.",
        "Action: Kneel Ford to have each character you control get +1 STR until the end of the challenge.",
    ],
)
def test_outside_of_a_challenge_it_has_no_effect_for_want_of_one(words):
    """RR Abilities ¶6: it has no potential to change the game state; RR Participating ¶1: one participates in a challenge."""
    run(
        {"play": ["Ford", "Miller"]},
        {},
        "4.1",
        {"refuse": {"Ann": {"trigger": "Ford"}, "because": "No challenge is in progress"}},
        Ford=text("location", words),
        Miller=person(""),
    )
