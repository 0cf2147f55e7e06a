"""``gains each of that character's keywords``, icons, traits: what they are as the effect comes into force, for so long."""

import pytest

from tests.rulings.texts import person, run_to, text

OF_THAT = "Action: Kneel Hall to choose a character. Until the end of the phase, Baker gains each of that character's {}."
FOUND = {"check": {"cites": ["2e/rr/modifiers/1"]}}
SMITH = person("Renown. Stealth.", icons=["power"], traits=["Guard", "Knight"])


def gained(what, *moves, **after):
    """Ann has her Baker gain this of Bob's Smith; then this is so."""
    run_to(
        "dominance",
        {"play": ["Hall", "Baker"]},
        {"play": ["Smith", "Pit"]},
        "4.1",
        {"Ann": {"trigger": "Hall", "choose": "Smith"}},
        *moves,
        {"check": {"cards": after}},
        Hall=text("location", OF_THAT.format(what)),
        Pit=text("location", "Action: Kneel Pit to choose and kill a character."),
        Smith=SMITH,
        Baker=person("", icons=["intrigue"], traits=["Fool"]),
    )


@pytest.mark.parametrize(
    ("what", "has"),
    [
        ("keywords", {"keywords": ["renown", "stealth"], "icons": ["intrigue"], "traits": ["Fool"]}),
        ("challenge icons", {"keywords": [], "icons": ["intrigue", "power"], "traits": ["Fool"]}),
        ("Traits", {"keywords": [], "icons": ["intrigue"], "traits": ["Fool", "Guard", "Knight"]}),
    ],
)
def test_it_gains_each_of_them_and_the_other_keeps_them(what, has):
    """RR Gains ¶1, RR Lasting Effects ¶1: the other character has them still."""
    other = {"keywords": ["renown", "stealth"], "icons": ["power"], "traits": ["Guard", "Knight"]}
    gained(what, Baker=has, Smith=other)


def test_what_it_gained_it_keeps_when_the_other_has_left_play():
    """RR Lasting Effects ¶2; RR Modifiers ¶1, ¶2 are what there is on whether it goes on changing: it is found once."""
    killed = {"Bob": {"trigger": "Pit", "choose": "Smith"}}
    gained("keywords", FOUND, killed, Smith={"zone": "dead"}, Baker={"keywords": ["renown", "stealth"]})


def test_it_has_them_no_longer_than_is_said():
    """RR Lasting Effects ¶4: it expires at the end of the phase."""
    gained("keywords", {"advance": "dominance"}, Baker={"keywords": []})


@pytest.mark.parametrize(
    ("words", "has"),
    [
        (
            "Heir gains the keywords of each other Guard character in play.",
            {"keywords": ["renown", "stealth", "insight"]},
        ),
        (
            "Heir gains the printed keywords of each other Guard character.",
            {"keywords": ["renown", "stealth"]},
        ),
        (
            "Heir gains each keyword printed on each other Guard character.",
            {"keywords": ["renown", "stealth"]},
        ),
        (
            "Heir gains each icon, keyword, and Trait that each other Guard character has.",
            {
                "icons": ["intrigue", "power"],
                "keywords": ["renown", "stealth", "insight"],
                "traits": ["Fool", "Guard", "Knight"],
            },
        ),
        (
            "Heir gains the printed challenge icons and Traits of each other Guard character.",
            {"icons": ["intrigue", "power"], "keywords": [], "traits": ["Fool", "Guard", "Knight"]},
        ),
        (
            "While another Guard character has a Trait, Heir gains that Trait.",
            {"traits": ["Fool", "Guard", "Knight"]},
        ),
    ],
)
def test_what_is_printed_is_not_what_is_gained(words, has):
    """RR Gains ¶4, RR Printed ¶1: what a card gains is not printed on it."""
    run_to(
        "dominance",
        {"play": ["Heir", {"Smith": {"attachments": ["Lamp"]}}]},
        {},
        "4.1",
        {"check": {"cards": {"Heir": has}}},
        Heir=person(words, icons=["intrigue"], traits=["Fool"]),
        Smith=SMITH,
        Lamp=text("attachment", "Attached character gains insight."),
    )


def test_of_a_card_whose_text_box_is_blank_no_printed_keyword_is_gained():
    """RR Blank ¶1: the printed text box is treated as if it were blank, and keywords stand in it."""
    run_to(
        "dominance",
        {"play": ["Heir", {"Smith": {"attachments": [{"Gag": {"owner": "Bob"}}]}}]},
        {},
        "4.1",
        {"check": {"cards": {"Heir": {"keywords": []}}}},
        Heir=person("Heir gains the printed keywords of each Guard character.", traits=["Fool"]),
        Smith=SMITH,
        Gag=text(
            "attachment",
            "Treat attached character as if its printed text box were blank (except for Traits).",
        ),
    )


