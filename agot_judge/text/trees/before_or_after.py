"""``After a player with no cards in hand draws a card``: by then he or she has one, and no paragraph says when it is asked."""

from msgspec import Struct

from agot_judge.engine.ability.cards import Cards, Condition, Count, PlayerNumber
from agot_judge.engine.ability.walk import nodes
from agot_judge.text.trees.substitution import spoken_of

_NUMBERS = {
    "draw": {"hand", "deck"},
    "draw phase draw": {"hand", "deck"},
    "discard from hand": {"hand", "discard"},
    "discard from deck": {"deck", "discard"},
    "play event": {"hand"},
    "gain gold": {"gold"},
    "move gold": {"gold"},
    "gain power": {"power", "faction power"},
    "move power": {"power", "faction power"},
    "marshal": {"hand"},
    "ambush": {"hand"},
}
"""Numbers of the player that an occurrence changes, whatever else it costs."""
_PLACES = {
    "draw": {"hand", "deck"},
    "draw phase draw": {"hand", "deck"},
    "discard from hand": {"hand", "discard"},
    "discard from deck": {"deck", "discard"},
    "play event": {"hand"},
    "marshal": {"hand", "play"},
    "ambush": {"hand", "play"},
    "put into play": {"play"},
    "sacrifice": {"play", "discard"},
}
"""Places in which there are other cards after it."""


def is_changed_by(event: str, when: Condition) -> bool:
    """True where what must be true of the player who does it may be another thing after the occurrence than before it.

    That there is such a card in play is true of both moments but where it is the very card that came or went.
    """
    if spoken_of(when, "any", "that player") == when:
        return False
    numbers, places = _NUMBERS.get(event, set()), _PLACES.get(event, set())
    return any(_is_changed(node, numbers, places, bool(when.none_of)) for node in nodes(when))


def _is_changed(node: Struct, numbers: set[str], places: set[str], denied: bool) -> bool:
    if isinstance(node, PlayerNumber):
        return node.what in numbers
    if isinstance(node, Count):
        return _is_in(node.cards, places)
    if not isinstance(node, Condition) or node.exists is None or not _is_in(node.exists, places):
        return False
    return denied or node.exists.zone != "play" or node.count_at_most is not None


def _is_in(cards: Cards, places: set[str]) -> bool:
    zones = (cards.zone,) if isinstance(cards.zone, str) else cards.zone
    return not places.isdisjoint(zones)
