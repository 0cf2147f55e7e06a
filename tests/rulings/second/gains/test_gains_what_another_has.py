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
