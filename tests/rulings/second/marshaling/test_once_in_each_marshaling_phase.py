"""A permission that is used once in each marshaling phase."""

from tests.rulings.texts import run, text


def test_one_card_is_marshaled_from_the_discard_pile():
    """RR Limits and Maximums ¶1: the second one stays where it is; its cost is paid."""
    run(
        {"play": ["Wright"], "discard": ["Mill", "Forge", "Miller"], "gold": 5},
        {},
        "3.2",
        {"refuse": {"Ann": {"marshal": "Miller"}, "because": "Miller"}},
        {"Ann": {"marshal": "Mill"}},
        {"check": {"cards": {"Mill": {"zone": "play"}}, "players": {"Ann": {"gold": 8}}}},
        {"refuse": {"Ann": {"marshal": "Forge"}, "because": "Forge"}},
        Wright=text(
            "character",
            "Once per marshaling phase, you may marshal a location from your discard pile as if it were in your hand.",
            str=1,
        ),
        Mill={"type": "location", "cost": 2},
        Forge={"type": "location", "cost": 1},
    )
