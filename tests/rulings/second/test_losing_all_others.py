"""All that a card loses except what is named, and what it cannot gain."""

import pytest

from tests.rulings.texts import check, event, person, run


@pytest.mark.parametrize(
    ("words", "has"),
    [
        ("Hero loses all challenge icons except [intrigue].", {"icons": ["intrigue"]}),
        ("Hero gains a [power] icon and loses all other challenge icons.", {"icons": ["power"]}),
        ("Hero gains the Fool trait and loses all other traits.", {"traits": ["Fool"]}),
        ("Hero loses all traits and gains the Fool trait.", {"traits": ["Fool"]}),
        (
            "Hero loses all challenge icons and all keywords and gains a [power] icon.",
            {"icons": ["power"], "keywords": []},
        ),
        ("Hero loses all keywords except renown.", {"keywords": ["renown"]}),
    ],
)
def test_each_instance_of_all_others_is_lost(words, has):
    """FAQ 2.9 ¶1: "all" are lost, each instance of each, but for what the text leaves."""
    run(
        {"play": ["Hero"]},
        {},
        "challenges",
        {"advance": "4.1"},
        check("2e/faq/2.9/1", Hero=has),
        Hero=person(f"Renown. Stealth.\n{words}", traits=["Lord", "Knight"]),
    )


def test_what_it_cannot_gain_it_has_only_if_it_is_printed():
    """RR Cannot ¶1: it is absolute; what is printed on the card is not gained."""
    run(
        {"play": ["Warden", "Hero", "Squire"], "hand": ["Song"]},
        {},
        "challenges",
        {"advance": "4.1"},
        {"Ann": {"play": "Song", "choose": ["Squire"]}},
        check(Squire={"keywords": []}, Hero={"keywords": ["renown"]}),
        Warden=person("Each character cannot gain renown or icons."),
        Hero=person("Renown."),
        Squire=person(""),
        Song=event("Action: Choose a character. Until the end of the phase, that character gains renown."),
    )


def test_gold_that_cannot_be_gained_by_card_effects_is_still_collected_as_income():
    """RR Cannot ¶1, RR Effects ¶2: income is a framework effect."""
    run(
        {},
        {"play": ["Warden"]},
        "marshaling",
        {"advance": "next"},
        {"check": {"players": {"Ann": {"gold": 5}}, "cites": []}},
        Warden=person("Opponents cannot gain gold from card effects."),
    )


def test_an_effect_gives_no_gold_to_a_player_who_cannot_gain_any():
    """RR Cannot ¶1; RR Abilities ¶6: it would change nothing, so it cannot be initiated."""
    run(
        {"play": ["Warden"], "hand": ["Purse"]},
        {"hand": ["Purse"]},
        "4.1",
        {"Ann": {"play": "Purse"}},
        {"check": {"players": {"Ann": {"gold": 2}}, "cites": []}},
        {"refuse": {"Bob": {"play": "Purse"}}},
        Warden=person("Opponents cannot gain gold from card effects."),
        Purse=event("Action: Gain 2 gold."),
    )
