"""What must be true for an ability to be used, an effect to resolve, or a constant ability to be active."""

from typing import Literal

from msgspec import Struct

from agot_judge.engine.ability.cards import Amount, Cards
from agot_judge.engine.ability.words import Period, Ref, Relation, Who


class Compare(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Two numbers: ``you control more Knights than each opponent``.

    With ``versus`` the right one is read for an opponent (any, or each), who is ``this opponent`` in it.
    """

    left: Amount
    relation: Relation
    right: Amount
    versus: Literal["", "an opponent", "each opponent"] = ""


class Happened(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that has happened: ``you have won a military challenge this phase``."""

    event: str
    player: Who = "any"
    period: Period = "phase"
    challenge: tuple[str, ...] = ()
    as_player: Literal["attacking player", "defending player"] | None = None
    card: Cards | None = None
    at_least: int = 1


class Condition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every field that is given must hold."""

    exists: Cards | None = None
    count_at_least: int = 1
    count_at_most: int | None = None
    """With ``exists``: there are no more than this (0: there is none; ``count_at_least`` is then not looked at)."""
    phase: tuple[str, ...] = ()
    challenge: tuple[str, ...] = ()
    """Types, one of which the present challenge must have; ``any`` for every type, ``chosen`` for the one named."""
    you_are: (
        Literal["attacking player", "defending player", "winner", "loser", "first player", "not first player"]
        | None
    ) = None
    player: Who | None = None
    """With ``player_is``: the player of whom it speaks."""
    player_is: Literal["", "attacking player", "defending player", "first player", "winner", "loser"] = ""
    unopposed: bool | None = None
    card: Ref | None = None
    """With ``fits``: that card fits the description (``if that character is a Lord``)."""
    fits: Cards | None = None
    compare: Compare | None = None
    happened: Happened | None = None
    succeeded: bool | None = None
    """The effect before resolved in full (True), or did not (False): ``if you do``, ``if you cannot``."""
    nth_challenge: int | None = None
    """The present challenge is the attacking player's so-manyth of this ``nth_of`` type in the period."""
    nth_type: str = ""
    nth_by: Who = "you"
    nth_period: Literal["phase", "round"] = "phase"
    all_of: tuple["Condition", ...] = ()
    any_of: tuple["Condition", ...] = ()
    none_of: tuple["Condition", ...] = ()
