"""A keyword that does more than the rules say: an additional card or power."""

import pytest

from tests.rulings.texts import event, person, run, text


@pytest.mark.parametrize(
    ("keyword", "more", "checked"),
    [
        ("Renown.", "gains 1 additional power using renown", {"cards": {"Hero": {"power": 2}}}),
        ("Insight.", "draws 2 additional cards using insight", {"players": {"Ann": {"hand": 3}}}),
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


def test_it_lasts_as_long_as_the_effect_says():
    """RR Lasting Effects ¶1."""
    run(
        {"play": ["Hero"], "hand": ["Horn"]},
        {"deck": 5},
        "4.1",
        {"Ann": {"play": "Horn", "choose": ["Hero"]}},
        {"advance": "4.2"},
        {"Ann": {"challenge": {"type": "power", "with": ["Hero"]}}},
        {"advance": "4.3"},
        {"check": {"players": {"Bob": {"discard": 3}}}},
        Horn=event(
            "Action: Choose a character. Until the end of the phase, that character discards 2 additional cards using "
            "pillage."
        ),
        Hero=person("Pillage."),
    )


@pytest.mark.parametrize(
    ("words", "power"),
    [
        ("Each gold in your gold pool contributes 1 additional STR to your total for dominance.", 1),
        ("Add 1 STR to your total for dominance for each location you control.", 0),
        ("Each card in your hand contributes 2 STR to your total for dominance.", 1),
        ("Each gold on Hall contributes 1 STR to your total for dominance.", 0),
        ("Each gold on Hall contributes 2 STR to your total for dominance.", 1),
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
