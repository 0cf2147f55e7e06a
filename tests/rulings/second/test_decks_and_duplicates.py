"""Which deck is meant, and what a duplicate costs."""

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
