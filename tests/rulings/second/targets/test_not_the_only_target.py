"""What cannot be the only target, icons that another player chooses, and STR that cannot be reduced below a number."""

import pytest

from tests.rulings.texts import check, event, person, run

ONE = event("Action: Choose a character. That character gets -2 STR until the end of the phase.")
TWO = event(
    "Action: Choose up to 2 characters. Each of those characters gets -2 STR until the end of the phase."
)
BLESSED = person("Hero cannot be chosen as the only target of opponents' events.")


@pytest.mark.parametrize(
    ("words", "targets", "legal"),
    [
        (ONE, ["Hero"], False),
        (ONE, ["Miller"], True),
        (TWO, ["Hero"], False),
        (TWO, ["Hero", "Miller"], True),
        (TWO, ["Miller"], True),
    ],
)
def test_it_is_chosen_only_beside_another_target(words, targets, legal):
    """RR Cannot ¶1, RR Target ¶3."""
    move = {"Bob": {"play": "Song", "choose": targets}}
    run(
        {"play": ["Hero", "Miller"]},
        {"hand": ["Song"]},
        "4.1",
        {"Ann": "pass"},
        move if legal else {"refuse": move},
        Hero=BLESSED,
        Song=words,
    )


def test_its_own_player_may_choose_it_alone():
    """RR Cannot ¶1: it is said of opponents' events."""
    run(
        {"play": ["Hero"], "hand": ["Song"]},
        {},
        "4.1",
        {"Ann": {"play": "Song", "choose": ["Hero"]}},
        check(Hero={"str": 1}),
        Hero=BLESSED,
        Song=ONE,
    )


def test_an_event_that_could_choose_nothing_else_cannot_be_played():
    """RR Target ¶3: without a legal target the ability cannot be initiated."""
    run(
        {"play": ["Hero"]},
        {"hand": ["Song"]},
        "4.1",
        {"Ann": "pass"},
        {"refuse": {"Bob": {"play": "Song"}}},
        Hero=BLESSED,
        Song=TWO,
    )
