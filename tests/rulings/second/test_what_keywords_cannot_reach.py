"""Cards that assault, stealth and intimidate cannot reach, because a text says so or because they are immune."""

import pytest

from tests.rulings.texts import person, run, text

RAID = person("Assault. Intimidate. Stealth.", cost=5, str=5)


def _against(**keyword):
    challenge = {"type": "power", "against": "Bob", "with": ["Raid"], **keyword}
    return {"Ann": {"challenge": challenge}}


@pytest.mark.parametrize(
    ("words", "because"),
    [
        ("Keep cannot be targeted by assault.", "not an eligible choice when the assault target is chosen"),
        ("Keep is immune to opponents' card effects.", "it cannot be targeted or affected by effects"),
    ],
)
def test_what_assault_cannot_target_is_no_eligible_choice(words, because):
    """RR Assault ¶5; RR Immune ¶1 and RR Keywords ¶1: a keyword is a card ability."""
    run(
        {"play": ["Raid"]},
        {"play": ["Keep"]},
        "4.2",
        {"refuse": {**_against(assault={"Raid": "Keep"}), "because": because}},
        _against(),
        Raid=RAID,
        Keep=text("location", words, cost=1),
    )


@pytest.mark.parametrize(
    ("own", "other"),
    [
        ("Keep cannot be knelt by assault.", ""),
        ("", "Locations you control cannot be knelt by assault."),
    ],
)
def test_what_assault_cannot_kneel_is_targeted_and_stays_standing(own, other):
    """RR Assault ¶5: it may still be targeted, and so be blank, but it is not knelt; whoever says so."""
    run(
        {"play": ["Raid"]},
        {"play": ["Keep", "Warden"]},
        "4.2",
        _against(assault={"Raid": "Keep"}),
        {"check": {"cards": {"Keep": {"blank": True}}}},
        {"advance": "4.2.3"},
        {"check": {"cards": {"Keep": {"kneeling": False}}, "cites": ["2e/rr/assault/5"]}},
        Raid=RAID,
        Keep=text("location", own, cost=1),
        Warden=person(other),
    )


def test_a_character_that_is_immune_to_the_attacker_is_not_bypassed():
    """RR Immune ¶1, RR Keywords ¶1: to bypass it is an effect of a character's ability."""
    refused = {"refuse": {**_against(stealth={"Raid": "Hero"}), "because": "immune"}}
    run(
        {"play": ["Raid"]},
        {"play": ["Hero", "Miller"]},
        "4.2",
        refused,
        _against(stealth={"Raid": "Miller"}),
        {"Bob": {"defend": ["Hero"]}},
        Raid=RAID,
        Hero=person("Immune to opponents' character effects."),
    )


def test_intimidate_chooses_none_that_it_cannot_kneel():
    """RR Intimidate ¶1: a character is chosen and knelt; RR Cannot ¶1, RR Immune ¶1: not one of these."""
    run(
        {"play": ["Raid"]},
        {"play": ["Hero", "Squire", "Miller"]},
        "4.2",
        _against(),
        {"advance": "4.2.5"},
        {"advance": "next"},
        {"check": {"decision": {"player": "Ann", "choices": ["Miller"], "not_choices": ["Hero", "Squire"]}}},
        Raid=person("Intimidate.", str=5),
        Hero=person("Immune to opponents' character effects."),
        Squire=person("Squire cannot be knelt by intimidate."),
    )
