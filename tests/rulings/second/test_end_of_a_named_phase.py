"""Delayed effects that wait for the end of a certain phase."""

import pytest

from tests.rulings.texts import person, run_to, text


@pytest.mark.parametrize("start", ["3.2", "4.1"])
@pytest.mark.parametrize(
    "words",
    [
        "At the end of the challenges phase, kill that character.",
        "Kill it at the end of the challenges phase.",
        "At the end of the challenges phase, if that character is still in play, kill it.",
    ],
)
def test_what_is_done_at_the_end_of_the_challenges_phase_waits_for_it(start, words):
    """RR Delayed Effects ¶2: it resolves when its timing point is reached, whichever phase it was created in."""
    run_to(
        "5.2",
        {"play": ["Hall"]},
        {"play": ["Baker"]},
        start,
        {"Ann": {"trigger": "Hall", "choose": ["Baker"]}},
        {"advance": "4.4"},
        {"check": {"cards": {"Baker": {"zone": "play"}}}},
        {"advance": "5.1"},
        {"check": {"cards": {"Baker": {"zone": "dead"}}, "cites": ["2e/rr/delayed-effects/2"]}},
        Hall=text("location", f"Action: Choose a character. {words}"),
        Baker=person(""),
    )
