"""``3 cards in an opponent's discard pile``: in melee in the pile of one opponent."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import event

SIFTS = event(
    "Action: Choose 2 cards in an opponent's discard pile and place them on the bottom of his or her deck."
)
LINE = event("Action: Draw 1 card.")
CARDS = {"Sift": SIFTS, **dict.fromkeys(("Ode", "Lay", "Jig", "Air"), LINE)}


@pytest.mark.parametrize(("bob", "cat", "may"), [(["Ode"], ["Jig"], False), (["Ode", "Lay"], ["Jig"], True)])
def test_as_many_cards_must_lie_in_the_pile_of_one_of_the_opponents(bob, cat, may):
    """RR Target ¶3: not enough valid targets; one card in each of two piles are no two in an opponent's."""
    run(
        {"Ann": {"hand": ["Sift"]}, "Bob": {"discard": bob, "deck": 3}, "Cat": {"discard": cat, "deck": 3}},
        "4.1",
        {"check": {"may" if may else "may_not": {"Ann": ["Sift"]}}},
        cards=CARDS,
    )


def test_cards_of_the_piles_of_two_opponents_are_not_chosen_together():
    """RR Target ¶1: the cards meet the requirements together: they lie in one opponent's pile."""
    run(
        {
            "Ann": {"hand": ["Sift"]},
            "Bob": {"discard": ["Ode", "Lay"], "deck": 3},
            "Cat": {"discard": ["Jig", "Air"], "deck": 3},
        },
        "4.1",
        {"refuse": {"Ann": {"play": "Sift", "choose": ["Ode", "Jig"]}, "because": "of the same player"}},
        {"Ann": {"play": "Sift", "choose": ["Jig", "Air"]}},
        {"check": {"players": {"Cat": {"discard": 0, "deck": 5}, "Bob": {"discard": 2}}}},
        cards=CARDS,
    )
