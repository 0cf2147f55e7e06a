"""Boards for setup: Ann's opening hand, and how she places cards of it."""

from __future__ import annotations

from typing import Any

from agot_judge.engine.state.decision import Answer
from tests.rulings.cards import Card, attachment, character
from tests.rulings.play import Play, Side, Table

KNIGHT = character("Knight", 3, traits=("Knight",))
SQUIRE = character("Squire", 2)
SWORD = attachment("Sword")


def hand(*cards: Card | int, **more: Any) -> Table:
    """Ann with these cards in hand; everybody's deck is 20 cards."""
    return Table(sides={"Ann": Side(hand=cards, deck=(20,)), "Bob": Side(deck=(20,))}, **more)


def place(play: Play, *labels: str, attach: tuple[tuple[str, str], ...] = ()) -> Answer:
    """The answer that places these cards, with what goes on what."""
    pairs = tuple((play.card(one), play.card(other)) for one, other in attach)
    return Answer(options=play.picking(*labels).options, attach=pairs)
