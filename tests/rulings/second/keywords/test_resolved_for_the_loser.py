"""Insight and renown that resolve for the player who lost the challenge, because a text says so."""

import pytest

from tests.rulings.texts import run, text

EEL = text(
    "character",
    "While Eel is participating in a challenge, insight and renown resolve for the losing player instead of the winning player.",
    str=1,
    icons=["power"],
)
SINGER = {"cost": 3, "str": 3, "icons": ["power"], "type": "character", "text": "Insight. Renown."}
GIANT = {"cost": 6, "str": 6, "icons": ["power"], "type": "character", "text": "Insight. Renown. Pillage."}


@pytest.mark.parametrize(
    ("helper", "losers", "winners"), [("Eel", (1, 1), (0, 0)), ("Baker", (0, 0), (1, 1))]
)
def test_the_characters_of_the_loser_draw_and_gain_power(helper, losers, winners):
    """RR The Golden Rules ¶2, Insight ¶1, Renown ¶1: those of the winner do not; pillage is still the winner's."""
    run(
        {"play": ["Singer", helper], "deck": 5},
        {"play": ["Giant"], "deck": 5},
        "challenges",
        {"Ann": {"challenge": {"type": "power", "with": ["Singer", helper]}}},
        {"Bob": {"defend": ["Giant"]}},
        {"Ann": {"choose": "insight"}},
        {"Ann": {"choose": "pillage"}},
        {"advance": "end"},
        {"check": {
            "players": {
                "Ann": {"hand": losers[0], "discard": 1},
                "Bob": {"hand": winners[0], "discard": 0},
            },
            "cards": {"Singer": {"power": losers[1]}, "Giant": {"power": winners[1]}},
            "cites": ["2e/rr/the-golden-rules/2"] if helper == "Eel" else ["2e/rr/insight/1"],
        }},
        Eel=EEL,
        Singer=SINGER,
        Giant=GIANT,
    )  # fmt: skip


def test_it_holds_only_while_the_character_is_participating():
    """RR Constant Abilities ¶1: a card that stays out of the challenge changes nothing in it."""
    run(
        {"play": ["Singer", "Eel"], "deck": 5},
        {"play": ["Giant"], "deck": 5},
        "challenges",
        {"Ann": {"challenge": {"type": "power", "with": ["Singer"]}}},
        {"Bob": {"defend": ["Giant"]}},
        {"Ann": {"choose": "insight"}},
        {"Ann": {"choose": "pillage"}},
        {"advance": "end"},
        {
            "check": {
                "players": {"Ann": {"hand": 0}},
                "cards": {"Singer": {"power": 0}, "Giant": {"power": 1}},
            }
        },
        Eel=EEL,
        Singer=SINGER,
        Giant=GIANT,
    )


def test_a_loser_without_the_keywords_has_no_use_of_them():
    """RR Insight ¶1: it is for characters that the player controls, and only those of the loser count."""
    run(
        {"play": ["Giant", "Eel"], "deck": 5},
        {"play": ["Miller"], "deck": 5},
        "challenges",
        {"Ann": {"challenge": {"type": "power", "with": ["Giant", "Eel"]}}},
        {"Bob": {"defend": ["Miller"]}},
        {"advance": "end"},
        {"check": {"players": {"Ann": {"hand": 0}, "Bob": {"hand": 0}}, "cards": {"Giant": {"power": 0}}}},
        Eel=EEL,
        Giant=GIANT,
    )
