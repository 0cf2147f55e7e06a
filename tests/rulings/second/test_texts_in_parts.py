"""Printed texts that say several things after one beginning, or just how much."""

import pytest

from tests.rulings.texts import person, run, text


@pytest.mark.parametrize(("gained", "heard"), [(1, True), (2, False)])
def test_exactly_so_much_power_is_no_more_than_that(gained, heard):
    """RR Triggering Condition ¶1: an ability refers to the occurrence that its text names."""
    run(
        {"play": ["Miller", "Bell", "Watcher"]},
        {},
        "challenges",
        {"Ann": {"trigger": "Bell"}},
        {"check": {"may" if heard else "may_not": {"Ann": ["Watcher"]}}},
        Bell=text("location", f"Action: Kneel Bell to have Miller gain {gained} power."),
        Watcher=person("Reaction: After a character you control gains exactly 1 power, draw 1 card."),
    )


@pytest.mark.parametrize(
    ("present", "keywords"),
    [([], []), (["Hob"], ["stealth"]), (["Hob", "Nan"], ["stealth", "insight"])],
)
def test_each_bullet_of_a_constant_ability_holds_with_what_stands_before_all_of_them(present, keywords):
    """RR Constant Abilities ¶1: active as long as its condition is met; each bullet ends the same sentence."""
    run(
        {"play": ["Jon", *present]},
        {},
        "4.1",
        {"check": {"cards": {"Jon": {"keywords": keywords}}}},
        Jon=person(
            "While you control a:\n- Smith character, Jon gains stealth.\n- Maid character, Jon gains insight."
        ),
        Hob=person("", traits=["Smith"]),
        Nan=person("", traits=["Maid"]),
    )
