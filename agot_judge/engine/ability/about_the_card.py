"""Statements of a text about its own card: to what it attaches, when it may be played, whose rival a title is."""

from typing import Literal

from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.engine.ability.node import EffectNode


class AttachesTo(EffectNode, frozen=True, kw_only=True, tag="attaches to"):
    """An attachment's restriction: ``Lord character you control only``."""

    cards: Cards
    copies: int | None = None
    """``Limit 1 copy per character``."""


class PlayOnly(EffectNode, frozen=True, kw_only=True, tag="play only"):
    """A play restriction of the card: ``Play only during a challenge``."""

    condition: Condition


class DeckBuilding(EffectNode, frozen=True, kw_only=True, tag="deck building"):
    """A line about the building of decks or another format: nothing happens in a game because of it."""

    text: str


class Rivalry(EffectNode, frozen=True, kw_only=True, tag="rivalry"):
    """Printed on a melee title: its rivals, the titles that it supports, those by which it is supported."""

    titles: tuple[str, ...] = ()
    relation: Literal["rivals", "supports", "supported by"]


class TitleRight(EffectNode, frozen=True, kw_only=True, tag="title right"):
    """Printed on a melee title: what it lets its bearer do."""

    may: Literal["redirect", "additional challenge", "claim against any number"]
    challenge: Literal["", "military", "intrigue", "power"] = ""
    times: int = 1
