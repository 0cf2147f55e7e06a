"""A keyword that does more than the rules say: an additional card or power."""

import pytest

from tests.rulings.texts import person, run, text


@pytest.mark.parametrize(
    ("keyword", "more", "checked"),
    [
        ("Pillage.", "discards an additional card using pillage", {"players": {"Bob": {"discard": 2}}}),
    ],
)
def test_so_much_more_comes_of_the_keyword(keyword, more, checked):
    """RR Renown ¶1, RR Insight ¶1, RR Pillage ¶1: one, and what the card says besides (RR Golden Rules)."""
    run(
        {"play": ["Hero", "Miller"], "deck": 5},
        {"deck": 5},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "with": ["Hero", "Miller"]}}},
        {"advance": "4.3"},
        {"check": {**checked, "cites": [f"2e/rr/{keyword[:-1].lower()}/1"]}},
        Hero=person(f"{keyword} Hero {more}."),
    )


@pytest.mark.parametrize(
    ("words", "power"),
    [
        ("Each gold in your gold pool contributes 1 additional STR to your total for dominance.", 1),
    ],
)
def test_a_player_adds_to_the_total_for_dominance(words, power):
    """RR 5.2 ¶1: 2 gold against STR 3; what a card adds is counted, be there another modifier in play or not."""
    run(
        {"play": [{"Hall": {"gold": 1}}], "hand": ["Miller"], "gold": 2},
        {"play": ["Baker"], "gold": 1},
        "dominance",
        {"advance": "5.3"},
        {"check": {"players": {"Ann": {"power": power}}, "cites": ["2e/rr/5.2/1"]}},
        Hall=text("location", words),
    )
