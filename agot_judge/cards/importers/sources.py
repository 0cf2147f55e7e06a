"""The contents that a file of card data may have, whatever its shape was."""

from typing import Literal

from msgspec import Struct

from agot_judge.cards.card import Card
from agot_judge.cards.deck_list import DeckList

TYPES = ("character", "location", "attachment", "event", "plot", "agenda", "title")
FACTIONS = (
    *("baratheon", "greyjoy", "lannister", "martell", "thenightswatch"),
    *("stark", "targaryen", "tyrell", "neutral"),
)
CODE = r"[A-Za-z0-9_-]{1,32}"
"""The pattern of a card's or a pack's code."""


class PackFacts(Struct, frozen=True, kw_only=True):
    """The facts about one pack in a list of packs."""

    code: str
    name: str
    released: str = ""
    cycle: int | None = None


class Pod(Struct, frozen=True):
    """Cards of which a deck may have one kind: ``restricted`` with any of ``cards``, or none of ``cards`` together."""

    cards: tuple[str, ...]
    restricted: str = ""


class Restrictions(Struct, frozen=True, kw_only=True):
    """A restricted list for one format of play; cards by their codes."""

    format: str
    """``joust``, ``melee`` or another name that the source gives."""
    restricted: tuple[str, ...] = ()
    banned: tuple[str, ...] = ()
    pods: tuple[Pod, ...] = ()


class RestrictedList(Struct, frozen=True, kw_only=True):
    """A restricted list as somebody issued it."""

    name: str
    issuer: str = ""
    date: str = ""
    formats: tuple[Restrictions, ...] = ()


class CardData(Struct, frozen=True, kw_only=True):
    """Everything that one file holds."""

    source: str
    shape: Literal[
        "ThronesDB cards",
        "ThronesDB card",
        "ThronesDB packs",
        "throneteki packs",
        "restricted lists",
        "cards of the First Edition",
        "deck list",
    ]
    cards: tuple[Card, ...] = ()
    is_single: bool = False
    """It is one card by itself, not a list: it says nothing of the others of its pack."""
    packs: tuple[PackFacts, ...] = ()
    lists: tuple[RestrictedList, ...] = ()
    unused: tuple[tuple[str, int], ...] = ()
    """Fields that nothing is kept of, each with how many entries have it."""
    decks: tuple[DeckList, ...] = ()
    read_as: str = ""
    """The encoding in which a deck list was read, where it is not UTF-8."""
