"""Delayed effects that replace what would happen: the next time a character would be killed or discarded."""

import pytest

from tests.rulings.texts import event, person, run, run_to, text

SHROUD = event(
    "Action: Choose a character. The next time that character would be killed this phase, return it to its owner's"
    " hand instead."
)
AXE = event("Action: Choose and kill a character.")


def test_what_would_be_killed_the_next_time_is_replaced_and_no_other_time():
    """RR Delayed Effects ¶2, RR Replacement Effects ¶1: it resolves by itself, once, and for that character alone."""
    run(
        {"play": ["Miller", "Baker"], "hand": ["Shroud", "Axe", "Hatchet"]},
        {},
        "4.1",
        {"Ann": {"play": "Shroud", "choose": ["Miller"]}},
        {"Bob": "pass"},
        {"Ann": {"play": "Axe", "choose": ["Baker"]}},
        {"Bob": "pass"},
        {"Ann": {"play": "Hatchet", "choose": ["Miller"]}},
        {
            "check": {
                "cards": {"Baker": {"zone": "dead"}, "Miller": {"zone": "hand"}},
                "cites": ["2e/rr/delayed-effects/2", "2e/rr/replacement-effects/1"],
            }
        },
        Shroud=SHROUD,
        Axe=AXE,
        Hatchet=AXE,
    )


def test_what_was_replaced_is_still_considered_to_have_happened():
    """RR Replacement Effects ¶1: the triggering condition is still considered to occur."""
    run(
        {"play": ["Miller", "Mourner"], "hand": ["Shroud", "Axe"]},
        {},
        "4.1",
        {"Ann": {"play": "Shroud", "choose": ["Miller"]}},
        {"Bob": "pass"},
        {"Ann": {"play": "Axe", "choose": ["Miller"]}},
        {"Ann": {"trigger": "Mourner"}},
        {"check": {"cards": {"Miller": {"zone": "hand"}}, "players": {"Ann": {"faction_power": 1}}}},
        Shroud=SHROUD,
        Axe=AXE,
        Mourner=person("Reaction: After a character is killed, gain 1 power for your faction."),
    )


def test_an_interrupt_used_afterwards_is_the_more_recent_replacement():
    """RR Replacement Effects ¶2: the most recent replacement effect is the one that is used."""
    run(
        {"play": ["Miller", "Cave"], "hand": ["Shroud", "Axe"]},
        {},
        "4.1",
        {"Ann": {"play": "Shroud", "choose": ["Miller"]}},
        {"Bob": "pass"},
        {"Ann": {"play": "Axe", "choose": ["Miller"]}},
        {"Ann": {"trigger": "Cave"}},
        {"check": {"cards": {"Miller": {"zone": "shadows"}}}},
        Shroud=SHROUD,
        Axe=AXE,
        Cave=text("location", "Interrupt: When a character would be killed, instead place it in shadows."),
    )


def test_a_character_that_is_saved_is_not_returned():
    """RR Save ¶1: a saved card remains in play."""
    run(
        {"play": ["Miller", "Shrine"], "hand": ["Shroud", "Axe"]},
        {},
        "4.1",
        {"Ann": {"play": "Shroud", "choose": ["Miller"]}},
        {"Bob": "pass"},
        {"Ann": {"play": "Axe", "choose": ["Miller"]}},
        {"Ann": {"trigger": "Shrine"}},
        {"check": {"cards": {"Miller": {"zone": "play"}}}},
        Shroud=SHROUD,
        Axe=AXE,
        Shrine=text("location", "Interrupt: When a character would be killed, kneel Shrine to save it."),
    )


def test_a_replacement_expires_with_its_phase():
    """RR Lasting Effects ¶4: the period for which it was to wait is over."""
    run_to(
        "standing",
        {"play": ["Miller"], "hand": ["Shroud", "Axe"]},
        {},
        "4.1",
        {"Ann": {"play": "Shroud", "choose": ["Miller"]}},
        {"advance": "dominance"},
        {"Ann": {"play": "Axe", "choose": ["Miller"]}},
        {"check": {"cards": {"Miller": {"zone": "dead"}}}},
        Shroud=SHROUD,
        Axe=AXE,
    )


@pytest.mark.parametrize("leaving", ["Kill", "Discard", "Return"])
def test_what_would_leave_play_in_whatever_way_leaves_the_game_instead(leaving):
    """RR Replacement Effects ¶1, RR Leaves Play ¶1: no time is said, so that it waits as long as the card is in play."""
    words = {
        "Kill": "kill a character",
        "Discard": "discard a character from play",
        "Return": "return a character to its owner's hand",
    }
    run(
        {"play": ["Miller"], "discard": ["Baker"], "hand": ["Grave", "Axe"]},
        {},
        "4.1",
        {"Ann": {"play": "Grave", "choose": ["Baker"]}},
        {"Bob": "pass"},
        {"Ann": {"play": "Axe", "choose": ["Baker"]}},
        {
            "check": {
                "cards": {"Baker": {"zone": "out of game"}, "Miller": {"zone": "play"}},
                "cites": ["2e/rr/replacement-effects/1"],
            }
        },
        Grave=event(
            "Action: Choose a character in your discard pile and put it into play. If that character would leave play, "
            "remove it from the game instead."
        ),
        Axe=event(f"Action: Choose and {words[leaving]}."),
        Miller=person(""),
        Baker=person(""),
    )


def test_a_card_that_an_effect_put_into_play_is_removed_from_the_game_instead():
    """RR Replacement Effects ¶1: the delayed effect speaks of the card that was put into play, wherever it came from."""
    run(
        {"play": ["Crypt"], "discard": ["Miller"], "hand": ["Axe"]},
        {},
        "4.1",
        {"Ann": {"trigger": "Crypt"}},
        {"advance": "next"},
        {"Bob": "pass"},
        {"Ann": {"play": "Axe", "choose": "Miller"}},
        {"check": {"cards": {"Miller": {"zone": "out of game"}}}},
        Crypt=text(
            "location",
            "Action: Kneel Crypt to put a character into play from your discard pile. The next time that character"
            " would leave play this phase, remove it from the game instead.",
        ),
        Axe=text("event", "Action: Choose and kill a character."),
        Miller=person(""),
    )
