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


def test_the_controller_of_the_character_chooses_which_icon_it_loses():
    """RR Choose ¶1: who chooses is said."""
    run(
        {"play": ["Miller"]},
        {"hand": ["Song"]},
        "4.1",
        {"Ann": "pass"},
        {"Bob": {"play": "Song", "choose": ["Miller"]}},
        {"Ann": {"choose": ["power"]}},
        check(Miller={"icons": ["military", "intrigue"]}),
        Song=event(
            "Action: Choose a character. "
            "Until the end of the phase, that character loses a challenge icon of its controller's choice."
        ),
    )


@pytest.mark.parametrize(
    ("words", "strength"),
    [
        ("Hero's STR cannot be reduced below 2.", 2),
        ("Hero's STR cannot be reduced below 5.", 3),
        ("Hero cannot have its STR reduced below 0.", 1),
    ],
)
def test_its_strength_is_reduced_as_far_as_it_can_be(words, strength):
    """RR Cannot ¶1: a STR that is lower anyway is not raised by it."""
    run(
        {"play": ["Hero"], "hand": ["Song"]},
        {},
        "4.1",
        {"Ann": {"play": "Song", "choose": ["Hero"]}},
        check("2e/rr/cannot/1", Hero={"str": strength}) if strength > 1 else check(Hero={"str": strength}),
        Hero=person(words),
        Song=ONE,
    )
