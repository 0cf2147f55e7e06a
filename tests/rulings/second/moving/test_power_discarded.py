"""Power that is discarded: as much as the player says, and what is done for each of it."""

from typing import Any

from tests.rulings.tables import run
from tests.rulings.texts import check, event

WALK = event(
    "Dominance Action: Discard any amount of power from a character you control. For each power discarded, discard 1 card at "
    "random from each opponent's hand and draw 1 card."
)
DEEDS = event(
    "Action: Discard up to 3 power from a card you own. Draw 2 cards for each power discarded this way."
)


def _walk(amount: int, left: int, ann: int, bob: int) -> None:
    sides: dict[str, dict[str, Any]] = {
        "Ann": {"hand": ["Long Walk"], "deck": 9, "play": [{"Miller": "power 3"}]},
        "Bob": {"hand": 3},
    }
    moves = (
        {"Ann": {"play": "Long Walk", "choose": ["Miller", amount]}},
        check("2e/rr/effects/3", Miller={"power": left}),
        {"check": {"players": {"Ann": {"hand": ann}, "Bob": {"hand": bob}}}},
    )
    run(sides, "dominance", *moves, cards={"Long Walk": WALK})


def test_any_amount() -> None:
    """RR Effects ¶3: the player says how much; for each power that was discarded the rest is done, for none nothing."""
    _walk(2, 1, 2, 1)
    _walk(0, 3, 0, 3)


def test_up_to_so_much() -> None:
    """No more than is said, though there is more."""
    sides: dict[str, dict[str, Any]] = {
        "Ann": {"hand": ["Old Deeds"], "deck": 9, "play": [{"Miller": "power 5"}]},
        "Bob": {},
    }
    moves = (
        {
            "refuse": {
                "Ann": {"play": "Old Deeds", "choose": ["Miller", 4]},
                "because": "not among what can be chosen",
            }
        },
        {"Ann": {"play": "Old Deeds", "choose": ["Miller", 3]}},
        {"check": {"players": {"Ann": {"hand": 6}}}},
    )
    run(sides, "challenges", *moves, cards={"Old Deeds": DEEDS})
