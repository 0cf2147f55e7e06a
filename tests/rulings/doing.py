"""One ability being used: a location called Keep, whose action does what a test is about."""

from __future__ import annotations

from typing import Any

from agot_judge.engine.values.values import icons
from tests.rulings.cards import Card, location
from tests.rulings.play import Play, Side, Table


def action(*effects: dict[str, Any], **other: Any) -> dict[str, Any]:
    """An action with these effects."""
    return {"kind": "action", "effects": list(effects)} | other


def keep(*effects: dict[str, Any], **other: Any) -> Card:
    """The location whose action has these effects (and costs, targets ...)."""
    return location("Keep", action(*effects, **other))


def able(
    *effects: dict[str, Any],
    ann: Side | None = None,
    bob: Side | None = None,
    cat: Side | None = None,
    **other: Any,
) -> Play:
    """The first action window of the challenges phase: Ann, who has the Keep, may act."""
    mine = ann or Side()
    mine = Side(**{**vars(mine), "play": (keep(*effects, **other), *mine.play)})
    sides = {"Ann": mine, "Bob": bob or Side()} | ({} if cat is None else {"Cat": cat})
    return Table(sides=sides).start("4.1")


def doing(*effects: dict[str, Any], **other: Any) -> Play:
    """The same when Ann uses the Keep."""
    return able(*effects, **other).choose("Keep")


def on(play: Play, name: str, what: str) -> int:
    """The power, or the gold, on a card."""
    return int(getattr(play.state.cards[play.card(name)], what))


def icons_of(play: Play, name: str) -> frozenset[str]:
    """The challenge icons that the card has."""
    return icons(play.machine.at(play.state), play.card(name))
