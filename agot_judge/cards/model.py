"""The facts that are printed on a card, in the words of the rules and of the scenario format."""

from typing import Literal

from msgspec import Struct

CardType = Literal["character", "location", "attachment", "event", "plot", "agenda", "title", "faction"]
Number = int | Literal["X"] | None
"""A printed number: a value, the letter X, or None where a dash or nothing is printed."""


class CardFace(Struct, frozen=True, kw_only=True):
    """The facts printed on one card. Numbers that its type does not have are None."""

    name: str
    type: CardType
    factions: tuple[str, ...] = ()
    """Affiliations (``stark`` ... ``thenightswatch``); empty for a neutral card. In 1e and ccg: the Houses."""
    loyal: bool = False
    unique: bool = False
    limited: bool = False
    cost: Number = None
    strength: Number = None
    icons: tuple[str, ...] = ()
    """Challenge icons out of ``military``, ``intrigue``, ``power``."""
    naval: tuple[str, ...] = ()
    """In 1e: those of the icons that have the naval enhancement."""
    traits: tuple[str, ...] = ()
    gold: Number = None
    income: Number = None
    """In 1e: the gold that a card which is no plot adds to its controller's income."""
    initiative: Number = None
    claim: Number = None
    reserve: Number = None
    rivals: tuple[str, ...] = ()
    supports: tuple[str, ...] = ()
    influence: int = 0
    crests: tuple[str, ...] = ()
    doomed: bool = False
    text: str = ""
    """The printed text, one ability or keyword line a line."""
    code: str = ""
    """The printed card's own code (``01001``); empty where it is not known."""
    pack: str = ""
    """The code of the pack that it comes from (``Core``, ``WotN``); empty where it is not known."""
    deck_limit: int | None = None
    """The number of copies that a deck may hold, where the source says it."""
