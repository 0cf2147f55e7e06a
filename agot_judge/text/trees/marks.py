"""Marks that were left on a card, and effects on that card for as long as the marks are there.

``Place a poison token on it. While that character has a poison token, it cannot ..``: the mark says how long.
"""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Effect, Modify
from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.text.phrases.person import Unclear

MARKS = ("tokens", "gold")
"""The things that can be placed on a card to mark it."""


def is_marked(condition: Condition) -> bool:
    """True where it says that a card spoken of has something on it."""
    fits = condition.fits
    if (
        condition.card in (None, "self", "host")
        or fits is None
        or condition != Condition(card=condition.card, fits=fits)
    ):
        return False
    return (
        bool(fits.where)
        and fits == Cards(zone="any", where=fits.where)
        and all(one.of in MARKS and one.relation == "at least" for one in fits.where)
    )


def while_marked(condition: Condition, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The changes, for as long as it is so. Raises Unclear for what is not a change of that card."""
    found: list[Effect] = []
    for effect in effects:
        if not isinstance(effect, Modify) or effect.on != condition.card:
            raise Unclear("what is so while the card is marked")
        if effect.until is not None or effect.condition is not None:
            raise Unclear("two times until which it lasts")
        found.append(replace(effect, condition=condition, until="game"))
    return tuple(found)


def all_while_marked(effects: tuple[Effect, ...]) -> bool:
    """True where each of the changes is so while its card is marked: ``gains renown while it has 1 or more gold``."""
    return all(
        isinstance(effect, Modify)
        and effect.condition is not None
        and is_marked(effect.condition)
        and effect.on == effect.condition.card
        for effect in effects
    )
