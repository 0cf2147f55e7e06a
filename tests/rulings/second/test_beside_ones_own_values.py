"""What a player has beside a value of the same player's revealed plot card; who did not win dominance."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import person


@pytest.mark.parametrize(("hand", "keywords"), [(6, []), (7, ["stealth"])])
def test_more_cards_in_hand_than_the_own_reserve_value(hand, keywords):
    """RR Reserve Value ¶1: 6 cards are not more than a reserve of 6, whatever the opponent's reserve is."""
    run(
        {"Ann": {"hand": hand, "play": ["Clerk"]}, "Bob": {"plot": "Winter"}},
        "4.1",
        {"check": {"cards": {"Clerk": {"keywords": keywords}}}},
        cards={
            "Clerk": person(
                "While you have more cards in hand than your reserve value, Clerk gains stealth."
            ),
            "Winter": {"type": "plot", "gold": 4, "initiative": 0, "claim": 1, "reserve": 2},
        },
    )


@pytest.mark.parametrize(("winner", "left"), [("Ann", {"Ann": 2, "Bob": 1}), ("Bob", {"Ann": 1, "Bob": 2})])
def test_each_player_who_did_not_win_dominance_is_each_but_the_winner(winner, left):
    """RR Dominance Phase ¶1: the player with the highest total wins; the others discard a card."""
    play = {name: ["Miller"] if name == winner else [] for name in ("Ann", "Bob")}
    sides = {
        "Ann": {"hand": 2, "play": [*play["Ann"], {"Herald": "kneeling"}]},
        "Bob": {"hand": 2, "play": play["Bob"]},
    }
    run(
        sides,
        "dominance",
        {"advance": "standing"},
        {"check": {"players": {name: {"hand": hand} for name, hand in left.items()}}},
        stop="end-of-round",
        cards={
            "Herald": person(
                "Forced Reaction: After dominance is determined, each player who did not win discards 1 card from their hand."
            )
        },
    )
