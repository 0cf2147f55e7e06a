"""Places: whose cards are, and where."""

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.words import Who
from agot_judge.text.unparse.wording import WORDS, each_ones, every, listed, who, whose


def whereabouts(cards: Cards, *, of_each: bool = False) -> list[str]:
    """The words for whose they are and where: ``controlled by an opponent``; none of anybody's cards in play.

    ``of_each``: of each of several players.
    """
    player = cards.controller
    if cards.zone == "out of game":
        return ["removed from the game"]
    if cards.zone not in ("play", "any"):
        return [f"in {(place_of_each if of_each else place)(cards.zone, player)}"]
    if player == "any" and not of_each:
        return []
    whom = every(player) if of_each else who(player)
    return ["you control" if player == "you" else f"controlled by {whom}"]


def place(zone: str | tuple[str, ...], player: Who) -> str:
    """The place of a player: ``your discard pile``; of any: ``a discard pile``."""
    if zone == "play":
        return "play"
    if player == "any" and zone in ("discard", "shadows"):
        return "a discard pile" if zone == "discard" else "shadows"
    return f"{whose(player)} {_names(zone)}"


def place_of_each(zone: str | tuple[str, ...], player: Who) -> str:
    """The place of each of the players: ``each opponent's hand``."""
    return "play" if zone == "play" else f"{each_ones(player)} {_names(zone)}"


def _names(zone: str | tuple[str, ...]) -> str:
    zones = (zone,) if isinstance(zone, str) else zone
    return listed([WORDS.places.get(name, name) for name in zones], "or")
