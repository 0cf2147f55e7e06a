"""The reason that an ability has no potential says what keeps its effect from the cards that nobody chooses."""

import pytest

from tests.rulings.texts import event, person, run

DULL = "Other characters cannot stand."
MEEK = "Other characters cannot gain power."
HARD = "Other characters cannot be killed."


@pytest.mark.parametrize(
    ("warden", "words", "why"),
    [
        (DULL, "Action: Stand each Guard character.", "cannot be stood (Dull"),
        (MEEK, "Action: Each Guard character gains 1 power.", "cannot gain power (Dull"),
        (HARD, "Action: Kill each Guard character.", "cannot be killed (Dull"),
        ("", "Action: Stand each Watcher character.", "Guard is standing."),
        ("", "Action: Kneel each Guard character.", "Guard is kneeling."),
    ],
)
def test_the_reason_names_the_text_or_the_state_that_leaves_the_effect_nothing(warden, words, why):
    """RR Abilities ¶6: the effect must have the potential to change the game state. FAQ 2.1 ¶2: what cannot be done to a
    card passes it by, and the reason says by whose text."""
    kneeling = {"Guard": {"kneeling": "Watcher" not in words}}
    run(
        {"hand": ["Order"], "play": [kneeling]},
        {"play": ["Dull"]},
        "4.1",
        {"refuse": {"Ann": {"play": "Order"}, "because": why}},
        Guard=person("", traits=["Guard", "Watcher"]),
        Dull=person(warden),
        Order=event(words),
    )
