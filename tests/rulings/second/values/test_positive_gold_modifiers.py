"""A text by which cards do not provide positive gold modifiers."""

from typing import Any

from tests.rulings.tables import run
from tests.rulings.texts import PLOT, person, text


def test_what_adds_to_income_does_not_and_what_lowers_it_does() -> None:
    """RR Plot Value Modifiers ¶1: the gold value that is collected counts no positive modifier of a character or location; it
    counts one of an attachment, and negative ones."""
    board = {
        "Grey Rain": PLOT | {"text": "Characters and locations do not provide positive gold modifiers."},
        "Reeve": person("+1 Income."),
        "Orchard": text("location", "+2 Income."),
        "Marsh": text("location", "-1 Income."),
        "Levy": text("attachment", "+1 Income."),
    }
    sides: dict[str, dict[str, Any]] = {
        "Ann": {"plot": "Grey Rain", "play": ["Reeve", "Orchard", "Marsh"]},
        "Bob": {"play": [{"Miller": {"attachments": ["Levy"]}}]},
    }
    cites = ["2e/rr/plot-value-modifiers/1"]
    check = {"check": {"players": {"Ann": {"income": 4}, "Bob": {"income": 6}}, "cites": cites}}
    run(sides, "marshaling", {"advance": "next"}, check, cards=board)
