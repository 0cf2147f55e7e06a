"""What holds for some of the players: those of whom something is true, or the one who is chosen."""

import pytest

from tests.rulings.texts import run, text


def test_a_player_who_is_chosen_becomes_the_first_player():
    """RR First Player ¶1, Abilities ¶6: it changes the game where anybody else could be chosen."""
    run(
        {"play": ["Crown"]},
        {},
        "challenges",
        {"Ann": {"trigger": "Crown"}},
        {"Ann": {"choose": "Bob"}},
        {"check": {"first_player": "Bob"}},
        Crown=text(
            "location", "Action: Sacrifice Crown to choose a player. That player becomes the first player."
        ),
    )


@pytest.mark.parametrize(("hand", "drawn"), [(0, 4), (1, 2)])
def test_how_many_are_drawn_may_depend_on_the_cards_in_hand(hand, drawn):
    """RR Constant Abilities ¶2: the condition is looked at as the cards are drawn; nothing goes in a circle."""
    run(
        {"play": ["Well"], "hand": hand, "deck": 9},
        {"deck": 9},
        "draw",
        {"advance": "end"},
        {"check": {"players": {"Ann": {"hand": hand + drawn}, "Bob": {"hand": 2}}}},
        Well=text(
            "location",
            "While you have no cards in hand, increase the number of cards you draw in the draw phase by 2.",
        ),
    )


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        ("Each player who controls a King character does not return unspent gold to the treasury.", (0, 2)),
    ],
)
def test_gold_that_is_not_returned_stays_in_the_pool_of_whoever_it_is_said_of(words, kept):
    """RR 7.2 ¶1, Constant Abilities ¶2: the others return theirs."""
    run(
        {"gold": 3, "play": ["Vault"]},
        {"gold": 2, "play": ["Prince"]},
        "taxation",
        {"advance": "end"},
        {"check": {"players": {"Ann": {"gold": kept[0]}, "Bob": {"gold": kept[1]}}}},
        Vault=text("location", words),
        Prince={"type": "character", "cost": 2, "str": 2, "traits": ["King"]},
    )
