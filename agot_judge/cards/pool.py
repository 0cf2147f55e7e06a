"""The cards there are to name: looked up by code, by name, by ``Name (Pack)``."""

import unicodedata
from collections.abc import Iterable
from functools import cached_property
from typing import Protocol

from msgspec.structs import replace

from agot_judge.cards.card import Card
from agot_judge.cards.model import CardFace

_PLAIN = str.maketrans({"“": '"', "”": '"', "‘": "'", "’": "'", "–": "-", "—": "-", "…": "..."})


def plain(text: str) -> str:
    """``text`` as names are compared: case, accents, kinds of quotes and dashes, and white space set aside."""
    letters = unicodedata.normalize("NFKD", text.translate(_PLAIN))
    return " ".join("".join(sign for sign in letters if not unicodedata.combining(sign)).casefold().split())


class CardPool(Protocol):
    """Where cards come from that nobody describes on the spot."""

    def named(self, name: str, edition: str) -> tuple[CardFace, ...]:
        """The cards of the edition that ``name`` can mean: none, one, or several that share it.

        A name with its pack (``Nymeria (WotN)``), one with its code (``Eddard Stark (core_5)``) and a code mean one.
        Printings of one card with the same facts count once.
        """

    def names(self, edition: str) -> tuple[str, ...]:
        """Every name that means exactly one card of the edition: the bare one, with the pack where several cards share it."""


class Pool:
    """The cards of one edition in memory, in the order of the codes."""

    def __init__(self, cards: Iterable[Card], damaged: tuple[str, ...] = ()) -> None:
        self.damaged = damaged
        """The names of what was left out because it is not as it was kept: ``card 01001``."""
        self.cards = tuple(sorted(cards, key=lambda card: (card.face.code, card.face.name)))

    def code(self, code: str) -> Card | None:
        """The card with this code."""
        return self._by_code.get(code.strip())

    def printings(self, name: str) -> tuple[Card, ...]:
        """Every printing that ``name`` can mean: a code or a name with its pack means one."""
        by_code = self.code(name)
        if by_code is not None:
            return (by_code,)
        return self._by_name.get(plain(name)) or self._by_label.get(plain(name), ())

    def named(self, name: str) -> tuple[CardFace, ...]:
        """The cards that the name can mean; printings of one card with the same facts count once."""
        found: dict[CardFace, CardFace] = {}
        for card in self.printings(name):
            found.setdefault(facts(card.face), card.face)
        return tuple(found.values())

    def names(self) -> tuple[str, ...]:
        """Every name that means exactly one card."""
        return tuple(self._names)

    def text_of(self, name: str) -> str:
        """The words on the cards of this name that is spoken of: their type and their texts; empty where there is none."""
        return " ".join(f"{face.type} {face.text}" for face in self.named(name))

    def label(self, face: CardFace) -> str:
        """The shortest name that means this card alone: the bare one, the one with its pack, else its code."""
        names = (face.name, f"{face.name} ({face.pack})")
        return next((name for name in names if len(self.named(name)) == 1), face.code)

    @cached_property
    def _by_code(self) -> dict[str, Card]:
        return {card.face.code: card for card in self.cards if card.face.code}

    @cached_property
    def _by_name(self) -> dict[str, tuple[Card, ...]]:
        found: dict[str, list[Card]] = {}
        for card in self.cards:
            found.setdefault(plain(card.face.name), []).append(card)
        return {name: tuple(cards) for name, cards in found.items()}

    @cached_property
    def _by_label(self) -> dict[str, tuple[Card, ...]]:
        found: dict[str, list[Card]] = {}
        for card in self.cards:
            for pack in dict.fromkeys((card.face.pack, card.pack_name, card.face.code)):
                if pack:
                    found.setdefault(plain(f"{card.face.name} ({pack})"), []).append(card)
        return {label: tuple(cards) for label, cards in found.items()}

    @cached_property
    def _names(self) -> dict[str, None]:
        return dict.fromkeys(self.label(card.face) for card in self.cards)


class Pools:
    """A card pool in memory: that of each edition apart, since no name of one means a card of another."""

    def __init__(self, cards: Iterable[Card] = (), damaged: tuple[str, ...] = ()) -> None:
        by_edition: dict[str, list[Card]] = {}
        for card in cards:
            by_edition.setdefault(card.edition, []).append(card)
        self._damaged = damaged
        self._pools = {edition: Pool(found, damaged) for edition, found in by_edition.items()}

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions of which there are cards."""
        return tuple(edition for edition, pool in self._pools.items() if pool.cards)

    def of(self, edition: str) -> Pool:
        """The cards of the edition."""
        return self._pools.setdefault(edition, Pool((), self._damaged))

    def titles(self) -> tuple[str, ...]:
        """The titles of all cards, each once."""
        every = (card.face.name for pool in self._pools.values() for card in pool.cards)
        return tuple(dict.fromkeys(every))

    def text_of(self, name: str) -> str:
        """See Pool: of the first edition that has cards of this name."""
        return next((text for pool in self._pools.values() if (text := pool.text_of(name))), "")

    def named(self, name: str, edition: str) -> tuple[CardFace, ...]:
        """See CardPool."""
        return self.of(edition).named(name)

    def names(self, edition: str) -> tuple[str, ...]:
        """See CardPool."""
        return self.of(edition).names()


NO_CARDS: CardPool = Pools()
"""For whoever has no cards but those that are described on the spot."""


def told_apart(faces: Iterable[CardFace]) -> tuple[str, ...]:
    """A name for each of several cards that share one: with its pack, and where that is the same, its code too."""
    found = tuple(faces)
    labels = [f"{face.name} ({face.pack})" for face in found]
    return tuple(
        label if labels.count(label) == 1 else f"{face.code} ({label})"
        for face, label in zip(found, labels, strict=True)
    )


def facts(face: CardFace) -> CardFace:
    """The face without what differs between two printings of one card."""
    return replace(face, code="", pack="", deck_limit=None)
