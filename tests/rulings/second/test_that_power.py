"""The power that was gained, moved on."""

from tests.rulings.texts import check, event, person, run


def test_that_power_is_as_much_as_was_gained():
    """RR Moving Power ¶1: it is placed elsewhere; what was there before the gain stays."""
    run(
        {"play": [{"Keeper": {"power": 1}}, "Miller"], "hand": ["Feast"]},
        {},
        "challenges",
        {"Ann": {"play": "Feast"}},
        {"Ann": {"trigger": "Keeper"}},
        {"Ann": {"choose": "Miller"}},
        check("2e/rr/moving-power/1", Keeper={"power": 1}, Miller={"power": 2}),
        Feast=event("Action: Keeper gains 2 power."),
        Keeper=person(
            "Reaction: After Keeper gains power, move that power to another character you control."
        ),
    )
