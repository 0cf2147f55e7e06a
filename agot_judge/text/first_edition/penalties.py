"""The gold penalty, which the grammars do not know: what changes it is read as a change of the cost, and marked."""

import re

from msgspec.structs import replace

from agot_judge.engine.ability import Ability, Cost
from agot_judge.engine.ability.walk import rewritten

_TO_PLAY = re.compile(r"\bthe gold penalty(?= to play\b)")
_ON_CARDS = re.compile(
    r"\bthe gold penalty on (?:all (?P<all>[^.,]+?)s|(?P<each>each [^.,]+?)) you play(?: from your hand)?(?= by \d)"
)
_COST = re.compile(r"\bcosts?\b")


def as_cost(text: str) -> str:
    """The text with the cost in place of the gold penalty; as it is where it speaks of both, or of neither."""
    if _COST.search(text):
        return text
    text = _TO_PLAY.sub("the cost", text)
    return _ON_CARDS.sub(
        lambda found: f"the cost of {found['each'] or 'each ' + found['all']} you play", text
    )


def of_penalty(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities with each change of a cost as one of the penalty."""
    return rewritten(
        abilities, lambda node: replace(node, of_penalty=True) if isinstance(node, Cost) else node
    )
