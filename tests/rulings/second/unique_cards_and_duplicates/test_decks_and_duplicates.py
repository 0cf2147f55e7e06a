"""Which deck is meant, what lies on top of one, and what a duplicate costs."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import person, text


def test_a_deck_is_the_draw_deck():
    """RR Deck ¶1: the word by itself refers to the deck of characters, locations, attachments and events.

    RR Deck ¶2: a plot deck is called "plot deck"; a text that speaks of the deck leaves it as it is.
    """
    run(
        {"Ann": {"hand": ["Gale"], "deck": ["Miller", "Baker"], "plots": ["Calm", "Storm"]}, "Bob": {}},
        "challenges",
        {"Ann": {"play": "Gale"}},
        {"check": {"cites": ["2e/rr/deck/1"], "players": {"Ann": {"deck": 1, "hand": 1}}}},
        {"check": {"cards": {"Storm": {"zone": "plot deck"}}}},
        cards={"Gale": text("event", "Action: Draw 1 card. Shuffle your deck.")},
    )


@pytest.mark.parametrize(("deck", "may"), [(["Miller", "Baker"], True), (["Miller"], False)])
def test_to_shuffle_a_deck_may_change_its_order(deck, may):
    """RR Abilities ¶6: an ability needs the potential to change the game state; one card has no other order."""
    run(
        {"Ann": {"play": ["Maester"]}, "Bob": {"deck": deck}},
        "challenges",
        {"check": {"may" if may else "may_not": {"Ann": ["Maester"]}}},
        cards={"Maester": person("Action: Choose an opponent. That player shuffles his or her deck.")},
    )


def test_a_duplicate_is_marshaled_for_nothing_beneath_the_copy_in_play():
    """RR Marshaling phase player action window ¶8: it is overlapped by that copy, and there is no cost."""
    run(
        {"Ann": {"play": ["Hero"], "hand": ["Hero"]}, "Bob": {}},
        "marshaling",
        {"Ann": {"duplicate": "Hero#2"}},
        {"check": {"cards": {"Hero#1": {"duplicates": 1}}, "players": {"Ann": {"gold": 5}}}},
        cites=["2e/rr/marshaling-phase-player-action-window/8"],
        cards={"Hero": person("", unique=True)},
    )


@pytest.mark.parametrize("deck", [{}, {"deck": ["Miller", 4]}])
@pytest.mark.parametrize(
    ("deed", "zone"),
    [
        ("draw 1 card", "hand"),
        ("discard the top 2 cards of your deck", "discard"),
        ("put the top card of your deck into play", "play"),
    ],
)
def test_a_card_placed_on_top_of_a_deck_is_the_next_one_of_it_whether_or_not_the_rest_is_given(
    deck, deed, zone
):
    """RR Drawing cards ¶1: cards are drawn from the top of the deck; a deck that a file leaves out has one as well."""
    top = "Action: Kneel Gate to choose a character. Place that character on top of its owner's deck. Then, "
    run(
        {"Ann": {"play": ["Gate", "Baker"], **deck}, "Bob": {}},
        "challenges",
        {"Ann": {"trigger": "Gate", "choose": "Baker"}},
        {"check": {"cards": {"Baker": {"zone": zone}}}},
        cards={"Gate": text("location", f"{top}{deed}.")},
    )


def test_a_card_on_top_of_a_deck_of_unknown_size_has_a_position_and_loses_it_when_the_deck_is_shuffled():
    """RR Deck ¶2, RR Search ¶2: nobody knows where in a shuffled deck a card lies."""
    run(
        {"Ann": {"play": ["Gate", "Baker"], "hand": ["Gale"]}, "Bob": {}},
        "challenges",
        {"Ann": {"trigger": "Gate", "choose": "Baker"}},
        {"check": {"cards": {"Baker": {"zone": "deck", "position": 1}}}},
        {"Bob": "pass"},
        {"Ann": {"play": "Gale"}},
        {"check": {"cards": {"Baker": {"zone": "deck"}}, "players": {"Ann": {"hand": 1}}}},
        cards={
            "Gate": text(
                "location", "Action: Kneel Gate to choose a character. Place it on top of its owner's deck."
            ),
            "Gale": text("event", "Action: Shuffle your deck. Draw 1 card."),
        },
    )


def test_what_is_shuffled_into_a_deck_is_not_the_next_card_of_it():
    """RR Search ¶2: the order is not known; what the table gives stays on top."""
    run(
        {"Ann": {"play": ["Gate", "Baker"], "deck": ["Miller"]}, "Bob": {}},
        "challenges",
        {"Ann": {"trigger": "Gate", "choose": "Baker"}},
        {"check": {"cards": {"Baker": {"position": 1}, "Miller": {"zone": "hand"}}}},
        cards={
            "Gate": text(
                "location",
                "Action: Kneel Gate to choose a character. Shuffle it into its owner's deck. Then, draw 1 card.",
            )
        },
    )


@pytest.mark.parametrize(
    ("deed", "ann"),
    [
        ("Draw 1 card", {"deck": 4}),
        ("Discard the top card of your deck", {"deck": 4}),
        ("Discard 1 card at random from your hand", {"hand": 3}),
    ],
)
def test_of_a_card_that_nobody_identified_the_judge_says_whether_it_is_a_character(deed, ann):
    """RR Effects ¶3: the character knelt before is not "that card"; what the drawn one is, nobody knows here."""
    words = f"Action: Kneel a character you control. {deed}. If that card is a character, gain 1 gold."
    run(
        {"Ann": {"play": ["Gate", "Baker"], **ann}, "Bob": {}},
        "challenges",
        {"Ann": {"trigger": "Gate", "choose": "Baker"}},
        {"by_hand": [{"gain_gold": 2, "player": "Ann"}]},
        {"check": {"players": {"Ann": {"gold": 2}}}},
        cards={"Gate": text("location", words)},
    )


def test_a_duplicate_that_is_chosen_is_named_by_the_card_that_it_is_on():
    """RR Duplicates ¶4: it has no title of its own in play. RR Target ¶1: the duplicate is the target, not the card."""
    run(
        {"Ann": {"play": ["Thief"]}, "Bob": {"play": [{"Hero": "duplicate 2"}, {"Heir": "duplicate 1"}]}},
        "challenges",
        {"Ann": {"trigger": "Thief", "choose": "Heir"}},
        {"check": {"cards": {"Heir": {"zone": "play", "duplicates": 0}, "Hero": {"duplicates": 2}}}},
        cards={
            "Thief": person(
                "Action: Kneel Thief to choose a duplicate on a character and discard it from play."
            ),
            "Hero": person("", unique=True),
            "Heir": person("", unique=True),
        },
    )
