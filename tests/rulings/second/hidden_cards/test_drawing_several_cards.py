"""Several cards that are drawn by one ability."""

import pytest

from tests.rulings.texts import run, text


@pytest.mark.parametrize(("many", "together"), [(1, False), (2, True), (3, True)])
def test_cards_that_one_ability_draws_are_drawn_simultaneously(many, together):
    """RR Drawing Cards ¶2: 2 or more cards drawn by a single ability are all drawn simultaneously."""
    found = run(
        {"play": ["Hall"], "deck": 5},
        {},
        "4.1",
        {"Ann": {"trigger": "Hall"}},
        {"check": {"players": {"Ann": {"hand": many}}}},
        Hall=text("location", f"Action: Kneel Hall to draw {many} cards."),
    )
    assert together == any("2e/rr/drawing-cards/2" in line.cites for line in found.trace)


def test_a_target_in_a_discard_pile_is_not_looked_for_elsewhere():
    """FAQ 2.4 ¶1: the ability cannot interact with a card that is not in that out-of-play area."""
    run(
        {"play": ["Hall", "Miller"], "dead": ["Baker"]},
        {},
        "4.1",
        {"refuse": {"Ann": {"trigger": "Hall"}, "because": "legal target"}},
        {"Ann": "pass"},
        {"check": {"cites": ["2e/faq/2.4/1", "2e/rr/target/3"]}},
        Hall=text(
            "location",
            "Action: Kneel Hall to choose a character in your discard pile. Return it to your hand.",
        ),
    )
