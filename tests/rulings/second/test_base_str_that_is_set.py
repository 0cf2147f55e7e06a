"""A base STR that is set: what modifies STR goes on from there."""

import pytest

from tests.rulings.texts import person, run


@pytest.mark.parametrize(
    "words",
    [
        "set that character's base STR to 1",
        "that character's base STR is 1",
        "treat that character's base STR as if it were 1",
    ],
)
def test_modifiers_are_applied_to_a_base_str_that_was_set(words):
    """RR Base Value ¶1: the value before any modifiers are applied; a STR that is set takes none (RR Modifiers ¶5)."""
    run(
        {"play": ["Hero", "Captain"]},
        {"play": [{"Miller": {"attachments": ["Sword"]}}]},
        "4.1",
        {"Ann": {"trigger": "Hero", "choose": "Miller"}},
        {"check": {"cards": {"Miller": {"str": 3}}, "cites": ["2e/rr/base-value/1"]}},
        {"advance": "4.2"},
        {"check": {"cards": {"Miller": {"str": 3}}}},
        Hero=person(f"Action: Choose a character. Until the end of the phase, {words}."),
        Captain=person(""),
        Miller=person("", str=6),
        Sword={"type": "attachment", "cost": 1, "text": "Attached character gets +2 STR."},
    )


def test_what_looks_at_the_printed_str_is_not_deceived():
    """RR Base Value ¶1: for most quantities it is also the printed value; that stays what is printed (RR Printed ¶1)."""
    run(
        {"play": ["Hero", "Judge"]},
        {"play": ["Miller"]},
        "4.1",
        {"Ann": {"trigger": "Hero", "choose": "Miller"}},
        {"refuse": {"Ann": {"trigger": "Judge", "choose": "Miller"}, "because": "printed"}},
        Hero=person(
            "Action: Choose a character. Until the end of the phase, set that character's base STR to 1."
        ),
        Judge=person("Action: Choose and kneel a character with printed STR 2 or lower."),
        Miller=person("", str=6),
    )
