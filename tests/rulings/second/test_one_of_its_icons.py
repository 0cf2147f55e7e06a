"""``choose one of that character's challenge icons`` (Traits): of those that it has at that moment."""

import pytest

from tests.rulings.texts import check, person, run

SPY = (
    "Action: Kneel Cutpurse to choose a character and one of its challenge icons. Until the end of the phase,"
)
LOSES = person(f"{SPY} that character loses the chosen icon.", icons=[])
GAINS = person(f"{SPY} Cutpurse gains that icon.", icons=[])


@pytest.mark.parametrize(("icon", "left"), [("intrigue", ["power"]), ("power", ["intrigue"])])
def test_the_icon_that_is_chosen_is_lost(icon, left):
    """RR Target ¶1: of those that the target has."""
    run(
        {"play": ["Cutpurse"]},
        {"play": ["Warden"]},
        "4.1",
        {"refuse": {"Ann": {"trigger": "Cutpurse", "choose": ["Warden", "military"]}, "because": "military"}},
        {"Ann": {"trigger": "Cutpurse", "choose": ["Warden", icon]}},
        check("2e/rr/target/1", Warden={"icons": left}),
        Cutpurse=LOSES,
        Warden=person("", icons=["intrigue", "power"]),
    )


def test_a_character_without_icons_is_no_target_for_it():
    """RR Target ¶3: there is no such choice on Cutpurse itself, who has none."""
    run(
        {"play": ["Cutpurse"]},
        {"play": ["Warden"]},
        "4.1",
        {"refuse": {"Ann": {"trigger": "Cutpurse", "choose": ["Cutpurse", "power"]}, "because": "Cutpurse"}},
        {"Ann": {"trigger": "Cutpurse", "choose": ["Warden", "power"]}},
        check(Cutpurse={"icons": ["power"]}, Warden={"icons": ["power"]}),
        Cutpurse=GAINS,
        Warden=person("", icons=["power"]),
    )


def test_one_of_its_traits():
    """RR Target ¶1: only a Trait that the character has can be chosen; here it has two."""
    run(
        {"play": ["Cutpurse"]},
        {"play": ["Warden"]},
        "4.1",
        {"refuse": {"Ann": {"trigger": "Cutpurse", "choose": ["Warden", "Fool"]}, "because": "Fool"}},
        {"Ann": {"trigger": "Cutpurse", "choose": ["Warden", "Lord"]}},
        check(Warden={"traits": ["Knight"]}),
        Cutpurse=person(
            "Action: Kneel Cutpurse to choose a character. Choose one of that character's Traits. Until the end of the phase, "
            "that character loses the chosen Trait.",
            traits=["Fool"],
        ),
        Warden=person("", traits=["Lord", "Knight"]),
    )
