"""The changes of an import: cards added, changed field by field, removed."""

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.cards.card import Card
from agot_judge.cards.model import CardFace

Pack = tuple[str, str]
"""A pack's edition and code: two editions may call a pack the same."""


def pack_of(card: Card) -> Pack:
    """The pack of a card."""
    return card.edition, card.face.pack


class ChangedCard(Struct, frozen=True, kw_only=True):
    """A card that was there before, and in which fields it differs now."""

    before: Card
    after: Card
    fields: tuple[str, ...]
    """Names of fields of the face and of the card (``cost``, ``text``, ``illustrator``)."""


class Changes(Struct, frozen=True, kw_only=True):
    """The difference between what was kept and what is imported, in the order of the codes."""

    added: tuple[Card, ...] = ()
    changed: tuple[ChangedCard, ...] = ()
    removed: tuple[Card, ...] = ()
    same: int = 0

    @property
    def is_nothing(self) -> bool:
        """True where all is as it was."""
        return not (self.added or self.changed or self.removed)


def compare(
    kept: Iterable[Card], imported: Iterable[Card], in_part: frozenset[Pack] = frozenset()
) -> Changes:
    """The changes by the imported cards. A pack that is imported is imported whole: its other cards are removed.

    Not those of the packs ``in_part``.

    The release date and the cycle stay where the new source does not tell them.
    """
    before = {card.face.code: card for card in kept}
    after = {card.face.code: _with_kept_facts(card, before) for card in imported}
    packs = {pack_of(card) for card in after.values()} - in_part
    changed = []
    for code, card in after.items():
        fields = different_fields(before[code], card) if code in before else ()
        if fields:
            changed.append(ChangedCard(before=before[code], after=card, fields=fields))
    added = tuple(card for code, card in after.items() if code not in before)
    removed = tuple(card for code, card in before.items() if code not in after and pack_of(card) in packs)
    return Changes(
        added=_in_order(added),
        changed=tuple(sorted(changed, key=lambda one: one.after.face.code)),
        removed=_in_order(removed),
        same=len(after) - len(added) - len(changed),
    )


def different_fields(one: Card, other: Card) -> tuple[str, ...]:
    """The names of the fields in which two cards differ."""
    faces = (
        name for name in CardFace.__struct_fields__ if getattr(one.face, name) != getattr(other.face, name)
    )
    rest = (
        name
        for name in Card.__struct_fields__
        if name != "face" and getattr(one, name) != getattr(other, name)
    )
    return (*faces, *rest)


def _with_kept_facts(card: Card, before: Mapping[str, Card]) -> Card:
    known = before.get(card.face.code)
    if known is None:
        return card
    return replace(
        card,
        released=card.released or known.released,
        cycle=card.cycle if card.cycle is not None else known.cycle,
        pack_name=card.pack_name or known.pack_name,
    )


def _in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: card.face.code))
