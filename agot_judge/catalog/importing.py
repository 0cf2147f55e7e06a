"""Importing files of card data into the store."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.cards.card import Card
from agot_judge.cards.changes import Changes, Pack, compare, pack_of
from agot_judge.cards.errata import Erratum, with_errata
from agot_judge.cards.importers.sources import CardData, PackFacts, RestrictedList
from agot_judge.catalog.documents import EDITION
from agot_judge.errors import CardDataError, ImportedMeanwhile, KeptByAnotherVersion
from agot_judge.storage import CardStore


class Imported(Struct, frozen=True, kw_only=True):
    """The result of an import."""

    changes: Changes
    lists: tuple[RestrictedList, ...]
    without_cards: tuple[str, ...] = ()
    """Codes of packs that were told of, but have no cards here to which it could be added."""
    damaged: tuple[str, ...] = ()
    """The names of what was kept before and was not as it was written."""


ATTEMPTS = 5
"""The most attempts at an import, which is compared anew because another one came between."""


def import_data(
    store: CardStore, files: Iterable[CardData], errata: Iterable[Erratum], is_trial: bool = False
) -> Imported:
    """Put cards, packs and restricted lists of the files into the store, errata applied; all or nothing.

    The same files again change nothing. A trial changes nothing either, and tells what would change.

    Raises CardDataError where two files disagree, and StorageError.
    """
    read = tuple(files)
    cards = with_errata(_together(read), errata)
    for attempt in range(1, ATTEMPTS + 1):
        since = store.last_import()
        done = _compared(store, read, cards)
        if is_trial:
            break
        try:
            store.save(done.changes, done.lists, (file.source for file in read), since)
            break
        except ImportedMeanwhile:
            if attempt == ATTEMPTS:
                raise
    return done


def _compared(store: CardStore, read: tuple[CardData, ...], cards: tuple[Card, ...]) -> Imported:
    kept, known, damaged = _kept(store)
    packs = {(EDITION, pack.code): pack for one in read for pack in one.packs}
    own = {pack_of(card) for card in cards}
    # A list of packs also tells of packs that were imported before.
    others = tuple(card for card in kept if pack_of(card) in packs and pack_of(card) not in own)
    changes = compare(kept, (_with_pack(card, packs) for card in (*cards, *others)), _in_part(read))
    lists = tuple(one for file in read for one in file.lists)
    unused = {code for _, code in set(packs) - own - {pack_of(card) for card in others}}
    return Imported(
        changes=changes,
        lists=tuple(one for one in lists if one not in known),
        without_cards=tuple(sorted(unused)),
        damaged=damaged,
    )


def _kept(store: CardStore) -> tuple[tuple[Card, ...], frozenset[RestrictedList], tuple[str, ...]]:
    try:
        kept = store.kept()
    except KeptByAnotherVersion:
        return (), frozenset(), ()  # it says itself that all must be imported anew: this does
    return kept.cards, frozenset(kept.lists), kept.damaged


def _in_part(read: tuple[CardData, ...]) -> frozenset[Pack]:
    """The packs of which single cards are imported, and no whole list."""
    packs = {
        is_single: {pack_of(card) for file in read if file.is_single is is_single for card in file.cards}
        for is_single in (True, False)
    }
    return frozenset(packs[True] - packs[False])


def _together(files: tuple[CardData, ...]) -> tuple[Card, ...]:
    found: dict[str, tuple[Card, str]] = {}
    for file in files:
        for card in file.cards:
            known, source = found.setdefault(card.face.code, (card, file.source))
            if known != card:
                raise CardDataError(
                    f"{file.source}: card {card.face.code} ({card.face.name}) differs from the one in {source}. "
                    "Import the two files one after the other."
                )
    return tuple(card for card, _ in found.values())


def _with_pack(card: Card, packs: dict[Pack, PackFacts]) -> Card:
    pack = packs.get(pack_of(card))
    if pack is None:
        return card
    return replace(
        card,
        pack_name=pack.name,
        released=pack.released or card.released,
        cycle=pack.cycle if pack.cycle is not None else card.cycle,
    )
