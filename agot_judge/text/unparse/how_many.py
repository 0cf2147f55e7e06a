"""How many of the cards, and what is left of those that were shown."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Cards, Paid, ThatMany
from agot_judge.text.unparse.adjectives import PLAIN
from agot_judge.text.unparse.wording import Wording


def others(cards: Cards) -> str:
    """What is left of cards that were shown or searched, or some of it; empty where it is no such."""
    if cards == Cards(among="searched", zone="deck"):
        return "the others"
    whosever = "any" if cards.owner == "that player" else cards.owner  # each player's own, where each does it
    plain = replace(cards, zone="play", pick=None, among=None, owner=whosever)
    if cards.among != "shown" or cards.zone == "any" or plain != PLAIN:
        return ""
    pick = cards.pick
    if pick is None:
        return "the others"
    if pick.any_number:
        return "any number of them"
    return str(pick.most) if pick.least == pick.most else f"up to {pick.most}"


def how_many(wording: Wording, least: Amount, most: Amount, *, any_number: bool = False) -> str:
    """``a``, ``2``, ``up to 3``, ``any number of``, ``1 or more``, ``X``."""
    if most == ThatMany() and least in (0, most):
        return "that many" if least else "up to that many"
    if not isinstance(most, int) and not any_number:
        if not isinstance(most, Paid) and wording.definition in (None, most):
            wording.definition = most
        return "X" if least == most else "up to X"
    if any_number:
        return "any number of" if least == 0 else f"{least} or more"
    if least == most:
        return "a" if most == 1 else str(most)
    return f"up to {most}"
