"""The things that are so instead of what a wrong answer says, as sentences for a reader."""

import re
from collections.abc import Mapping
from typing import Any

from agot_judge.scenario.result import CheckResult
from agot_judge.training.told import listed

_MOVE = re.compile(
    r"^(?:Refused: )?(?:advance: [^:]+: |[\w' ]+: (?:pass: |\{.*?\}: ))?"
    r"(?:it was not possible before(?: the end of the run)?\. )?(?:nothing asks for [^.]*\. (?=Not legal))?"
)
"""A move as a file has it, and what is said of the run, before the reason."""
_NOT_ASKED = "No such decision came up."
_LEGAL = "The move is legal."
_ZONES = {
    "play": "in play",
    "dead": "in the dead pile",
    "discard": "in the discard pile",
    "hand": "in its owner's hand",
    "deck": "in the deck",
    "used": "in the used pile",
    "shadows": "in shadows",
    "out": "out of the game",
}
_CARDS = {
    "str": "{of} has STR {got}, not {expected}.",
    "power": "{of} has {got} power, not {expected}.",
    "gold": "{of} has {got} gold, not {expected}.",
    "controller": "{got} controls {of}, not {expected}.",
    "duplicates": "{of} has {got} duplicates, not {expected}.",
}
_PLAYERS = {
    "power": "{of} has {got} power, not {expected}.",
    "faction_power": "{of}'s faction card has {got} power, not {expected}.",
    "gold": "{of} has {got} gold, not {expected}.",
    "hand": "{of} has {got} in hand, not {expected}.",
    "dead": "{of}'s dead pile has {got}, not {expected}.",
    "discard": "{of}'s discard pile has {got}, not {expected}.",
    "deck": "{of}'s deck has {got}, not {expected}.",
    "claim": "{of}'s claim is {got}, not {expected}.",
    "reserve": "{of}'s reserve is {got}, not {expected}.",
    "initiative": "{of}'s initiative is {got}, not {expected}.",
}
_PILES = ("hand", "dead", "discard", "deck")
_OTHERS = {
    "decision.player": "{got} decides, not {expected}.",
    "challenge.winner": "{got} wins the challenge, not {expected}.",
    "first_player": "{got} is the first player, not {expected}.",
    "active_player": "{got} is the active player, not {expected}.",
    "winner": "{got} has won the game, not {expected}.",
    "window": "The window that is open is one for {got}, not for {expected}.",
    "step": "The step is {got}, not {expected}.",
    "phase": "The phase is {got}, not {expected}.",
}
_NONE = {
    "challenge.winner": "Nobody wins the challenge.",
    "winner": "Nobody has won the game.",
    "window": "No window is open there.",
    "decision.player": "Nobody is asked.",
}


def reason(message: str) -> str:
    """The reason in a message, without the move as a file has it."""
    found = _MOVE.sub("", message, count=1) or message
    return found.replace(_NOT_ASKED, "Nobody is asked that.")


def instead(check: CheckResult) -> str:
    """The thing that is so instead of what a check expects."""
    part, *of, field = check.field.split(".") if "." in check.field else ("", check.field)
    if check.field == "refuse":
        got = str(check.got)
        return "It is legal." if got == _LEGAL else f"It is refused: {reason(got)}"
    if part in ("may", "may_not"):
        usable = listed(tuple(map(str, check.got))) if check.got else "nothing"
        return f"{field} may use {usable} there."
    if part == "cards" and field == "zone":
        return f"{of[0]} is {_place(check.got)}, not {_place(check.expected)}."
    if part == "cards" and isinstance(check.got, bool):
        return f"{of[0]} is {'' if check.got else 'not '}{field}."
    if str(check.got) in ("none", "nobody", "None") and check.field in _NONE:
        return _NONE[check.field]
    known: Mapping[str, str] = {"cards": _CARDS, "players": _PLAYERS}.get(part, {})
    sentence = known.get(field) or _OTHERS.get(check.field) or "{field}: it is {got}, not {expected}."
    got, expected = (
        _cards(value) if part == "players" and field in _PILES else value
        for value in (check.got, check.expected)
    )
    return sentence.format(of=of[0] if of else "", field=" ".join((*of, field)), got=got, expected=expected)


def _cards(count: Any) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _place(zone: Any) -> str:
    return _ZONES.get(str(zone), str(zone))