def test_it_gains_all_that_a_character_in_a_dead_pile_had_of_several_kinds():
    """RR Lasting Effects ¶1, RR Gains ¶4: icons, keywords and Traits of that card, until the end of the phase."""
    run_to(
        "dominance",
        {"play": ["Hall", "Baker"], "dead": ["Smith"]},
        {},
        "4.1",
        {"Ann": {"trigger": "Hall", "choose": "Smith"}},
        {
            "check": {
                "cards": {
                    "Baker": {
                        "icons": ["intrigue", "power"],
                        "keywords": ["renown", "stealth"],
                        "traits": ["Fool", "Guard", "Knight"],
                    }
                }
            }
        },
        {"advance": "dominance"},
        {"check": {"cards": {"Baker": {"icons": ["intrigue"], "keywords": [], "traits": ["Fool"]}}}},
        Hall=text(
            "location",
            "Action: Kneel Hall to choose a character in your dead pile. Until the end of the phase, Baker gains that "
            "character's icons, keywords, and Traits.",
        ),
        Smith=SMITH,
        Baker=person("", icons=["intrigue"], traits=["Fool"]),
    )


@pytest.mark.parametrize("type_", ["military", "power"])
def test_an_icon_of_that_type_is_one_of_the_type_of_the_challenge(type_):
    """RR 4.2 ¶5, RR Gains ¶4: so a character without the icon can be declared as a defender."""
    run_to(
        "dominance",
        {"play": ["Hero"]},
        {"play": ["Hall", "Baker"]},
        "4.2",
        {"Ann": {"challenge": {"type": type_, "against": "Bob", "with": ["Hero"]}}},
        {"Bob": {"trigger": "Hall", "choose": "Baker"}},
        {"check": {"cards": {"Baker": {"icons": ["intrigue", type_]}}}},
        {"Bob": {"defend": ["Baker"]}},
        {"advance": "4.3"},
        {"check": {"cards": {"Baker": {"icons": ["intrigue"]}}}},
        Hero=person(""),
        Hall=text(
            "location",
            "Reaction: After an opponent initiates a challenge against you, kneel Hall to choose a character you control. "
            "That character gains an icon of that challenge's type until the end of the challenge.",
        ),
        Baker=person("", icons=["intrigue"]),
    )


def test_that_character_is_the_chosen_one_and_not_each_that_gains_what_it_has():
    """RR Target ¶1, RR Gains ¶4: a card has its own keywords already; the one that was chosen is spoken of."""
    run_to(
        "dominance",
        {"play": ["Hall", "Baker", "Miller"]},
        {"play": ["Smith"]},
        "4.1",
        {"Ann": {"trigger": "Hall", "choose": "Smith"}},
        {
            "check": {
                "cards": {
                    "Baker": {"keywords": ["renown", "stealth"]},
                    "Miller": {"keywords": ["renown", "stealth"]},
                    "Smith": {"keywords": ["renown", "stealth"]},
                }
            }
        },
        Hall=text(
            "location",
            "Action: Kneel Hall to choose a character. Until the end of the phase, each character you control gains that "
            "character's keywords.",
        ),
        Smith=SMITH,
    )


def test_the_str_of_each_is_that_of_the_chosen_one():
    """RR Modifiers ¶5: it is set, so that nothing is added to it, until the end of the challenge."""
    run_to(
        "dominance",
        {"play": ["Hero", "Miller", "Baker"]},
        {"hand": ["Wound"]},
        "4.2",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Hero", "Baker"]}}},
        {"Ann": {"trigger": "Hero", "choose": "Hero"}},
        {"check": {"cards": {"Hero": {"str": 6}, "Baker": {"str": 6}, "Miller": {"str": 3}}}},
        {"Bob": {"play": "Wound", "choose": "Baker"}},
        {"check": {"cards": {"Hero": {"str": 6}, "Baker": {"str": 6}}}},
        {"advance": "4.3"},
        {"check": {"cards": {"Hero": {"str": 6}, "Baker": {"str": 0}}}},
        Hero=person(
            "Action: During a challenge in which Hero is attacking, choose a participating character. Until the end of the "
            "challenge, the STR of each participating character you control is equal to that character's STR.",
            str=6,
        ),
        Wound=text(
            "event", "Action: Choose a character. That character gets -2 STR until the end of the phase."
        ),
    )
