"""Why a card does not react: what happened is not, or not quite, what it waits for."""

import pytest

from tests.rulings.texts import person, run


@pytest.mark.parametrize(
    ("words", "because"),
    [
        ("After you win a challenge by 5 or more STR", "it would have to be by 5 STR or more"),
        ("After you win an unopposed challenge", "unopposed"),
        ("After you win a challenge in which Squire is participating", "in which Squire is participating"),
        ("After you win a [military] challenge", "military"),
        ("After you lose a challenge", "After you lose a challenge"),
    ],
)
def test_the_reason_says_for_what_it_waits(words, because):
    """RR Triggering Condition ¶1: what happens must be what the ability refers to, in all its parts."""
    run(
        {"play": ["Miller", "Squire"]},
        {"play": ["Baker"]},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"Bob": {"defend": ["Baker"]}},
        {"advance": {"window": "reaction", "of": "Bob"}},
        {"check": {"why_not": {"Ann": {"Squire": because}}, "cites": ["2e/rr/triggering-condition/1"]}},
        Baker=person("Reaction: After you lose a challenge, draw 1 card.", str=1),
        Squire=person(f"Reaction: {words}, draw 1 card."),
    )
