"""Constant abilities whose conditions ask for what they change: each is looked at without itself, and nothing goes in a circle.

RR Constant Abilities ¶2: it applies while its condition is true. RR Modifiers ¶2: the value is counted from the start.
"""

import pytest

from tests.rulings.texts import PLOT, check, run, text

LOWER = PLOT | {"claim": 2, "reserve": 8, "initiative": 3}


@pytest.mark.parametrize(
    ("words", "value"),
    [
        (
            "While your claim value is 1 or lower, raise the claim value on your revealed plot card by 1.",
            {"claim": 2},
        ),
    ],
)
def test_a_value_of_a_plot_is_changed_while_that_value_is_such(words, value):
    """RR Modifiers ¶2: without the change the condition is true, and it stays applied."""
    run(
        {"play": ["Tower"]},
        {"plot": "High"},
        "challenges",
        {"check": {"players": {"Ann": value}}},
        Tower=text("location", words),
        High=LOWER,
    )


def test_two_affiliations_are_gained_from_each_other():
    """RR Faction ¶2, Gains ¶4: each character has both, by its own and by the other's ability."""
    run(
        {"play": ["Wolf", "Lion"]},
        {},
        "challenges",
        check(Wolf={"affiliation": ["stark", "lannister"]}, Lion={"affiliation": ["stark", "lannister"]}),
        Wolf={
            "type": "character", "faction": "stark", "cost": 1, "str": 1,
            "text": "Each [stark] character you control gains the [lannister] affiliation.",
        },
        Lion={
            "type": "character", "faction": "lannister", "cost": 1, "str": 1,
            "text": "Each [lannister] character you control gains the [stark] affiliation.",
        },
    )  # fmt: skip
