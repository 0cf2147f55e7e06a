"""A card with all that a search can ask of it, prepared once."""

import re

from msgspec import Struct

from agot_judge.cards.card import Card
from agot_judge.cards.model import CardFace
from agot_judge.cards.pool import plain

_MARKUP = re.compile(r"</?[a-zA-Z]+>")


class Findable(Struct, frozen=True, kw_only=True):
    """A card, its words as `plain` has them, and what others know of it."""

    card: Card
    name: str
    label: str
    """The name with its pack in parentheses, as completion gives it."""
    text: str
    traits: tuple[str, ...]
    keywords: frozenset[str]
    abilities: frozenset[str]
    is_: frozenset[str]
    has: frozenset[str]

    @property
    def face(self) -> CardFace:
        """The print on the card."""
        return self.card.face


def without_markup(text: str) -> str:
    """A printed text without its tags for bold and italics."""
    return _MARKUP.sub("", text)


def findable(
    card: Card,
    *,
    keywords: frozenset[str],
    abilities: frozenset[str],
    has_errata: bool,
    has_ruling: bool,
    restricted: frozenset[str],
) -> Findable:
    """The card made ready for a search; ``restricted`` says ``restricted`` or ``banned`` where a list has it."""
    face = card.face
    is_ = {
        "unique": face.unique,
        "loyal": face.loyal,
        "neutral": not face.factions,
        "limited": face.limited,
        "errata": has_errata,
    }
    has = {
        "ruling": has_ruling,
        "errata": has_errata,
        "text": bool(face.text),
        "flavor": bool(card.flavor),
        "keyword": bool(keywords),
        "ability": bool(abilities),
        "icon": bool(face.icons),
        "trait": bool(face.traits),
    }
    return Findable(
        card=card,
        name=plain(face.name),
        label=plain(card.label),
        text=plain(without_markup(face.text)),
        traits=tuple(plain(trait) for trait in face.traits),
        keywords=keywords,
        abilities=abilities,
        is_=frozenset(word for word, holds in is_.items() if holds) | restricted,
        has=frozenset(word for word, holds in has.items() if holds),
    )
