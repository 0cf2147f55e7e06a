"""``Gets +1 STR, and +2 STR while attacking alone``: what is parted by a comma has its condition for itself."""

import pytest

from tests.rulings.texts import person, run


@pytest.mark.parametrize(
    ("words", "keywords"),
    [
        ("gains stealth, and gains renown while attacking", ["stealth"]),
        ("gains stealth and gains renown while attacking", []),
    ],
)
def test_a_condition_that_is_said_last(words, keywords):
    """RR Constant Abilities ¶2: an ability that seeks a condition is active while it is met."""
    run(
        {"play": ["Sage"]},
        {},
        "challenges",
        {"check": {"cards": {"Sage": {"keywords": keywords}}}},
        Sage=person(f"Sage {words}."),
    )


def test_the_same_number_is_changed_twice_each_for_itself():
    """RR Constant Abilities ¶2: the first is always active, the second only while the character attacks alone."""
    run(
        {"play": ["Sage"]},
        {},
        "challenges",
        {"check": {"cards": {"Sage": {"str": 4}}}},
        Sage=person("Sage gets +1 STR and +2 STR while attacking alone.") | {"str": 3},
    )
