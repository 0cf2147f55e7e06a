"""Abilities of which nobody knows what they could do as long as nothing has happened to which they are used."""

from msgspec import structs

from agot_judge.engine.ability import Ability
from agot_judge.engine.ability.cards import ThatMany
from agot_judge.engine.ability.walk import nodes

_SPOKEN_OF = frozenset(
    {
        "occurrence",
        "doer",
        "its target",
        "that player",
        "acting player",
        "triggering player",
        "its player",
        "winner",
        "loser",
    }
)
"""The words for the cards and the players of what happened."""


def speaks_of_what_happened(ability: Ability) -> bool:
    """True where the choices or the effects of the ability are about a card or a player of its triggering condition."""
    return any(
        isinstance(node, ThatMany)
        or any(isinstance(value, str) and value in _SPOKEN_OF for value in structs.astuple(node))
        for node in nodes((ability.choose, ability.effects))
    )
