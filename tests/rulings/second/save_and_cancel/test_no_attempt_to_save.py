"""``Save it and ..``: where nothing can be saved, the save is not attempted, whatever else the ability would do."""

import pytest

from tests.rulings.texts import event, person, run, text

SAVE = "2e/rr/save/3"
BURNS = (
    "Action: Kneel Hall to choose a character. Until the end of the phase, that character gets -3 STR "
    "and is killed if its STR is 0."
)
HOME = "Interrupt: When a character would be killed, save it and return it to its owner's hand."


@pytest.mark.parametrize(
    ("words", "zone"),
    [
        ("Action: Kneel Hall to choose and kill a character.", "hand"),
        ("Action: Kneel Hall to choose and kill a character (cannot be saved).", "dead"),
        ("Action: Kneel Hall to kill each character (cannot be saved).", "dead"),
    ],
)
def test_what_cannot_be_saved_is_not_returned_to_hand_by_a_save_either(words, zone):
    """RR Save ¶3: players cannot attempt to save that card."""
    played = zone == "hand"
    move = (
        {"Bob": {"play": "Long Way Home"}} if played else {"check": {"may_not": {"Bob": ["Long Way Home"]}}}
    )
    run(
        {"play": ["Hall"]},
        {"play": ["Miller"], "hand": ["Long Way Home"]},
        "4.1",
        {"Ann": {"trigger": "Hall", **({"choose": "Miller"} if "choose" in words else {})}},
        move,
        {
            "check": {
                "cards": {
                    "Miller": {"zone": zone},
                    "Long Way Home": {"zone": "discard" if played else "hand"},
                }
            }
        },
        Hall=text("location", words),
        Miller=person("", str=3),
        **{"Long Way Home": event(HOME)},
    )


def test_the_trace_says_why_the_save_is_not_attempted():
    """RR Save ¶3: "cannot be saved", players cannot attempt to save that card."""
    run(
        {"play": ["Hall"]},
        {"play": ["Miller", "Shrine"]},
        "4.1",
        {"Ann": {"trigger": "Hall", "choose": "Miller"}},
        {"check": {"cards": {"Miller": {"zone": "dead"}, "Shrine": {"kneeling": False}}, "cites": [SAVE]}},
        Hall=text("location", "Action: Kneel Hall to choose and kill a character (cannot be saved)."),
        Shrine=text(
            "location", "Interrupt: When a character would be killed, kneel Shrine to save it. Draw 1 card."
        ),
        Miller=person(""),
    )


@pytest.mark.parametrize(
    ("words", "may"),
    [(HOME, True), ("Interrupt: When a character would be killed, save it and draw 1 card.", False)],
)
def test_from_a_terminal_condition_only_what_takes_the_character_away_saves_it(words, may):
    """RR Save ¶4: the save must remedy the ongoing condition, or it cannot be initiated; FAQ 3.1 ¶1: all aspects of the
    effect count. In hand the character is exposed to nothing."""
    moves = (
        ({"Bob": {"play": "Long Way Home"}},)
        if may
        else ({"check": {"may_not": {"Bob": ["Long Way Home"]}}},)
    )
    run(
        {"play": ["Hall"]},
        {"play": ["Miller"], "hand": ["Long Way Home"]},
        "4.1",
        {"Ann": {"trigger": "Hall", "choose": "Miller"}},
        *moves,
        {"check": {"cards": {"Miller": {"zone": "hand" if may else "dead"}}}},
        Hall=text("location", BURNS),
        Miller=person("", str=3),
        **{"Long Way Home": event(words)},
    )
