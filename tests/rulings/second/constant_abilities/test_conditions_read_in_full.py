"""Conditions of which every word counts: none of either, of the challenges of one side, of every challenge."""

import pytest

from tests.rulings import tables
from tests.rulings.texts import check, person, run, text
from tests.text.reading import read


@pytest.mark.parametrize(
    ("marks", "strength"),
    [
        ({}, 4),
        ({"power": 1}, 3),
        ({"attachments": ["Saddle"]}, 3),
        ({"power": 1, "attachments": ["Saddle"]}, 3),
    ],
)
def test_no_attachments_or_power_means_none_of_either(marks, strength):
    """RR Constant Abilities ¶2: a character with power, and without attachments, is no such character."""
    run(
        {"play": [{"Miller": marks}, "Shrine"]},
        {},
        "challenges",
        check(Miller={"str": strength}),
        Shrine=text("location", "Each character with no attachments or power gets +1 STR."),
    )


@pytest.mark.parametrize(
    ("words", "attacker", "holds"),
    [
        ("you have won a challenge you initiated this phase", "Ann", True),
        ("you have won a challenge you initiated this phase", "Bob", False),
        ("you have won a challenge an opponent initiated this phase", "Ann", False),
        ("you have won a challenge an opponent initiated this phase", "Bob", True),
    ],
)
def test_a_challenge_that_you_initiated_is_won_as_the_attacking_player(words, attacker, holds):
    """RR Attacker ¶1, Constant Abilities ¶2: one that the opponent initiated is another."""
    defender = "Bob" if attacker == "Ann" else "Ann"
    before = {"type": "power", "attacker": attacker, "defender": defender, "winner": "Ann"}
    tables.run(
        {"Ann": {"play": ["Proud"]}, "Bob": {}},
        "4.2",
        tables.cards(Proud={"str": 5 if holds else 3}),
        history=[{"challenge": before}],
        cards={"Proud": person(f"While {words}, Proud gets +2 STR.")},
    )


@pytest.mark.parametrize(
    "condition",
    [
        "you have won a challenge against each opponent this phase",
        "you have initiated a challenge against each opponent this phase",
        "you control each participating character",
    ],
)
def test_each_of_several_is_not_one_of_them(condition):
    """RR Abilities ¶1: where a condition is not understood in full, the judge looks at it."""
    assert read(f"Interrupt: When the challenges phase ends, if {condition}, draw 1 card.").status == "header"
    one = condition.replace("each opponent", "an opponent").replace("each participating", "a participating")
    assert read(f"Interrupt: When the challenges phase ends, if {one}, draw 1 card.").status == "compiled"


def test_who_has_won_each_challenge_is_not_who_has_won_one():
    """RR Abilities ¶1: the judge says which players they are."""
    words = "Action: Choose an opponent who has won {} challenge this phase. Kneel a character that player controls."
    assert (read(words.format("each")).status, read(words.format("a")).status) == ("header", "compiled")
