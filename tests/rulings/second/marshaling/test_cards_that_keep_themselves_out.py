"""A character that says of itself that it cannot be marshaled or put into play: it says so where it is, out of play."""

import pytest

from tests.rulings.texts import check, event, person, run

OUT_OF_PLAY = "2e/rr/cannot/1"


@pytest.mark.parametrize(
    "words",
    [
        "Exile cannot be marshaled.",
        "Exile cannot be marshaled unless you control a Knight character.",
        "Exile cannot enter play unless you control a Knight character.",
        "You cannot marshal Exile if you control Baker.",
    ],
)
def test_a_card_that_cannot_be_marshaled_says_so_in_the_hand(words):
    """RR Abilities ¶5: an ability that requires that the card be out of play works there; RR Cannot ¶1."""
    run(
        {"hand": ["Exile"], "play": ["Baker"], "gold": 5},
        {},
        "3.1",
        {"refuse": {"Ann": {"marshal": "Exile"}, "because": "forbidden by Exile"}},
        {"check": {"cards": {"Exile": {"zone": "hand"}}}},
        Exile=person(words),
    )


def test_it_is_marshaled_where_what_it_asks_for_is_there():
    """RR Play Restrictions and Permissions ¶1: what must be true is true."""
    run(
        {"hand": ["Exile"], "play": ["Ser"], "gold": 5},
        {},
        "3.1",
        {"Ann": {"marshal": "Exile"}},
        check(Exile={"zone": "play"}),
        Exile=person("Exile cannot be marshaled unless you control a Knight character."),
        Ser=person("", traits=["Knight"]),
    )


def test_what_cannot_be_put_into_play_is_no_target_for_that_in_hand_or_discard_pile():
    """RR Abilities ¶5, RR Cannot ¶1: it can still be marshaled."""
    run(
        {"hand": ["Exile", "Call", "Ghost"], "discard": ["Ghoul"], "gold": 5},
        {},
        "3.1",
        {"refuse": {"Ann": {"play": "Call", "choose": ["Exile"]}, "because": "put into play"}},
        {"refuse": {"Ann": {"play": "Call", "choose": ["Ghoul"]}, "because": "put into play"}},
        {"Ann": {"marshal": "Exile"}},
        check(Exile={"zone": "play"}),
        Exile=person("Exile cannot be put into play by card effects."),
        Ghoul=person("Ghoul cannot be put into play."),
        Ghost=person(""),
        Call=event("Action: Choose a character in your hand or discard pile and put it into play."),
    )
