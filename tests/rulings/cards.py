"""Cards for a table: by title, with structured abilities."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import msgspec

from agot_judge.cards.model import CardFace
from agot_judge.engine.ability import Ability, AttachesTo, Cards
from agot_judge.engine.state.game import Keyword


@dataclass(frozen=True)
class Card:
    """One card to put on the table."""

    face: CardFace
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Ability, ...] = ()
    attacking: bool = False
    defending: bool = False
    kneeling: bool = False
    facedown: bool = False
    duplicates: int = 0
    power: int = 0
    tokens: tuple[tuple[str, int], ...] = ()
    attachments: tuple[Card, ...] = ()
    attaches_to: Cards | None = None
    label: str = ""
    """What tells this copy apart from others of its title."""

    def copy(self, label: str) -> Card:
        """Another copy of the card, called so."""
        return replace(self, label=label)

    def having(self, *keywords: Keyword) -> Card:
        """The card with these keywords besides."""
        return replace(self, keywords=(*self.keywords, *keywords))


def ability(tree: dict[str, Any]) -> Ability:
    """An ability in its structured form; a single choice may stand without a list."""
    if isinstance(tree.get("choose"), dict):
        tree = tree | {"choose": [tree["choose"]]}
    return msgspec.convert(tree, Ability)


def _restriction(card: Card) -> tuple[Ability, ...]:
    """What the text of an attachment says of the cards to which it can be attached."""
    if card.attaches_to is None:
        return ()
    return (Ability(kind="constant", effects=(AttachesTo(cards=card.attaches_to),)),)


def character(
    name: str,
    strength: int = 3,
    icons: str = "military intrigue power",
    keywords: str = "",
    traits: tuple[str, ...] = (),
    abilities: tuple[dict[str, Any], ...] = (),
    unique: bool = False,
    **marks: Any,
) -> Card:
    """A character with these numbers, icons, keywords and marks."""
    return Card(
        face=CardFace(
            name=name,
            type="character",
            strength=strength,
            icons=tuple(icons.split()),
            traits=traits,
            unique=unique or bool(marks.get("duplicates")),
            cost=strength,
        ),
        keywords=tuple(Keyword(word) for word in keywords.split()),
        abilities=tuple(ability(tree) for tree in abilities),
        **marks,
    )


def location(name: str, *abilities: dict[str, Any], cost: int = 2, **marks: Any) -> Card:
    """A location with these abilities."""
    face = CardFace(name=name, type="location", cost=cost)
    return Card(face=face, abilities=tuple(ability(tree) for tree in abilities), **marks)


def attachment(
    name: str,
    keywords: str = "",
    on: dict[str, Any] | None = None,
    traits: tuple[str, ...] = (),
    abilities: tuple[dict[str, Any], ...] = (),
    cost: int = 1,
) -> Card:
    """An attachment; ``on`` describes what it can be attached to."""
    return Card(
        face=CardFace(name=name, type="attachment", cost=cost, traits=traits),
        keywords=tuple(Keyword(word) for word in keywords.split()),
        abilities=tuple(ability(tree) for tree in abilities),
        attaches_to=None if on is None else msgspec.convert(on, Cards),
    )


def plot(
    name: str,
    *abilities: dict[str, Any],
    gold: int = 5,
    initiative: int = 5,
    claim: int = 1,
    reserve: int = 6,
    keywords: tuple[Keyword, ...] = (),
) -> Card:
    """A plot card with these values and abilities."""
    face = CardFace(name=name, type="plot", gold=gold, initiative=initiative, claim=claim, reserve=reserve)
    return Card(face=face, keywords=keywords, abilities=tuple(ability(tree) for tree in abilities))


def event(name: str, tree: dict[str, Any], cost: int = 0) -> Card:
    """An event card with one ability."""
    return Card(
        face=CardFace(name=name, type="event", cost=cost), abilities=(ability({"zone": "hand"} | tree),)
    )
