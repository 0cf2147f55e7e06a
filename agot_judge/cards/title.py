"""The abilities of a melee title for the player who bears it."""

from msgspec import Struct

from agot_judge.cards.model import CardFace

ByType = tuple[tuple[str, int], ...]
"""Pairs: a type of challenge, and how much."""


class TitleAbilities(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Numbers that a title adds to its bearer's, and what it lets the bearer do, besides rivals and supports."""

    strength: ByType = ()
    """STR contributed in challenges of a type in which the bearer controls a participating character."""
    dominance: int = 0
    """STR contributed to the bearer's total for dominance."""
    gold: int = 0
    reserve: int = 0
    """The number that the title adds to the reserve (``gold``: to the gold value) of the bearer's revealed plot card."""
    cards_drawn: int = 0
    """The number of additional cards that the bearer draws in the draw phase's framework step."""
    claim_against_rivals: ByType = ()
    """Claim added during challenges of a type in which the bearer attacks a rival."""
    additional_challenge: str = ""
    """The type of the additional challenge that the bearer may initiate, against a different opponent."""
    claim_against_any: str = ""
    """The type of the bearer's challenges whose claim may be resolved against any number of opponents."""
    redirects: int = 0
    """The number of challenges that it can redirect each round."""


NO_ABILITIES = TitleAbilities()


class Title(Struct, frozen=True):
    """One title: its face, and what it does."""

    face: CardFace
    abilities: TitleAbilities
