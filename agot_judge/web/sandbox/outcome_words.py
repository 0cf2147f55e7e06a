"""The facts of an outcome, in words: the subject of a fact, and its value."""

from typing import Any

DEAD = "dead"

_ZONES = {
    "play": "in play",
    "hand": "in hand",
    "deck": "in the deck",
    "discard": "in the discard pile",
    "dead": DEAD,
    "shadows": "in shadows",
    "plot deck": "in the plot deck",
    "used": "in the used pile",
    "out of game": "out of the game",
}
_FIELDS = {
    "str": "STR",
    "faction_power": "power on the faction card",
    "faction_kneeling": "faction card kneeling",
    "hand": "cards in hand",
    "deck": "cards in the deck",
    "discard": "cards in the discard pile",
    "dead": "cards in the dead pile",
    "attacking_str": "attacking STR",
    "defending_str": "defending STR",
}
_ALONE = {
    "winner": "Winner of the game",
    "first_player": "First player",
    "active_player": "Active player",
    "challenge.winner": "Winner of the challenge",
    "challenge.loser": "Loser of the challenge",
    "challenge.by": "The challenge was won by",
    "challenge.unopposed": "Unopposed",
}
_FIRST = ("winner", "zone", "power", "hand", "kneeling", "duplicates", "attachments", "gold", "str")
"""The facts that a ruling is most often about, in this order; the others follow."""


def of_what(path: str) -> str:
    """Of what a fact speaks: ``Rose``, ``Ann: power``, ``Winner of the challenge``."""
    if path in _ALONE:
        return _ALONE[path]
    kind, _, rest = path.partition(".")
    name, _, field = rest.rpartition(".")
    name = name.strip('"')
    if kind == "cards" and field == "zone":
        return name
    words = _FIELDS.get(field, field.replace("_", " "))
    return f"{name}: {words}" if name else words


def in_words(path: str, value: Any) -> str:
    """The value of a fact."""
    if path.startswith("cards.") and path.endswith(".zone"):
        return _ZONES.get(value, str(value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ", ".join(in_words("", one) for one in value) or "none"
    if isinstance(value, dict):
        return ", ".join(f"{key} {in_words('', one)}" for key, one in value.items()) or "none"
    if value is None or value == "none":
        return "nobody" if "winner" in path or "loser" in path or "player" in path else "none"
    return str(value)


def rank(path: str) -> tuple[int, int]:
    """Where a fact stands among the others."""
    field = path.rpartition(".")[2]
    return (_FIRST.index(field) if field in _FIRST else len(_FIRST), 0 if path.startswith("cards.") else 1)
