"""One ability as printed being used: that of a location called Keep."""

from __future__ import annotations

from typing import Any

import msgspec

from agot_judge.cards.model import CardFace
from agot_judge.text.compile import compile_text
from agot_judge.text.names import Names
from tests.rulings.cards import location
from tests.rulings.play import Play, Side, Table

NAMES = Names(titles=("Keep", "Wench"), traits=("Knight", "Fool", "Condition"))


def read(text: str) -> dict[str, Any]:
    """The ability of the location Keep with this text, an action where it does not say something else."""
    said = text if text.startswith(("Reaction:", "Interrupt:")) else f"Action: {text}"
    (line,) = compile_text(said, CardFace(name="Keep", type="location"), NAMES)
    assert line.status == "compiled", f"{line.cause}\n{line.message}"
    found: dict[str, Any] = msgspec.to_builtins(line.abilities[0])
    return found


def able(text: str, ann: Side | None = None, bob: Side | None = None) -> Play:
    """The first action window of the challenges phase: Ann, who has the Keep with this text, may act."""
    mine = ann or Side()
    mine = Side(**{**vars(mine), "play": (location("Keep", read(text)), *mine.play)})
    return Table(sides={"Ann": mine, "Bob": bob or Side()}).start("4.1")


def using(text: str, ann: Side | None = None, bob: Side | None = None) -> Play:
    """The same when Ann uses the Keep."""
    return able(text, ann, bob).choose("Keep")
