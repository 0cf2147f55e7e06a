"""The melee titles of the core set, whose facts the project ships."""

from functools import cache
from pathlib import Path
from typing import Any

import yaml
from msgspec import Struct, convert

from agot_judge.cards.model import CardFace
from agot_judge.cards.title import Title, TitleAbilities

NAMES = (
    "Crown Regent",
    "Hand of the King",
    "Master of Coin",
    "Master of Laws",
    "Master of Ships",
    "Master of Whispers",
)


class _Facts(Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    rivals: tuple[str, ...] = ()
    supports: tuple[str, ...] = ()
    does: dict[str, Any] = {}


@cache
def core_titles() -> dict[str, Title]:
    """The six titles by name."""
    text = Path(__file__).with_name("library").joinpath("titles.yaml").read_text(encoding="utf-8")
    facts = convert(yaml.safe_load(text), dict[str, _Facts])
    return {
        name: Title(
            face=CardFace(
                name=name, type="title", rivals=title.rivals, supports=title.supports, text=title.text
            ),
            abilities=_abilities(title.does),
        )
        for name, title in facts.items()
    }


def _abilities(does: dict[str, Any]) -> TitleAbilities:
    """The abilities of a title; a mapping by type of challenge becomes pairs."""
    plain = {key: tuple(value.items()) if isinstance(value, dict) else value for key, value in does.items()}
    return convert(plain, TitleAbilities)
