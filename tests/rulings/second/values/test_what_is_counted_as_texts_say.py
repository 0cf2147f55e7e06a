"""Numbers in which a text leaves something out, counts modifiers, or has a minimum."""

import pytest

from tests.rulings.texts import PLOT, person, run

MONK = person("Power on Lord or Lady characters does not count towards their controllers' power total.")
LORD = {"type": "character", "cost": 3, "str": 3, "icons": ["power"], "traits": ["Lord"]}


def test_power_that_is_left_out_of_the_total_wins_nothing():
    """RR Power ¶1; The Golden Rules ¶2: of either player; the power stays where it is."""
    run(
        {"power": 2, "play": ["Monk", {"Lord": "power 3"}, {"Miller": "power 1"}]},
        {"power": 1, "play": [{"Lord": "power 14"}]},
        "challenges",
        {
            "check": {
                "players": {"Ann": {"power": 3}, "Bob": {"power": 1}},
                "cards": {"Lord#2": {"power": 14}},
                "winner": "none",
            }
        },
        Monk=MONK,
        Lord=LORD,
    )


@pytest.mark.parametrize(
    "text",
    [
        "Kill each Maester.",
        "Choose a Maester character. Until the end of the phase, treat its printed text box as if it were blank "
        "(except for Traits).",
    ],
)
def test_power_that_counts_again_wins_at_once(text: str):
    """RR Winning the Game ¶1: as what left it out of the total leaves play or becomes blank."""
    run(
        {"power": 12, "play": ["Sage", {"Lord": "power 3"}]},
        {},
        {"effect": text, "controller": "Bob", "source": "Sage"},
        {"advance": "end"},
        {
            "check": {
                "winner": "Ann",
                "players": {"Ann": {"power": 15}},
                "cites": ["2e/rr/winning-the-game/1"],
            }
        },
        Sage=MONK | {"traits": ["Maester"]},
        Lord=LORD,
    )


def test_cards_with_a_modifier_are_counted_that_are_not_blank():
    """RR Blank ¶2: a modifier stands in the text box."""
    flag = {"type": "location", "cost": 1, "text": "+1 Initiative."}
    run(
        {"play": ["Heir", "Flag", "Flag", "Miller"]},
        {"play": ["Flag"]},
        "challenges",
        {"check": {"cards": {"Heir": {"str": 2}}}},
        Heir=person("X is the number of cards you control with initiative modifiers.") | {"str": "X"},
        Flag=flag,
    )
    run(
        {"play": ["Heir", {"Flag": "blank"}, "Flag"]},
        {},
        "challenges",
        {"check": {"cards": {"Heir": {"str": 1}}}},
        Heir=person("X is the number of cards you control with initiative modifiers.") | {"str": "X"},
        Flag=flag,
    )


@pytest.mark.parametrize(("used", "paid"), [((), 1), (("Storm",), 1), (("Storm", "Feast", "Hunt"), 3)])
def test_a_number_is_no_less_than_its_minimum(used, paid):
    """RR The Letter X ¶1: X is what the text says it is."""
    run(
        {"gold": 5, "shadows": ["Shade"], "used": list(used)},
        {},
        "challenges",
        {"Ann": {"unshadow": "Shade"}},
        {"check": {"players": {"Ann": {"gold": 5 - paid}}}},
        Shade=person("Shadow (X).\nX is the number of plot cards in your used pile (minimum of 1)."),
        Feast=PLOT,
        Hunt=PLOT,
    )


def test_a_change_is_higher_where_the_condition_holds():
    """RR Modifiers ¶1: so much more than X."""
    captain = person(
        "Action: Kneel a location to choose a character. Until the end of the phase, it gets +X STR, where X is that "
        "location's printed cost. (1 higher instead if you control Old Hound.)"
    )
    for hound, strength in (((), 5), (("Old Hound",), 6)):
        run(
            {"play": ["Captain", "Mill", "Miller", *hound]},
            {},
            "challenges",
            {"Ann": {"trigger": "Captain", "choose": ["Mill", "Miller"]}},
            {"check": {"cards": {"Miller": {"str": strength}}}},
            Captain=captain,
            Mill={"type": "location", "cost": 2},
            **{"Old Hound": {"type": "character", "cost": 1, "str": 1}},
        )
