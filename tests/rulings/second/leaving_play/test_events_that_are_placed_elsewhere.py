"""An event that was played is placed in its owner's discard pile once it has resolved, unless that is replaced.

FAQ 1.5 ¶2: until then it is in no out-of-play area. RR Replacement Effects ¶1: it resolves in the altered way.
"""

import pytest

from tests.rulings.texts import check, event, run, text

INTO_DECK = "When an event is placed in your discard pile, place it on top of your deck instead."
PLAY = {"Ann": {"play": "Song"}}
SONG = event("Action: Gain 1 gold.")
USE = {"Ann": {"trigger": "Tower"}}


@pytest.mark.parametrize(
    ("words", "zone"),
    [
        (f"Interrupt: {INTO_DECK}", "deck"),
        (
            "Interrupt: When an event would be placed in your discard pile, return it to your hand instead.",
            "hand",
        ),
        (
            "Interrupt: When an event is placed in your discard pile, remove it from the game instead.",
            "out of game",
        ),
    ],
)
def test_the_placement_of_an_event_that_was_played_can_be_replaced(words, zone):
    """RR Event Cards ¶3: its effects have resolved by then."""
    run(
        {"hand": ["Song"], "deck": 3, "play": ["Tower"]},
        {},
        "challenges",
        PLAY,
        check(Song={"zone": "being played"}),
        {"check": {"players": {"Ann": {"gold": 1}}}},
        USE,
        check(Song={"zone": zone}),
        Tower=text("location", words),
        Song=SONG,
    )


def test_it_is_placed_there_where_nobody_interrupts_it():
    """FAQ 1.5 ¶2."""
    run(
        {"hand": ["Song"], "deck": 3, "play": ["Tower"]},
        {},
        "challenges",
        PLAY,
        {"Ann": "pass"},
        check("2e/faq/1.5/2", Song={"zone": "discard"}),
        Tower=text("location", f"Interrupt: {INTO_DECK}"),
        Song=SONG,
    )


def test_a_forced_interrupt_sends_it_elsewhere():
    """RR Forced Interrupts and Reactions: it is not asked whether."""
    run(
        {"hand": ["Song"], "deck": 3, "play": ["Tower"]},
        {},
        "challenges",
        PLAY,
        check(Song={"zone": "deck", "position": 1}),
        Tower=text("location", f"Forced Interrupt: {INTO_DECK}"),
        Song=SONG,
    )


def test_an_opponents_event_is_not_placed_in_your_discard_pile():
    """RR Discard Pile ¶2: it is placed in its owner's."""
    run(
        {"play": ["Tower"], "deck": 3},
        {"hand": ["Song"]},
        "challenges",
        {"Ann": "pass"},
        {"Bob": {"play": "Song"}},
        check(Song={"zone": "discard"}),
        Tower=text("location", f"Interrupt: {INTO_DECK}"),
        Song=SONG,
    )


def test_it_was_played_all_the_same():
    """RR Replacement Effects ¶2: what was replaced is still considered to have occurred; playing it is not replaced."""
    run(
        {"hand": ["Song"], "deck": 3, "play": ["Tower", "Harp"]},
        {},
        "challenges",
        PLAY,
        USE,
        {"Ann": {"trigger": "Harp"}},
        check(Song={"zone": "hand"}),
        {"check": {"players": {"Ann": {"gold": 3}}}},
        Tower=text(
            "location",
            "Interrupt: When an event is placed in your discard pile, return it to your hand instead.",
        ),
        Harp=text("location", "Reaction: After you play an event, gain 2 gold."),
        Song=SONG,
    )
