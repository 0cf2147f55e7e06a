"""The record of an import, and how a kept record is written, sealed and read."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import TypeVar

import msgspec
from msgspec import Struct

from agot_judge.cards.card import Card
from agot_judge.cards.importers.sources import RestrictedList
from agot_judge.errors import KeptByAnotherVersion
from agot_judge.sealed import opened, seal_of, sealed

Kept = TypeVar("Kept", Card, RestrictedList)
Row = tuple[object, object]
"""A key and its data, as a database gives them."""


class Import(Struct, frozen=True, kw_only=True):
    """One import as it was recorded."""

    number: int
    """Counts the imports of this store from 1."""
    created: datetime
    """To the second, in UTC."""
    sources: tuple[str, ...]
    added: int
    changed: int
    removed: int


class KeptCards(Struct, frozen=True, kw_only=True):
    """All that is kept of cards, as far as it is as it was written."""

    cards: tuple[Card, ...] = ()
    """In the order of the codes."""
    lists: tuple[RestrictedList, ...] = ()
    """By name."""
    damaged: tuple[str, ...] = ()
    """The names of what is not as it was written and is left out: ``card 01001``, ``restricted list Spring``."""


NOTHING_KEPT = KeptCards()


def encoded(value: Card | RestrictedList) -> bytes:
    """A record as it is kept."""
    return sealed(record_of(value))


def name_of(value: Card | RestrictedList) -> str:
    """The key of a record."""
    return value.face.code if isinstance(value, Card) else value.name


def read_kept(cards: Iterable[Row], lists: Iterable[Row], seals: Iterable[Row]) -> KeptCards:
    """The cards in the rows of the tables. Raises KeptByAnotherVersion."""
    damaged: list[str] = []
    kept_cards, card_records = _decoded(Card, "card", cards, damaged)
    kept_lists, list_records = _decoded(RestrictedList, "restricted list", lists, damaged)
    wanted = {_text(key): data for key, data in seals}
    for table, records, what in (
        ("card", card_records, "cards"),
        ("restricted_list", list_records, "restricted lists"),
    ):
        is_whole = table not in wanted or wanted[table] == seal_of_all(records)
        if not is_whole and not damaged:
            damaged.append(f"the list of {what}: {len(records)} are there, and not all as they were imported")
    return KeptCards(cards=tuple(kept_cards), lists=tuple(kept_lists), damaged=tuple(damaged))


def seal_of_all(records: Iterable[bytes]) -> bytes:
    """A seal of all records of a table together, as they stand there: one that is gone, or there twice, is noticed."""
    return seal_of(b"".join(sorted(map(seal_of, records))))


def record_of(value: Card | RestrictedList) -> bytes:
    """A record without its seal."""
    return msgspec.json.encode(value)


def read_record(kind: type[Kept], data: object) -> Kept | None:
    """The value of what is kept; None where it is damaged. What earlier versions kept has no seal.

    Raises KeptByAnotherVersion.
    """
    record = _record(data)
    if record is None:
        return None
    try:
        return msgspec.json.decode(record, type=kind)
    except msgspec.ValidationError as error:
        raise KeptByAnotherVersion(
            f"the imported cards were kept by another version of this program ({error}): import them anew"
        ) from error
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def read_import(row: Sequence[object]) -> Import:
    """The record in a row of the table of imports."""
    number, created, sources, added, changed, removed = row
    return Import(
        number=whole_number(number),
        created=moment(created),
        sources=tuple(_text(sources).split("\n")),
        added=whole_number(added),
        changed=whole_number(changed),
        removed=whole_number(removed),
    )


def moment(seconds: object) -> datetime:
    """The time that was kept as seconds since 1970; 1970 where it cannot be one any more."""
    try:
        return datetime.fromtimestamp(whole_number(seconds), UTC)
    except (ValueError, OverflowError, OSError):
        return datetime.fromtimestamp(0, UTC)


def whole_number(value: object) -> int:
    """The number that was kept; 0 where it is none any more."""
    return value if isinstance(value, int) else 0


def _record(data: object) -> bytes | None:
    """The record without its seal, as an earlier version may have written it; None where it is damaged."""
    if not isinstance(data, bytes):
        return None
    record = opened(data)
    return data if record is None and data.startswith(b'{"') else record


def _decoded(
    kind: type[Kept], what: str, rows: Iterable[Row], damaged: list[str]
) -> tuple[list[Kept], list[bytes]]:
    """The values in the order of their names, and their records."""
    found: dict[str, Kept] = {}
    records: dict[str, bytes] = {}
    for key, data in rows:
        value = read_record(kind, data)
        if value is None or _text(key) != name_of(value) or name_of(value) in found:
            damaged.append(f"{what} {_text(key)}")
        # What the seal vouches for is whole, though its key is not.
        if value is not None:
            found[name_of(value)] = value
            records[name_of(value)] = _record(data) or b""
    return [found[name] for name in sorted(found)], list(records.values())


def _text(key: object) -> str:
    """A key as it can be shown: bytes of it may be damaged."""
    return key.decode("utf-8", "replace") if isinstance(key, bytes) else str(key)
