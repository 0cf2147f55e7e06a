"""Whose cards are, and where."""

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.words import Who
from agot_judge.text.unparse.wording import each_ones, every, listed, who, whose

PLACES = {
    "hand": "hand",
    "deck": "deck",
    "discard": "discard pile",
    "dead": "dead pile",
    "shadows": "shadows area",
    "plot deck": "plot deck",
    "used": "used pile",
}


def whereabouts(cards: Cards, *, of_each: bool = False) -> list[str]:
    """Whose they are and where; ``of_each``: of each of these players."""
    player = cards.controller
    if cards.zone == "out of game":
        return ["removed from the game"]
    if cards.zone in ("play", "any"):
        if player == "any" and not of_each:
            return []
        return [
            "you control" if player == "you" else f"controlled by {every(player) if of_each else who(player)}"
        ]
    return [f"in {place(cards.zone, player, of_each=of_each)}"]


def place(zone: str | tuple[str, ...], player: Who, *, of_each: bool = False) -> str:
    """``your discard pile``, ``an opponent's hand``."""
    if player == "any" and zone == "discard" and not of_each:
        return "a discard pile"
    if zone == "play":
        return "play"
    if player == "any" and zone == "shadows" and not of_each:
        return "shadows"
    zones = (zone,) if isinstance(zone, str) else zone
    names = [PLACES.get(name, name) for name in zones]
    return f"{each_ones(player) if of_each else whose(player)} {listed(names, 'or')}"
