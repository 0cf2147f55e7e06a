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


def test_the_first_player_orders_what_is_done_at_the_end_of_a_phase_named_or_not():
    """RR Priority of Simultaneous Resolution ¶2: delayed effects that resolve at the same time."""
    run_to(
        "5.2",
        {"play": ["Hall", "Inn"]},
        {"play": ["Baker", "Miller"]},
        "4.1",
        {"Ann": {"trigger": "Hall", "choose": ["Baker"]}},
        {"Bob": "pass"},
        {"Ann": {"trigger": "Inn", "choose": ["Miller"]}},
        {"advance": "4.4"},
        {"Ann": {"choose": ["Inn", "Hall"]}},
        {"advance": "5.1"},
        {"check": {"cards": {"Baker": {"zone": "dead"}, "Miller": {"zone": "dead"}}}},
        {"check": {"cards": {"Hall": {"kneeling": True}}}},
        Hall=text(
            "location",
            "Action: Kneel Hall to choose a character. At the end of the challenges phase, kill that character.",
        ),
        Inn=text(
            "location",
            "Action: Kneel Inn to choose a character. At the end of the phase, kill that character.",
        ),
    )


def test_what_waits_for_the_end_of_the_last_phase_resolves():
    """RR 7.5 ¶2: the end of the taxation phase is the end of the round."""
    run_to(
        "round",
        {"play": ["Hall"]},
        {"play": ["Baker"]},
        "4.1",
        {"Ann": {"trigger": "Hall", "choose": ["Baker"]}},
        {"advance": "7.5"},
        {"advance": "end"},
        {"check": {"cards": {"Baker": {"zone": "dead"}}}},
        Hall=text(
            "location",
            "Action: Kneel Hall to choose a character. At the end of the taxation phase, kill that character.",
        ),
    )
