"""Melee: what an opponent may do to prevent an effect is offered to each opponent in turn, until one does it."""

import pytest

from tests.rulings.tables import cards, run
from tests.rulings.texts import person, text

ORDER = "2e/rr/priority-of-simultaneous-resolution/1"
CANCELED = (
    "Action: Kneel Hall to choose and kill a character."
    " An opponent may discard his or her hand (of at least 2 cards) to cancel this effect."
)
PAID_FOR = "Action: Kneel Hall to choose a character. Kill that character unless an opponent pays 2 gold."


def play(hall, moves, bob, cat, cites=(), **miller):
    run(
        {"Ann": {"play": ["Hall", "Miller"]}, "Bob": bob, "Cat": cat},
        "challenges",
        {"Ann": {"trigger": "Hall", "choose": "Miller"}},
        *moves,
        cards(Miller=miller),
        cites=cites,
        cards={"Hall": text("location", hall), "Miller": person("")},
    )


@pytest.mark.parametrize(
    ("moves", "zone", "hands"),
    [
        (({"Bob": {"choose": "no"}}, {"Cat": {"choose": "yes"}}), "play", (2, 0)),
        (({"Bob": {"choose": "yes"}},), "play", (0, 3)),
        (({"Bob": {"choose": "no"}}, {"Cat": {"choose": "no"}}), "dead", (2, 3)),
    ],
)
def test_each_opponent_has_the_choice_until_one_has_canceled_it(moves, zone, hands):
    """RR Priority of Simultaneous Resolution ¶1: in player order; RR May ¶1, RR Cancel ¶1: one is enough."""
    counts = {"check": {"players": {"Bob": {"hand": hands[0]}, "Cat": {"hand": hands[1]}}}}
    play(CANCELED, (*moves, counts), {"hand": 2}, {"hand": 3}, cites=[ORDER], zone=zone)


def test_an_opponent_who_cannot_do_it_is_not_asked():
    """RR May ¶1: a hand of 1 card is none of at least 2."""
    asked = {"check": {"decision": {"player": "Cat", "kind": "yes or no"}}}
    play(CANCELED, (asked, {"Cat": {"choose": "yes"}}), {"hand": 1}, {"hand": 2}, zone="play")


def test_one_of_several_opponents_pays_so_that_it_does_not_come_about():
    """RR May ¶1: it is enough that one of them pays."""
    gold = {"check": {"players": {"Bob": {"gold": 3}, "Cat": {"gold": 0}}}}
    moves = ({"Bob": {"choose": "no"}}, {"Cat": {"choose": "yes"}}, gold)
    play(PAID_FOR, moves, {"gold": 3}, {"gold": 2}, zone="play")


def test_nobody_who_could_pay_nothing_is_asked():
    """RR May ¶1, RR Effects ¶3: the effect resolves at once."""
    play(PAID_FOR, (), {"gold": 1}, {"gold": 1}, zone="dead")
