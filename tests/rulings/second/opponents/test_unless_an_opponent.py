"""What is done unless an opponent does something else: he or she may, and may prevent it for all."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import event

TEXTS = ("Action: Draw 2 cards unless an opponent pays 2 gold.",)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize(("answer", "drawn", "gold"), [("yes", 0, 0), ("no", 2, 2)])
def test_the_opponent_may_pay_so_that_it_is_not_done(text, answer, drawn, gold):
    """RR May ¶1."""
    run(
        {"Ann": {"hand": ["Deed"], "deck": 5}, "Bob": {"gold": 2}},
        "challenges",
        {"Ann": {"play": "Deed"}},
        {"Bob": {"choose": answer}},
        {"check": {"players": {"Ann": {"hand": drawn}, "Bob": {"gold": gold}}, "cites": ["2e/rr/may/1"]}},
        cards={"Deed": event(text)},
    )


@pytest.mark.parametrize("text", TEXTS)
def test_an_opponent_who_cannot_pay_is_not_asked(text):
    """FAQ 1.7 ¶1: what cannot be paid is not an option."""
    run(
        {"Ann": {"hand": ["Deed"], "deck": 5}, "Bob": {"gold": 1}},
        "challenges",
        {"Ann": {"play": "Deed"}},
        {"check": {"players": {"Ann": {"hand": 2}, "Bob": {"gold": 1}}}},
        cards={"Deed": event(text)},
    )


def test_what_each_opponent_does_unless_one_prevents_it_is_prevented_for_all():
    """RR May ¶1: it is not each one's own choice, as ``unless that player`` would be."""
    run(
        {"Ann": {"hand": ["Deed"]}, "Bob": {"gold": 2, "deck": 5}},
        "challenges",
        {"Ann": {"play": "Deed"}},
        {"Bob": {"choose": "no"}},
        {"check": {"players": {"Bob": {"hand": 1, "gold": 2}}}},
        cards={"Deed": event("Action: Each opponent draws 1 card unless an opponent pays 2 gold.")},
    )
