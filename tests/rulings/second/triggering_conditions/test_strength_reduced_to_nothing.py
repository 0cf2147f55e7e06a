"""Abilities that refer to STR that is reduced to 0."""

import pytest

from tests.rulings.texts import event, run, text

HALL = text(
    "location", "Reaction: After a character's STR is reduced to 0 by a card effect, kneel Hall to kill it."
)
BURN = event("Action: Choose a character. Until the end of the phase, that character gets -3 STR.")


@pytest.mark.parametrize(("strength", "reacts"), [(3, True), (2, True), (4, False), (0, False)])
def test_only_what_reaches_0_from_more_is_reacted_to(strength, reacts):
    """RR Modifiers ¶6: STR below 0 is treated as 0; a STR of 0 is reduced no further."""
    run(
        {"hand": ["Burn"], "play": ["Hall"]},
        {"play": ["Cook"]},
        "challenges",
        {"Ann": {"play": "Burn", "choose": "Cook"}},
        *(({"Ann": {"trigger": "Hall"}},) if reacts else ({"check": {"may_not": {"Ann": ["Hall"]}}},)),
        {"check": {"cards": {"Cook": {"zone": "dead" if reacts else "play"}}}},
        Hall=HALL,
        Burn=BURN,
        Cook={"type": "character", "cost": 2, "str": strength},
    )


def test_the_first_step_to_it_is_not_yet_it():
    """RR Triggering Condition ¶1: at 1 STR nothing has been reduced to 0; the second effect does that."""
    run(
        {"hand": ["Burn", "Burn"], "play": ["Hall"]},
        {"play": ["Cook"]},
        "challenges",
        {"Ann": {"play": "Burn#1", "choose": "Cook"}},
        {"check": {"cards": {"Cook": {"str": 1}}, "may_not": {"Ann": ["Hall"]}}},
        {"Bob": "pass"},
        {"Ann": {"play": "Burn#2", "choose": "Cook"}},
        {"Ann": {"trigger": "Hall"}},
        {"check": {"cards": {"Cook": {"zone": "dead"}}, "cites": ["2e/rr/modifiers/6"]}},
        Hall=HALL,
        Burn=BURN,
        Cook={"type": "character", "cost": 2, "str": 4},
    )
