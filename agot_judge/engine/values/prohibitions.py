"""Statements about cards besides their values: what cannot happen to them, and which rules do not hold."""

from agot_judge.engine.ability import Modify
from agot_judge.engine.values.conditions import holds_in
from agot_judge.engine.values.continuous import Change, modifiers
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Apart, Scope

LEAVE = "leave play"
"""The deed that cannot be done by a card that is on its way out of play already."""


def is_prohibited(position: Position, card: int, what: str, apart: Apart = (), source: int = -1) -> bool:
    """True where something in force says that the card cannot do this, or have it done to it (``be killed``).

    ``source`` is the card by whose effect it would; -1: by no card effect.
    """
    if position.state.despite:
        return False
    if what == LEAVE and position.state.cards[card].leaving:
        return True
    if not position.may_be_changed("cannot"):
        return False
    return any(
        what in change.modify.cannot
        and (change.modify.by is None or _is_by(position, change, source))
        and _is_time(position, change.modify, change.scope)
        for change in modifiers(position, card, "cannot", apart)
    )


def _is_by(position: Position, change: Change, source: int) -> bool:
    by = change.modify.by
    return by is not None and source >= 0 and matches_in(position, by, source, change.scope)


def has_exception(position: Position, card: int, rule: str, apart: Apart = ()) -> bool:
    """True where something in force makes this exception for the card (``does not kneel as an attacker``)."""
    return count_exceptions(position, card, rule, apart) > 0


def count_exceptions(position: Position, card: int, rule: str, apart: Apart = ()) -> int:
    """The number of times that something in force makes this exception for the card: ``may bypass an additional character``."""
    if not position.may_be_changed("rules"):
        return 0
    return sum(
        change.modify.rules.count(rule)
        for change in modifiers(position, card, "rules", apart)
        if rule in change.modify.rules and _is_time(position, change.modify, change.scope)
    )


def _is_time(position: Position, modify: Modify, scope: Scope) -> bool:
    if modify.unless is not None and holds_in(position, modify.unless, scope):
        return False
    return modify.during is None or holds_in(position, modify.during, scope)


def is_not_reduced(position: Position, card: int, source: int, apart: Apart = ()) -> bool:
    """True where an effect of the card ``source`` cannot reduce the character's STR: a text that says so is in force."""
    return position.index.keeps_strength and is_prohibited(
        position, card, "have its STR reduced", apart, source
    )


def is_not_raised(position: Position, card: int, source: int, apart: Apart = ()) -> bool:
    """True where an effect of the card ``source`` cannot raise the character's STR: a text that says so is in force."""
    return position.index.strength_stays and is_prohibited(
        position, card, "have its STR raised", apart, source
    )
