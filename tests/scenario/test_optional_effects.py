"""What a player may do as an ability resolves: said, implied by what is chosen for it, or declined."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import event, person

UNLESS = {
    "Threat": event(
        "Action: Choose an opponent. Gain 3 gold unless that player discards 1 power from a character he or she controls."
    ),
    "Guest": person("", str=1),
}


@pytest.mark.parametrize(
    ("moves", "gold"),
    [
        (({"Bob": {"choose": "yes"}}, {"Bob": {"choose": "Squire"}}), 0),
        (({"Bob": {"choose": "Squire"}},), 0),
        (({"Bob": {"choose": "no"}},), 3),
        (({"Bob": "pass"},), 3),
        (({"advance": {"window": "action", "of": "Ann"}},), 3),
    ],
)
def test_what_is_chosen_implies_yes_and_what_is_not_said_is_declined(moves, gold):
    """RR May ¶1: it is an option. The format: a decision that may be declined is passed; a choice that only "yes" leads to
    says "yes"."""
    run(
        {
            "Ann": {"hand": ["Threat"]},
            "Bob": {"play": [{"Guest": {"power": 1}}, {"Squire": {"power": 1}}]},
        },
        "challenges",
        {"Ann": {"play": "Threat"}},
        *moves,
        {"check": {"players": {"Ann": {"gold": gold}}, "cites": ["2e/rr/may/1"]}},
        cards={**UNLESS, "Squire": person("", str=1)},
    )
