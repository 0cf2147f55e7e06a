"""``by a card effect you control``: whose effect it has to be."""

from tests.rulings.texts import run, text


def test_kneeling_to_attack_is_no_effect_that_one_controls():
    """RR Effects ¶1: what the framework has a card do is no card effect."""
    run(
        {"play": ["Watchtower", "Miller"]},
        {},
        "4.1",
        {"Ann": {"challenge": {"type": "power", "with": ["Miller"]}}},
        {"check": {"cards": {"Miller": {"kneeling": True}}, "may_not": {"Ann": ["Watchtower"]}}},
        Watchtower=text(
            "location", "Reaction: After a character is knelt by a card effect you control, gain 1 gold."
        ),
    )
