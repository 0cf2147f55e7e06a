"""Piles of which not every card is identified, moved as a whole."""

import pytest

from tests.rulings.texts import event, run

SHUFFLE = "Action: Each player shuffles his or her discard pile into his or her deck."


@pytest.mark.parametrize("pile", [3, ["Miller", 2]])
def test_a_pile_that_is_shuffled_into_the_deck_takes_its_unidentified_cards_along(pile):
    """RR Move ¶1, RR Effects ¶3: every card of the pile moves; what it is does not matter."""
    run(
        {"hand": ["Autumn"], "discard": pile, "deck": 5},
        {"discard": 1, "deck": ["Baker"]},
        "4.1",
        {"Ann": {"play": "Autumn"}},
        {
            "check": {
                "players": {"Ann": {"discard": 1, "deck": 8}, "Bob": {"discard": 0, "deck": 2}},
                "cites": ["2e/rr/move/1"],
            }
        },
        Autumn=event(SHUFFLE),
    )


def test_a_pile_is_returned_to_the_hand_with_its_unidentified_cards():
    """RR Move ¶1."""
    run(
        {"hand": ["Spring"], "discard": ["Miller", 2], "deck": 5},
        {},
        "4.1",
        {"Ann": {"play": "Spring"}},
        {"check": {"players": {"Ann": {"discard": 1, "hand": 3}}}},
        Spring=event("Action: Return each card in your discard pile to your hand."),
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Action: Remove the top 3 cards of your deck from the game.", {"deck": 2, "hand": 0}),
        ("Action: Add the top 2 cards of your deck to your hand.", {"deck": 3, "hand": 2}),
        ("Action: Place the top card of your deck in your dead pile.", {"deck": 4, "dead": 1}),
        ("Action: Place the top card of your discard pile on the bottom of your deck.", {"deck": 6}),
        ("Action: Add the bottom card of your deck to your hand.", {"deck": 4, "hand": 1}),
    ],
)
def test_cards_at_an_end_of_a_deck_or_pile_move_whatever_they_are(text, expected):
    """RR Move ¶1, RR Effects ¶3: nothing is asked of the cards but where they are."""
    run(
        {"hand": ["Autumn"], "discard": 2, "deck": 5},
        {},
        "4.1",
        {"Ann": {"play": "Autumn"}},
        {"check": {"players": {"Ann": expected}, "cites": ["2e/rr/move/1"]}},
        Autumn=event(text),
    )


def test_an_identified_card_on_top_moves_along_with_those_below_it():
    """RR Move ¶1: two cards of each deck, of which one is known; three cards in all are not."""
    run(
        {"hand": ["Autumn"], "deck": ["Miller", 4]},
        {"deck": [3, "Baker"]},
        "4.1",
        {"Ann": {"play": "Autumn"}},
        {
            "check": {
                "players": {"Ann": {"deck": 3}, "Bob": {"deck": 2}},
                "cards": {"Miller": {"zone": "out of game"}, "Baker": {"zone": "deck", "position": 2}},
            }
        },
        Autumn=event("Action: Remove the top 2 cards of each player's deck from the game."),
    )


def test_cards_placed_in_the_discard_pile_from_the_deck_are_discarded_from_it():
    """RR Discard Pile ¶2: whatever they are, a reaction to that can be used."""
    crow = {"type": "character", "cost": 1, "str": 1}
    crow["text"] = "Reaction: After a card is discarded from an opponent's deck, gain 1 gold."
    run(
        {"hand": ["Autumn"], "play": ["Crow"]},
        {"deck": 5},
        "4.1",
        {"Ann": {"play": "Autumn", "choose": "Bob"}},
        {"Ann": {"trigger": "Crow"}},
        {"check": {"players": {"Ann": {"gold": 1}, "Bob": {"deck": 3, "discard": 2}}}},
        Autumn=event(
            "Action: Choose an opponent. That player places the top 2 cards of his or her deck in his or her discard pile."
        ),
        Crow=crow,
    )


def test_any_card_of_a_hand_can_be_one_that_is_not_identified():
    """RR Effects ¶3: the player picks among all of them; here two of three, which are alike."""
    run(
        {"hand": ["Autumn", 3], "deck": 5},
        {},
        "4.1",
        {"Ann": {"play": "Autumn"}},
        {"advance": "4.2"},
        {"check": {"players": {"Ann": {"hand": 1, "deck": 7}}}},
        Autumn=event("Action: Place 2 cards from your hand on the bottom of your deck in any order."),
    )


def test_an_identified_card_of_the_hand_can_be_picked_beside_them():
    """RR Effects ¶3."""
    run(
        {"hand": ["Autumn", "Miller", 3], "deck": 5},
        {},
        "4.1",
        {"Ann": {"play": "Autumn"}},
        {"Ann": {"choose": "Miller"}},
        {"check": {"cards": {"Miller": {"zone": "deck", "position": 1}}, "players": {"Ann": {"hand": 3}}}},
        Autumn=event("Action: Place a card from your hand on top of your deck."),
    )


def test_how_many_cards_each_player_moved_is_known_whatever_they_are():
    """RR The Letter X ¶1, RR The Word Then ¶1."""
    run(
        {"hand": ["Autumn", "Miller", 1], "deck": 5},
        {"hand": 3, "deck": 5},
        "4.1",
        {"Ann": {"play": "Autumn"}},
        {"check": {"players": {"Ann": {"hand": 2, "deck": 5}, "Bob": {"hand": 3, "deck": 5}}}},
        Autumn=event(
            "Action: Each player shuffles his or her hand into his or her deck. Then, each player adds the top X cards of"
            " his or her deck to his or her hand. X is the number of cards he or she shuffled this way."
        ),
    )


def test_what_a_moved_card_is_remains_for_the_judge():
    """RR Effects ¶3: a card that nobody has identified has no type."""
    run(
        {"hand": ["Autumn", 2], "deck": 5},
        {},
        "4.1",
        {"Ann": {"play": "Autumn"}},
        {"by_hand": [{"draw": 1, "player": "Ann"}]},
        {"check": {"players": {"Ann": {"hand": 2, "deck": 5}}}},
        Autumn=event(
            "Action: Place a card from your hand on top of your deck. If that card is a character, draw 1 card."
        ),
    )
