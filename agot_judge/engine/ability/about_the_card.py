"""Statements of a text about its own card: to what it attaches, when it may be played, whose rival a title is."""

from typing import Literal

from msgspec import Struct

from agot_judge.engine.ability.cards import Cards, Condition


class AttachesTo(
    Struct, frozen=True, kw_only=True, tag_field="do", tag="attaches to", forbid_unknown_fields=True
):
    """An attachment's restriction: ``Lord character you control only``."""

    cards: Cards
    copies: int | None = None
    """``Limit 1 copy per character``."""


class PlayOnly(
    Struct, frozen=True, kw_only=True, tag_field="do", tag="play only", forbid_unknown_fields=True
):
    """A play restriction of the card: ``Play only during a challenge``."""

    condition: Condition


class DeckBuilding(
    Struct, frozen=True, kw_only=True, tag_field="do", tag="deck building", forbid_unknown_fields=True
):
    """A line about the building of decks or another format: nothing happens in a game because of it."""

    text: str


class Rivalry(Struct, frozen=True, kw_only=True, tag_field="do", tag="rivalry", forbid_unknown_fields=True):
    """Printed on a melee title: its rivals, the titles that it supports, those by which it is supported."""

    titles: tuple[str, ...] = ()
    relation: Literal["rivals", "supports", "supported by"]


class TitleRight(
    Struct, frozen=True, kw_only=True, tag_field="do", tag="title right", forbid_unknown_fields=True
):
    """Printed on a melee title: what it lets its bearer do."""

    may: Literal["redirect", "additional challenge", "claim against any number"]
    challenge: Literal["", "military", "intrigue", "power"] = ""
    times: int = 1
