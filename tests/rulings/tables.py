"""A whole table in the scenario format, two players or more: moves made on it, and what must hold."""

import json
from typing import Any

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import CARDS


def run(sides: dict[str, dict[str, Any]], start: Any, *moves: Any, **other: Any) -> None:
    """The moves are legal, and the checks among them hold. ``cards``: those of this board by name; the rest of
    ``other`` are keys of the scenario."""
    own = other.pop("cards", {})
    players = {name: {"plot": "Calm", **side} for name, side in sides.items()}
    scenario = {"edition": "2e", "players": players, "cards": CARDS | own, "start": start, **other}
    result = run_text(json.dumps(scenario | {"run": list(moves)}))
    lines = "\n".join(f"{line.n} {line.text} {line.cites}" for line in result.trace)
    assert result.ok, (result.error, [check for check in result.checks if not check.ok], lines)


def undecided(sides: dict[str, dict[str, Any]], start: Any, *moves: Any, **other: Any) -> str:
    """What the run says where it stops for the judge."""
    players = {name: {"plot": "Calm", **side} for name, side in sides.items()}
    own = other.pop("cards", {})
    scenario = {"edition": "2e", "players": players, "cards": CARDS | own, "start": start, **other}
    result = run_text(json.dumps(scenario | {"run": list(moves)}))
    assert result.exit == 3, result
    return "" if result.error is None else result.error.message


def cards(**fields: dict[str, Any]) -> dict[str, Any]:
    """A check of cards by name."""
    return {"check": {"cards": fields}}


def cites(*paragraphs: str) -> dict[str, Any]:
    """A check that the trace since the last check cites each of these."""
    return {"check": {"cites": list(paragraphs)}}
