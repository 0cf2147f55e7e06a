"""A character whose STR cannot be reduced (or increased), as the target of what would do nothing else."""

import pytest

from tests.rulings.texts import check, event, person, run, text

KEPT = person("Statue's STR cannot be reduced by card effects.")
FIXED = text("location", "Each character's STR cannot be increased or reduced by card effects.")
LATER = "until the end of the phase"


def _choosing(ann, bob, choose, legal, because="cannot have its STR", **cards):
    move = {"Ann": {"play": "Song", "choose": choose}}
    return run(
        {"hand": ["Song"], **ann},
        bob,
        "4.1",
        move if legal else {"refuse": {**move, "because": because}},
        **cards,
    )


@pytest.mark.parametrize(
    ("words", "legal"),
    [
        (f"That character gets -1 STR {LATER}.", False),
        (f"That character gets -1 STR for each character in play {LATER}.", False),
        (f"Set that character's STR to 1 {LATER}.", False),
        (f"Set that character's STR to 3 {LATER}.", True),
        (f"That character gets +1 STR {LATER}.", True),
        ("Until the end of the phase, that character gets -1 STR and is killed if its STR is 0.", True),
        (f"That character gets -1 STR and loses a [military] icon {LATER}.", True),
        (f"That character gets -1 STR {LATER}. Kneel that character.", True),
        (f"Kneel that character. Then, that character gets -1 STR {LATER}.", True),
    ],
)
def test_what_would_only_reduce_a_strength_that_cannot_be_reduced_does_not_choose_it(words, legal):
    """RR Target ¶8: a card that the effect could not affect at all is no eligible target; FAQ 2.1 ¶1: what cannot be done to
    it, it cannot be chosen for. FAQ Daenerys Targaryen (TFM) ¶2: the modifier is ignored."""
    _choosing(
        {},
        {"play": ["Statue", "Miller"]},
        ["Statue"],
        legal,
        Statue=KEPT,
        Song=event(f"Action: Choose a character. {words}"),
    )


def test_another_character_is_chosen():
    """RR Target ¶8: it is said of the card that could not be affected."""
    _choosing(
        {},
        {"play": ["Statue", "Miller"]},
        ["Miller"],
        True,
        Statue=KEPT,
        Song=event(f"Action: Choose a character. That character gets -1 STR {LATER}."),
    )


def test_where_no_strength_can_be_reduced_the_event_is_not_played():
    """RR Target ¶3: without a valid target the ability cannot be initiated."""
    _choosing(
        {"play": ["Miller", "Winter"]},
        {},
        ["Miller"],
        False,
        Winter=FIXED,
        Song=event(f"Action: Choose a character. That character gets -1 STR {LATER}."),
    )


def test_what_cannot_be_increased_is_not_chosen_to_be_increased():
    """RR Target ¶8, FAQ 2.1 ¶1."""
    for change, legal in (("+1 STR", False), ("+1 STR and gains an [intrigue] icon", True)):
        _choosing(
            {"play": ["Miller", "Winter"]},
            {},
            ["Miller"],
            legal,
            Winter=FIXED,
            Song=event(f"Action: Choose a character. That character gets {change} {LATER}."),
        )


def test_what_reduces_each_character_needs_one_whose_strength_can_be_reduced():
    """RR Abilities ¶6: it is initiated only if it has the potential to change the game state."""
    for there, legal in (["Statue"], False), (["Statue", "Miller"], True):
        move = {"Ann": {"play": "Song"}}
        run(
            {"hand": ["Song"]},
            {"play": there},
            "4.1",
            move if legal else {"refuse": {**move, "because": "Statue cannot have its STR reduced"}},
            Statue=KEPT,
            Song=event(f"Action: Each character gets -1 STR {LATER}."),
        )


def test_a_strength_of_0_can_still_be_reduced():
    """RR Modifiers ¶6: negative modifiers in excess of the current value can be applied."""
    run(
        {"hand": ["Song", "Hymn"]},
        {"play": ["Ghost"]},
        "4.1",
        {"Ann": {"play": "Song", "choose": ["Ghost"]}},
        {"Bob": "pass"},
        {"Ann": {"play": "Hymn", "choose": ["Ghost"]}},
        check(Ghost={"str": 0}),
        Ghost=person("", str=0),
        Song=event(f"Action: Choose a character. That character gets -1 STR {LATER}."),
        Hymn=event(f"Action: Choose a character. That character gets +1 STR {LATER}."),
    )
