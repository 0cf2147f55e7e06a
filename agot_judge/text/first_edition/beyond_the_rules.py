"""Card effects for which no document of the edition has rules: nobody is offered one as if the engine could carry it out."""

from agot_judge.engine.ability import (
    Ability,
    Adjust,
    Forbid,
    InitiateChallenge,
    Instead,
    Modify,
    Move,
    Permit,
)
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.state.events import ENTER_PILE

EXCEPTIONS = frozenset(
    (
        *("must be declared as an attacker", "must be declared as a defender", "must be defended"),
        *("must be chosen for claim", "needs no icon as a defender"),
        *("contributes double STR to dominance", "is considered to be participating"),
        *("bypasses an additional", "discards an additional", "draws an additional", "gains an additional"),
        "targets an additional",
    )
)
"""Exceptions of cards (``Modify.rules``) for which the engine of this edition never asks."""
NUMBERS = frozenset(("setup gold", "power for unopposed", "power for dominance"))
"""Numbers of the rules (``Adjust.what``) that it does not change."""
FORBIDDEN = frozenset(
    (
        *("lose challenges", "place in setup", "have a standing phase", "choose oneself as the first player"),
        *("declare attackers", "declare defenders", "declare no defenders"),
    )
)
"""Prohibitions of players (``Forbid.cannot``) for which the engine of this edition does not look."""
PERMITTED = frozenset(
    (
        *("marshal", "play", "ambush", "marshal into shadows", "duplicate"),
        *(
            "choose not to stand",
            "decide ties for initiative",
            "decide ties for dominance",
            "look at chosen plot",
        ),
    )
)
"""Permissions of players (``Permit.may``) that the engine of this edition does not offer."""


def never_occurs(ability: Ability) -> bool:
    """True where it waits for a card that is placed in a pile: what leaves play is moribund, and its responses come before
    that (1e/faq/moribund/2)."""
    return any(
        isinstance(node, Trigger) and ENTER_PILE in (node.event, *node.or_events) for node in nodes(ability)
    )


def is_left_to_judge(ability: Ability) -> bool:
    """True where it does what the engine of this edition does not carry out: the judge resolves it by hand."""
    return _moves_into_shadows(ability) or any(
        (isinstance(node, InitiateChallenge) and (node.type in ("", "chosen") or node.against is not None))
        or (isinstance(node, Instead) and node.of == "claim")
        or _is_never_asked(node)
        for node in nodes(ability)
    )


def _is_never_asked(node: object) -> bool:
    """True where it changes rules that the engine of this edition carries out without asking whether a card changes them."""
    return (
        (isinstance(node, Modify) and not EXCEPTIONS.isdisjoint(node.rules))
        or (isinstance(node, Adjust) and node.what in NUMBERS)
        or (isinstance(node, Forbid) and node.cannot in FORBIDDEN)
        or (isinstance(node, Permit) and node.may in PERMITTED)
    )


def _moves_into_shadows(ability: Ability) -> bool:
    """True where it places cards in Shadows, of which the documents have no more than the name."""
    return any(isinstance(node, Move) and node.to == "shadows" for node in nodes(ability))
