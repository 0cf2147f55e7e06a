"""The melee titles of the core set, whose facts the project ships."""

from functools import cache
from pathlib import Path

import yaml
from msgspec import Struct, convert

from agot_judge.cards.model import CardFace

NAMES = (
    "Crown Regent",
    "Hand of the King",
    "Master of Coin",
    "Master of Laws",
    "Master of Ships",
    "Master of Whispers",
)


class Title(Struct, frozen=True):
    """One title: its face, and what of it the engine does not execute yet, in our own words."""

    face: CardFace
    unread: str


class _Facts(Struct, frozen=True, forbid_unknown_fields=True):
    rivals: tuple[str, ...] = ()
    supports: tuple[str, ...] = ()
    unread: str = ""


@cache
def core_titles() -> dict[str, Title]:
    """The six titles by name."""
    text = Path(__file__).with_name("library").joinpath("titles.yaml").read_text(encoding="utf-8")
    facts = convert(yaml.safe_load(text), dict[str, _Facts])
    return {
        name: Title(
            face=CardFace(name=name, type="title", rivals=title.rivals, supports=title.supports),
            unread=title.unread,
        )
        for name, title in facts.items()
    }
