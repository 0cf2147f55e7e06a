"""Power that moves between cards chosen together."""

import pytest

from tests.rulings.tables import cards, run
from tests.rulings.texts import person, text

SHARE = text("event", "Action: Choose 2 characters you control. Move 1 power from one of them to the other.")


def test_power_moves_from_one_of_two_targets_to_the_other_one():
    """RR Move ¶2: it cannot move to its same placement; which of them loses it is picked as the effect resolves."""
    run(
        {"Ann": {"play": [{"Miller": "power 2"}, "Baker"], "hand": ["Share"]}, "Bob": {}},
        "challenges",
        {"Ann": {"play": "Share", "choose": ["Miller", "Baker"]}},
        {"Ann": {"choose": "Miller"}},
        {"check": {"decision": {"player": "Ann", "choices": ["Baker"], "not_choices": ["Miller"]}}},
        {"advance": "next"},
        cards(Miller={"power": 1}, Baker={"power": 1}),
        cites=["2e/rr/moving-power/1"],
        cards={"Share": SHARE},
    )


def test_where_none_of_the_targets_could_have_power_nothing_could_change():
    """RR Abilities ¶6: the effect has no potential to change the game state."""
    run(
        {"Ann": {"play": ["Miller", "Baker"], "hand": ["Share"]}, "Bob": {}},
        "challenges",
        {"refuse": {"Ann": {"play": "Share"}, "because": "change the game state"}},
        {"check": {"cites": ["2e/rr/abilities/6"]}},
        cards={"Share": SHARE},
    )


def test_what_moves_from_a_card_goes_to_the_one_that_was_spoken_of_before():
    """RR Move ¶2: it cannot move to its same placement, so that character is the target and not the one it comes from."""
    words = (
        "Choose a character you control. Move 1 power from another character you control to that character."
    )
    run(
        {"Ann": {"play": ["Miller", {"Baker": "power 1"}], "hand": ["Gift"]}, "Bob": {}},
        "challenges",
        {"Ann": {"play": "Gift", "choose": ["Miller"]}},
        {"advance": "4.2"},
        cards(Miller={"power": 1}, Baker={"power": 0}),
        cards={"Gift": text("event", f"Action: {words}")},
    )


@pytest.mark.parametrize(
    "words",
    [
        "Choose a character. Move 1 power from that character to another character controlled by the same player.",
        "Move 1 power from a character to another character controlled by the same player.",
    ],
)
def test_another_character_of_the_same_player_is_of_the_one_who_controls_the_first(words):
    """RR Move ¶2: the power of Bob's character goes to another one of Bob's, to none of Ann's."""
    run(
        {
            "Ann": {"play": ["Miller"], "hand": ["Share"]},
            "Bob": {"play": [{"Old": "power 1"}, "Young", "Baker"]},
        },
        "challenges",
        {"Ann": {"play": "Share", "choose": "Old"}},
        {
            "check": {
                "decision": {"player": "Ann", "choices": ["Young", "Baker"], "not_choices": ["Miller", "Old"]}
            }
        },
        {"Ann": {"choose": "Young"}},
        cards(Old={"power": 0}, Young={"power": 1}),
        cards={"Share": text("event", f"Action: {words}"), "Old": person(""), "Young": person("")},
    )


@pytest.mark.parametrize("words", ["Move up to 2 power", "Move 1 power"])
def test_of_targets_without_power_nothing_moves_and_nobody_is_asked(words):
    """RR Abilities ¶6, Effects ¶3: another choice had the potential to change the game state; of this one none has power,
    so that neither where it moves to nor how much of it is a question."""
    gift = f"Action: Choose 2 characters controlled by the same player. {words} from one of those characters to the other."
    run(
        {
            "Ann": {"play": [{"Miller": "power 2"}, "Cook"], "hand": ["Gift"]},
            "Bob": {"play": ["Old", "Young"]},
        },
        "challenges",
        {"Ann": {"play": "Gift", "choose": ["Old", "Young"]}},
        {"advance": "next"},
        cards(Miller={"power": 2}, Old={"power": 0}, Young={"power": 0}),
        cites=["2e/rr/effects/3"],
        cards={"Gift": text("event", gift), "Cook": person(""), "Old": person(""), "Young": person("")},
    )


def test_of_one_target_with_power_how_much_moves_is_asked():
    """RR Effects ¶3, Move ¶1: which of them loses it is no question, how much of "up to 2" is."""
    gift = (
        "Action: Choose 2 characters controlled by the same player. Move up to 2 power from one of those characters to"
        " the other."
    )
    run(
        {"Ann": {"play": [{"Miller": "power 3"}, "Cook"], "hand": ["Gift"]}, "Bob": {}},
        "challenges",
        {"Ann": {"play": "Gift", "choose": ["Miller", "Cook"]}},
        {"Ann": {"choose": ["Miller", "Cook", "2"]}},
        cards(Miller={"power": 1}, Cook={"power": 2}),
        cards={"Gift": text("event", gift), "Cook": person("")},
    )
