"""The top of a deck is searched, and the rest of it goes elsewhere."""

import pytest

from tests.rulings.texts import event, run

DECK = ["Miller", "Saddle", "Baker", "Calf", "Goose"]
SEARCH = "Action: Search the top 3 cards of your deck for an attachment, reveal it, and add it to your hand. "
BEAST = {"type": "character", "cost": 1, "str": 1}


def search(rest, *moves, **checks):
    """Ann plays the event that says so; these are her decisions, and what must be true after them."""
    return run(
        {"hand": ["Errand"], "deck": DECK},
        {},
        "4.1",
        *moves,
        {"check": checks},
        Errand=event(SEARCH + rest),
        Calf=BEAST,
        Goose=BEAST,
    )


@pytest.mark.parametrize(
    ("rest", "order"),
    [
        ("Place the other cards on the bottom of your deck.", []),
        ("Place the others on the bottom of your deck.", []),
        ("Place the remaining cards on the bottom of your deck in any order.", ["Baker", "Miller"]),
    ],
)
def test_what_was_not_found_goes_to_the_bottom_and_no_other_card(rest, order):
    """RR Search ¶5: the cards that are searched are still in the deck; of those the text speaks, found or not."""
    search(
        rest,
        {"Ann": {"play": "Errand", "choose": ["Saddle", *order]}},
        cards={
            "Saddle": {"zone": "hand"},
            "Calf": {"zone": "deck", "position": 1},
            "Goose": {"position": 2},
            "Baker": {"position": 3 if order else 4},
            "Miller": {"position": 4 if order else 3},
        },
    )


def test_where_nothing_is_found_all_that_was_searched_goes_there():
    """RR Search ¶3: nobody is obliged to find something; the other cards are all of them then."""
    search(
        "Place the other cards on the bottom of your deck in any order.",
        {"Ann": {"play": "Errand"}},
        {"Ann": "pass"},
        {"Ann": {"choose": ["Saddle", "Baker", "Miller"]}},
        cards={
            "Calf": {"position": 1},
            "Goose": {"position": 2},
            "Saddle": {"position": 3},
            "Baker": {"position": 4},
            "Miller": {"position": 5},
        },
    )


def test_the_rest_is_discarded_where_the_text_says_so():
    """RR Search ¶5: only what was among the cards that were searched."""
    search(
        "Discard the other cards.",
        {"Ann": {"play": "Errand", "choose": ["Saddle"]}},
        players={"Ann": {"deck": 2}},
        cards={
            "Saddle": {"zone": "hand"},
            "Miller": {"zone": "discard"},
            "Baker": {"zone": "discard"},
            "Calf": {"zone": "deck", "position": 1},
        },
    )


def test_shuffling_the_rest_into_the_deck_is_shuffling_the_deck():
    """RR Search ¶5: the others have not left the deck."""
    result = search(
        "Shuffle the other cards into your deck.",
        {"Ann": {"play": "Errand", "choose": ["Saddle"]}},
        cards={"Saddle": {"zone": "hand"}, "Miller": {"zone": "deck"}, "Goose": {"zone": "deck"}},
    )
    assert any("shuffles the deck" in entry.text for entry in result.trace)
