"""When what a card says of itself holds: printed in other words."""

import pytest

from tests.rulings.texts import check, event, person, run


@pytest.mark.parametrize(
    ("words", "type_", "strength"),
    [
        ("Hero gets +2 STR when attacking.", "power", 5),
        ("Hero gets +2 STR as long as you control Miller.", "power", 5),
        ("So long as an opponent controls Miller, Hero gets +2 STR.", "power", 3),
    ],
)
def test_it_holds_in_this_challenge(words, type_, strength):
    """RR Constant Abilities ¶2: for as long as what it says of the time is true; the attacker kneels."""
    run(
        {"play": ["Hero", "Miller"]},
        {"hand": ["Purse"]},
        "4.2",
        {"Ann": {"challenge": {"type": type_, "with": ["Hero"]}}},
        check(Hero={"str": strength}),
        Hero=person(words),
        Purse=event("Action: Gain 1 gold."),
    )
