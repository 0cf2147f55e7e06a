"""Boards on which plots are revealed."""

from __future__ import annotations

from typing import Any

from tests.rulings.cards import plot
from tests.rulings.play import Side, Table


def when_revealed(*effects: dict[str, Any]) -> dict[str, Any]:
    """A When Revealed ability with these effects."""
    return {"kind": "when revealed", "effects": list(effects)}


def table(ann: Side, bob: Side | None = None, **more: Any) -> Table:
    """Ann's side, and Bob's, who has a plot of initiative 0 where nothing else is said."""
    return Table(sides={"Ann": ann, "Bob": bob or Side(plots=(plot("Calm", initiative=0),))}, **more)


FEAST = plot("Feast", initiative=4)
STORM = plot("Storm", initiative=7)
