"""Keywords and icons of other cards that a card gains, by printed texts on the table."""

import pytest

from tests.rulings.texts import run, text

JESTER = text(
    "character",
    "While another Fool character has a keyword, Jester gains that keyword.\n"
    "While another Fool character has a challenge icon, Jester gains that challenge icon.",
    str=2,
    icons=["power"],
    traits=["Fool"],
)


def fool(words: str) -> dict[str, object]:
    """Another Fool with these keywords."""
    return text("character", words, str=1, icons=["intrigue"], traits=["Fool"])


def test_the_same_keyword_of_two_cards_is_gained_as_one():
    """RR Keywords ¶3: what gains the same keyword from several sources functions as if it has one instance of it."""
    run(
        {"play": ["Jester", "Merry", "Sad"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Jester"]}}},
        {"advance": "4.3"},
        {"check": {"cards": {"Jester": {"power": 1}}, "cites": ["2e/rr/keywords/3"]}},
        Jester=JESTER,
        Merry=fool("Renown."),
        Sad=fool("Renown."),
    )


def test_a_check_says_from_which_cards_they_are_gained():
    """RR Gains ¶4: the card functions as if it possesses the gained characteristic."""
    run(
        {"play": ["Jester", "Merry"]},
        {},
        "challenges",
        {"check": {"cards": {"Jester": {"keywords": ["insight"]}}, "cites": ["2e/rr/gains/4"]}},
        {"check": {"cards": {"Jester": {"icons": ["power", "intrigue"]}}, "cites": ["2e/rr/gains/4"]}},
        Jester=JESTER,
        Merry=fool("Insight."),
    )


def test_each_icon_and_keyword_on_other_cards_is_gained_while_they_are_there():
    """RR Gains ¶4: "each challenge icon of" and "each keyword on" several cards are those that any of them has."""
    run(
        {"play": ["Heir", "Merry", "Sad"], "dead": ["Grim"], "hand": ["Grave"]},
        {},
        "challenges",
        {"check": {"cards": {"Heir": {"icons": ["power", "intrigue"], "keywords": ["stealth"]}}}},
        {"Ann": {"play": "Grave"}},
        {"check": {"cards": {"Heir": {"icons": ["power"], "keywords": ["stealth", "insight", "renown"]}}}},
        Heir=text(
            "character",
            "Heir gains each challenge icon of each other Fool character you control.\n"
            "Heir gains each keyword on each character in your dead pile.",
            str=2,
            icons=["power"],
        ),
        Merry=fool("Insight."),
        Sad=fool("Renown."),
        Grim=fool("Stealth."),
        Grave=text("event", "Action: Kill each Fool character."),
    )


@pytest.mark.parametrize(("keyword", "has"), [("Renown.", ["renown"]), ("Stealth.", [])])
def test_that_keyword_is_the_one_that_the_condition_names(keyword, has):
    """RR Gains ¶4: while another Fool has renown, the card functions as if it had it; no other keyword that it has."""
    run(
        {"play": ["Jester", "Merry"]},
        {},
        "challenges",
        {"check": {"cards": {"Jester": {"keywords": has}}}},
        Jester=text(
            "character",
            "While another Fool character has renown, Jester gains that keyword.",
            traits=["Fool"],
        ),
        Merry=fool(keyword),
    )
