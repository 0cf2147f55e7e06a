"""Boards for printed texts: cards with texts of our own, and moves with checks among them."""

import json
from typing import Any

from agot_judge.scenario.execution import run_text
from agot_judge.scenario.result import Result

PLOT = {"type": "plot", "gold": 5, "initiative": 0, "claim": 1, "reserve": 6}
ICONS = ["military", "intrigue", "power"]
CARDS: dict[str, Any] = {
    "Calm": PLOT,
    "Storm": PLOT | {"initiative": 2},
    "Miller": {"type": "character", "cost": 2, "str": 3, "icons": ICONS},
    "Baker": {"type": "character", "cost": 2, "str": 2, "icons": ICONS},
    "Saddle": {"type": "attachment", "cost": 2},
}


def run(ann: dict[str, Any], bob: dict[str, Any], start: Any, *moves: Any, **cards: Any) -> Result:
    """What came of it: the moves are legal, and the checks among them hold."""
    return _holds({}, ann, bob, start, *moves, **cards)


def run_to(
    stop: str, ann: dict[str, Any], bob: dict[str, Any], start: str, *moves: Any, **cards: Any
) -> Result:
    """The same up to this point, beyond the usual end."""
    return _holds({"stop": stop}, ann, bob, start, *moves, **cards)


def _holds(
    points: dict[str, str], ann: dict[str, Any], bob: dict[str, Any], start: str, *moves: Any, **cards: Any
) -> Result:
    players = {"Ann": {"plot": "Calm", **ann}, "Bob": {"plot": "Calm", **bob}}
    scenario = {
        "edition": "2e",
        "players": players,
        "cards": CARDS | cards,
        "start": start,
        **points,
        "run": list(moves),
    }
    result = run_text(json.dumps(scenario))
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])
    return result


def text(kind: str, words: str, **facts: Any) -> dict[str, Any]:
    """A card with this text."""
    return {"type": kind, "cost": 0, "text": words, **facts}


def event(words: str, **facts: Any) -> dict[str, Any]:
    """An event without cost that has this text."""
    return text("event", words, **facts)


def check(*cites: str, **cards: dict[str, Any]) -> dict[str, Any]:
    """What must be true of cards, and the paragraphs that the trace must cite."""
    return {"check": {"cards": cards, "cites": list(cites)}}


def person(words: str, **facts: Any) -> dict[str, Any]:
    """A character with this text."""
    return {"type": "character", "cost": 2, "str": 3, "icons": ICONS, "text": words, **facts}


def asked(
    condition: str,
    holds: bool,
    ann: dict[str, Any],
    bob: dict[str, Any],
    *moves: object,
    **cards: dict[str, Any],
) -> None:
    """After the moves Ann can use the Ledger only if the condition holds."""
    use = {"Ann": {"trigger": "Ledger"}}
    run(
        {**ann, "play": ["Ledger", *ann.get("play", ())]},
        bob,
        "challenges",
        *moves,
        use if holds else {"refuse": {**use, "because": "condition"}},
        Ledger=text("location", f"Action: If {condition}, gain 1 gold."),
        **cards,
    )
