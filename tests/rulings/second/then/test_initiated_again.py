"""A When Revealed effect that its own text initiates again."""

from tests.rulings.tables import cards, run
from tests.rulings.texts import PLOT

CLEANSING = PLOT | {
    "text": "When Revealed: Each opponent chooses a non-Weapon attachment they control, if able, and discards it from play. "
    "Then, you may discard 1 power from a character you control to initiate this effect again."
}


def test_as_often_as_it_is_paid_for() -> None:
    """RR Then ¶1, When Revealed ¶1: each time that it is paid for the whole effect is initiated once more."""
    board = {
        "Cleansing": CLEANSING,
        **{name: {"type": "attachment", "cost": 1} for name in ("Ring", "Cloak", "Lute", "Cup")},
    }
    sides = {
        "Ann": {"plots": ["Cleansing"], "play": [{"Miller": "power 2"}]},
        "Bob": {"plots": ["Storm"], "play": [{"Baker": {"attachments": ["Ring", "Cloak", "Lute", "Cup"]}}]},
    }
    yes = {"Ann": {"choose": "yes"}}
    moves = (
        {"Bob": {"choose": "Ann"}},
        *({"Bob": {"choose": "Ring"}}, yes, {"Bob": {"choose": "Cloak"}}, yes, {"Bob": {"choose": "Lute"}}),
        {"advance": "end"},
        cards(
            **{name: {"zone": "discard"} for name in ("Ring", "Cloak", "Lute")},
            Cup={"zone": "play"},
            Miller={"power": 0},
        ),
    )
    run(sides, "plot", *moves, cards=board)
