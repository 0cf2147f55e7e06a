"""Cards that cannot be discarded from a hand or deck."""

from tests.rulings.texts import person, run


def test_nothing_falls_at_random_from_a_hand_that_is_kept():
    """RR Cannot ¶1: intrigue claim discards nothing, and a line says so."""
    run(
        {"play": ["Miller"]},
        {"hand": ["Baker", "Saddle"], "play": ["Storm Lord"]},
        "4.2",
        {"Ann": {"challenge": {"type": "intrigue", "with": ["Miller"]}}},
        {"Bob": {"defend": []}},
        {"advance": "4.3"},
        {"check": {"players": {"Bob": {"hand": 2}}, "cites": ["2e/rr/cannot/1"]}},
        **{
            "Storm Lord": person(
                "While Storm Lord is standing, cards cannot be discarded at random from your hand."
            )
        },
    )
