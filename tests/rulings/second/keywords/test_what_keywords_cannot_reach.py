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
