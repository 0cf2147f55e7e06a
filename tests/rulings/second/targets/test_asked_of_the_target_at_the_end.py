"""Delayed effects that only ask something of the target are kept with it, as those that do something to it.

RR Delayed Effects ¶2: it resolves when its moment has come; what it counts is counted then.
"""

import pytest

from tests.rulings.texts import check, run, text
from tests.text.reading import read

USE = {"Ann": {"trigger": "Tower"}}
ON = {"Ann": {"choose": "Baker"}}
END = {"advance": "end"}


def drawn(ann, bob):
    """How many cards each has drawn."""
    return {"check": {"players": {"Ann": {"hand": ann}, "Bob": {"hand": bob}}}}


@pytest.mark.parametrize(
    ("words", "ann", "bob"),
    [
        ("its controller draws 1 card for each power on it.", 0, 2),
        ("draw 1 card for each power on that character.", 2, 0),
        ("each player who controls a character with higher STR than that character draws 1 card.", 1, 0),
    ],
)
def test_what_is_asked_of_the_target_is_asked_of_it_at_the_end(words, ann, bob):
    """RR Delayed Effects ¶2."""
    run(
        {"play": ["Tower", "Miller"], "deck": 5},
        {"play": [{"Baker": "power 2"}], "deck": 5},
        "challenges",
        USE,
        ON,
        END,
        check(Baker={"power": 2}),
        drawn(ann, bob),
        Tower=text("location", f"Action: Choose a character. At the end of the phase, {words}"),
    )


def test_of_two_targets_it_is_left_to_the_judge():
    """A delayed effect keeps the cards of one choice."""
    line = read(
        "Action: Choose a character you control and a location. At the end of the phase, that character gains 1 power for "
        "each gold on that location."
    )
    assert line.status == "header"


def test_what_is_done_to_save_is_not_replaced_itself():
    """RR Replacement Effects ¶1: "instead" is not in place of what was done so that it might be done."""
    line = read(
        "Interrupt: When a character you control would be killed, you may kneel Old Tam. If you do, return that character "
        "to your hand instead."
    )
    assert (line.status, line.cause) == ("header", "unclear: instead of what")
