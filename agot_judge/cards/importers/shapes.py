"""What a file is, from what is in it: each shape is told by the fields of its first object."""

import re
from pathlib import PurePosixPath

import msgspec
from msgspec.structs import replace

from agot_judge.cards.importers import decklist, octgn, restricted, thronesdb, throneteki
from agot_judge.cards.importers.fields import Fields
from agot_judge.cards.importers.packed import as_utf8
from agot_judge.cards.importers.sources import CardData
from agot_judge.errors import CardDataError
from agot_judge.spelling import shown

KNOWN = (
    "a list of cards of ThronesDB's API, a pack file of throneteki, a list of packs, restricted lists, "
    "or a deck list (ThronesDB text or JSON, OCTGN .o8d)"
)

_PAGE = re.compile(
    rb"(?:\xef\xbb\xbf)?\s*(?:<!--.*?-->\s*)*<(?:!doctype\s+)?html\b", re.IGNORECASE | re.DOTALL
)
_BYTE = re.compile(r"\(byte (\d+)\)")


def read_data(source: str, data: bytes) -> CardData:
    """What the file called ``source`` holds. Raises CardDataError with the place and what was expected."""
    name = PurePosixPath(source).stem
    data = as_utf8(source, data)
    start = data.lstrip(b"\xef\xbb\xbf \t\r\n")[:1]
    if not start:
        raise CardDataError(f"{source}: it is empty. Expected {KNOWN}.")
    if _PAGE.match(data):
        raise CardDataError(f"{source} is a web page, no card data. Expected {KNOWN}.")
    if start == b"<":
        return CardData(source=source, shape="deck list", deck=octgn.read_o8d(source, data, name))
    if start not in b"[{":
        return CardData(
            source=source, shape="deck list", deck=decklist.read_text(source, _text(source, data), name)
        )
    value = _json(source, data)
    if isinstance(value, dict):
        return _object(source, value, name)
    assert isinstance(value, list)
    return _list(source, value)


def _object(source: str, value: dict[str, object], name: str) -> CardData:
    if "slots" in value:
        return CardData(source=source, shape="deck list", deck=decklist.read_json(source, value, name))
    if "cards" in value and "code" in value:
        return CardData(source=source, shape="throneteki packs", cards=throneteki.read_pack(source, value))
    for key in ("data", "cards", "records"):
        inner = value.get(key)
        if isinstance(inner, list):
            return _list(f"{source}, {key!r}", inner)
    return replace(_list(source, [value]), is_single=True)


def _list(source: str, listed: list[object]) -> CardData:
    if not listed:
        raise CardDataError(f"{source}: the list is empty.")
    first = Fields(f"{source}, item 1", listed[0])
    if "type_code" in first.data or "pack_code" in first.data:
        return CardData(source=source, shape="ThronesDB cards", cards=thronesdb.read_cards(source, listed))
    if "cards" in first.data and "code" in first.data:
        packs = [throneteki.read_pack(f"{source}, pack {n}", one) for n, one in enumerate(listed, 1)]
        return CardData(
            source=source, shape="throneteki packs", cards=tuple(card for pack in packs for card in pack)
        )
    if "cycle_position" in first.data or "available" in first.data:
        return CardData(source=source, shape="ThronesDB packs", packs=thronesdb.read_packs(source, listed))
    if "contents" in first.data or "formats" in first.data:
        return CardData(source=source, shape="restricted lists", lists=restricted.read_lists(source, listed))
    fields = ", ".join(list(map(str, first.data))[:8])
    raise CardDataError(f"{first.place} has the fields {shown(fields, 120)}. Expected {KNOWN}.")


def _json(source: str, data: bytes) -> object:
    try:
        return msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"))
    except msgspec.DecodeError as error:
        raise CardDataError(f"{source} is no JSON: {_said(str(error), data)}.") from error
    except RecursionError as error:
        raise CardDataError(f"{source} is nested too deep to be card data.") from error


def _said(message: str, data: bytes) -> str:
    """What the decoder says, with line and column in place of the byte."""
    byte = _BYTE.search(message)
    if byte is None:
        return (
            "it ends in the middle" if "truncated" in message else message.removeprefix("JSON is malformed: ")
        )
    before = data[: int(byte[1])]
    line = before.count(b"\n") + 1
    column = len(before.rpartition(b"\n")[2].decode(errors="replace")) + 1
    said = message[: byte.start()].removeprefix("JSON is malformed: ").strip()
    return f"{said}, in line {line}, column {column}"


def _text(source: str, data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CardDataError(
            f"{source}: byte {error.start + 1} is no UTF-8. A text must be saved as UTF-8. Expected {KNOWN}."
        ) from error
