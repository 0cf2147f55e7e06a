"""Challenges of this phase by the side on which a player stood, said with "in which you were"."""

import pytest

from tests.rulings.texts import run_to, text


@pytest.mark.parametrize(
    ("said", "drawn"),
    [
        ("you have not lost a challenge in which you were the defending player this phase", 0),
        ("you have not won a challenge in which you were the defending player this phase", 1),
    ],
)
def test_a_challenge_that_was_lost_counts_for_the_side_on_which_it_was_lost(said, drawn):
    """RR 4.2.2 ¶2: who lost it stood on one side of it, and it counts for that one."""
    watcher = text("character", f"Forced Interrupt: When the challenges phase ends, if {said}, draw 1 card.")
    run_to(
        "5.1",
        {"play": ["Miller"]},
        {"play": ["Watcher"], "deck": 3},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"Bob": {"defend": []}},
        {"advance": "5.1"},
        {"check": {"players": {"Bob": {"hand": drawn}}, "cites": ["2e/rr/4.2.2/2"]}},
        Watcher=watcher,
    )
