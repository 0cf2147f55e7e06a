"""A case as a few bytes, so that a code on one screen carries it to another device: its entries, each by its own number.

Paragraphs that the other device has in the same words travel by their ids. Packed bytes are read by devices that were
prepared at another time: the dictionary below never changes; another packing would begin with another byte.
"""

import binascii
import zlib
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from agot_judge.errors import EntryError
from agot_judge.events.bodies import Cited
from agot_judge.events.entry import Entry, plain, read_entry

VERSION = b"\x01"
MOST_BYTES = 1024 * 1024
MOST_ENTRIES = 200
DAMAGED = "This code does not hold a case: a letter of it was read wrong. Scan it again."
SHARED = ("uuid", "kind", "subject", "member", "device", "n", "made_at", "offset", "received", "body")
"""The fields in the order in which they travel; the event stands in the address."""
_DICTIONARY = (
    b'"overturned","upheld","changed","answer":"","reason":"","cites":["2e/rr/","2e/faq/","1e/","ccg/"],"lines":[{"text":"",'
    b'"cites":["2e/rr/"]}]},"case.withdrawn",{"why":"","into":null},"case.announced",{},"case.amended","replaces":["'
    b'"case.decided",{"result":"","note.added",{"text":"","on":null},"case.appealed",{"by":"","grounds":""},"device-'
    b'"board":{"text":"title: \\nedition: 2e\\nplayers:\\n  Ann:\\n    faction: stark\\n    plot: {name: , type: plot, gold: 5, '
    b"initiative: 0, claim: 1, reserve: 6}\\n    power: \\n    hand: []\\n    play:\\n      - : attacking, kneeling\\n  Bob:\\n "
    b"   faction: lannister\\ncards:\\n  : {type: character, str: 3, icons: [military, intrigue, power], traits: []}\\n"
    b'","at":"","documents":[["2e/rr",""],["2e/faq",""]],"program":"","lines":[],"said":""},"call_began":0}'
    b'["case.opened","{"question":"","table":"","round":"","people":[],"edition":"2e","cards":[],"board":null,"call_began":'
    b'"case.ruled",{"answer":"","reason":"","cites":["'
)


def packed_case(entries: Iterable[Entry], quoted: Callable[[str], Cited | None]) -> bytes:
    """The entries of a case as bytes; ``quoted`` says how a paragraph is quoted now."""
    rows = [[_short(plain(one), quoted)[field] for field in SHARED] for one in entries]
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, _DICTIONARY)
    data = msgspec.json.encode(rows)
    return VERSION + zlib.crc32(data).to_bytes(4, "big")[:2] + squeezer.compress(data) + squeezer.flush()


def case_entries(event: str, packed: bytes, quoted: Callable[[str], Cited | None]) -> tuple[Entry, ...]:
    """The entries that such bytes hold. Raises EntryError, also for a paragraph that is not known here."""
    if packed[:1] != VERSION:
        raise EntryError(DAMAGED)
    expander = zlib.decompressobj(-15, _DICTIONARY)
    try:
        data = expander.decompress(packed[3:], MOST_BYTES + 1)
        whole = expander.eof and not expander.unused_data and len(data) <= MOST_BYTES
        if not whole or zlib.crc32(data).to_bytes(4, "big")[:2] != packed[1:3]:
            raise EntryError(DAMAGED)
        rows = msgspec.json.decode(data, type=list[tuple[Any, ...]])
        if len(rows) > MOST_ENTRIES or any(len(row) != len(SHARED) for row in rows):
            raise EntryError(DAMAGED)
    except (zlib.error, binascii.Error, msgspec.DecodeError, RecursionError) as error:
        raise EntryError(DAMAGED) from error
    found = [dict(zip(SHARED, row, strict=True)) | {"event": event} for row in rows]
    return tuple(read_entry(_long(one, quoted)) for one in found)


def _short(given: dict[str, Any], quoted: Callable[[str], Cited | None]) -> dict[str, Any]:
    """With an id in the place of each paragraph that is quoted as it is now."""
    body = given["body"]
    if not isinstance(body.get("cites"), list | tuple):
        return given
    cites = [one["id"] if msgspec.convert(one, Cited) == quoted(one["id"]) else one for one in body["cites"]]
    return {**given, "body": {**body, "cites": cites}}


def _long(given: dict[str, Any], quoted: Callable[[str], Cited | None]) -> dict[str, Any]:
    """With each paragraph as it is quoted here in the place of its id."""
    body = given["body"]
    if not isinstance(body, dict) or not isinstance(body.get("cites"), list):
        return given
    cites = []
    for one in body["cites"]:
        here = quoted(one) if isinstance(one, str) else None
        if isinstance(one, str) and here is None:
            raise EntryError(
                f"This case quotes {one[:80]}, which is not in the documents here: carry it by a file, which holds the words."
            )
        cites.append(one if here is None else msgspec.to_builtins(here))
    return {**given, "body": {**body, "cites": cites}}
