"""A board on which an event is resolved by hand: nobody understands what the Riddle does."""

import json
from typing import Any

from agot_judge.scenario.execution import run_text
from agot_judge.scenario.result import Result
from tests.rulings.texts import CARDS

RIDDLE = {"type": "event", "cost": 0, "text": "Action: Ponder the imponderable."}
PLAYED = {"Ann": {"play": "Riddle"}}


def told(
    ann: dict[str, Any],
    bob: dict[str, Any],
    changes: list[Any],
    *moves: Any,
    start: str = "challenges",
    challenge: dict[str, Any] | None = None,
    stop: str = "",
    **cards: Any,
) -> Result:
    """What comes of it when Ann plays the Riddle and the judge says that it makes these changes."""
    scenario: dict[str, Any] = {
        "edition": "2e",
        "players": {
            "Ann": {"plot": "Calm", "deck": 9, **ann, "hand": ["Riddle", *ann.get("hand", ())]},
            "Bob": {"plot": "Storm", "deck": 9, **bob},
        },
        "cards": CARDS | {"Riddle": RIDDLE} | cards,
        "start": start,
        "run": [PLAYED, {"by_hand": changes}, *moves],
    }
    if not start:
        del scenario["start"]
    if challenge is not None:
        scenario["challenge"] = challenge
    if stop:
        scenario["stop"] = stop
    return run_text(json.dumps(scenario))


def holds(ann: dict[str, Any], bob: dict[str, Any], changes: list[Any], *moves: Any, **more: Any) -> Result:
    """The same, and every check among the moves holds."""
    result = told(ann, bob, changes, *moves, **more)
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])
    return result


def refused(
    ann: dict[str, Any], bob: dict[str, Any], changes: list[Any], **more: Any
) -> tuple[str, tuple[str, ...]]:
    """The reason for which a rule forbids the changes, and the paragraphs on which it rests."""
    result = told(ann, bob, changes, **more)
    assert result.exit == 2, (result.exit, result.error)
    assert result.error is not None
    return result.error.message, result.error.cites


def said(result: Result) -> str:
    """The trace, a line after the other."""
    return "\n".join(line.text for line in result.trace)
