"""Phrases on cards that are declared as attackers or defenders though they are kneeling."""

import re
from collections.abc import Callable

_ROLES = {"attack": "an attacker", "defend": "a defender", "attack or defend": "an attacker or defender"}
DECLARED_KNEELING: tuple[tuple[str, Callable[[re.Match[str]], str]], ...] = (
    (
        r"\b(?:can|may) (attack or defend|attack|defend) ((?:\[\w+\] )?challenges)( (?:declared|initiated) against you)?,? "
        r"(?:even )?while (?:knelt|kneeling)\b",
        lambda found: _declared_kneeling(
            _ROLES[found[1]], f"{found[2]}{' initiated against you' if found[3] else ''}"
        ),
    ),
    (
        r"\b[Yy]ou may declare ([^.,]+?) as (?:a|the) defender of an? ((?:\[\w+\] )?challenge) against you even if "
        r"(?:he|she|it) is already kneeling\b",
        lambda found: f"{found[1]} {_declared_kneeling('a defender', f'{found[2]}s initiated against you')}",
    ),
    (
        r"\bknelt ([^.,]*?)(character|card)s you control (?:can|may) be declared as (attack|defend)ers during "
        r"((?:\[\w+\] )?challenges)",
        lambda found: (
            f"each {found[1]}{found[2]} you control {_declared_kneeling(_ROLES[found[3]], found[4])}"
        ),
    ),
    (
        r"\bis eligible, while kneeling, to be declared as (an attacker|a defender) for any challenge in which it could normally "
        r"participate\b",
        lambda found: _declared_kneeling(found[1], "challenges"),
    ),
)
"""Each with what the grammars read of the same meaning."""


def _declared_kneeling(role: str, when: str) -> str:
    """A card that may be declared though it is kneeling."""
    return f"may be declared as {role} during {when}, even while kneeling"
