"""A limit or maximum that stands at the end of an ability without parentheses."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import event, person


@pytest.mark.parametrize(
    "limit",
    [
        "(Limit once per phase.)",
    ],
)
def test_a_limit_limits_whether_or_not_it_stands_in_parentheses(limit):
    """RR Limits and Maximums ¶1: "limit X per [period]" is a limit, however it is set off."""
    run(
        {"Ann": {"play": ["Old Piper"], "deck": 5}, "Bob": {}},
        "4.1",
        {"Ann": {"trigger": "Old Piper"}},
        {"refuse": {"Ann": {"trigger": "Old Piper"}, "because": "limit"}},
        {"check": {"players": {"Ann": {"hand": 1}}, "cites": ["2e/rr/limits-and-maxima/1"]}},
        cards={"Old Piper": person(f"Action: Draw 1 card. {limit}")},
    )


@pytest.mark.parametrize(
    "maximum",
    [
        "(Max 1 per round.)",
    ],
)
def test_a_maximum_counts_for_each_copy_whether_or_not_it_stands_in_parentheses(maximum):
    """RR Limits and Maximums ¶5: "max X per [period]" counts all copies of the title."""
    run(
        {"Ann": {"hand": ["Autumn", "Autumn"], "deck": 5}, "Bob": {}},
        "4.1",
        {"Ann": {"play": "Autumn#1"}},
        {"refuse": {"Ann": {"play": "Autumn#2"}, "because": "max"}},
        cards={"Autumn": event(f"Action: Draw 1 card. {maximum}")},
    )
