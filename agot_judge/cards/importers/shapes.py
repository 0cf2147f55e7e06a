"""The shape of a file, told by its content: each shape is told by the fields of its first object."""

import re
from collections import Counter
from pathlib import PurePosixPath

import msgspec
from msgspec.structs import replace

from agot_judge.cards.importers import first_edition, restricted, thronesdb, throneteki
from agot_judge.cards.importers.decklists.markup import BBCODE
from agot_judge.cards.importers.decklists.octgn import read_o8d
from agot_judge.cards.importers.decklists.text import read_text
from agot_judge.cards.importers.decklists.thronesdb import read_json
from agot_judge.cards.importers.fields import Fields
from agot_judge.cards.importers.packed import not_utf8, text_of
from agot_judge.cards.importers.sources import CardData
from agot_judge.errors import CardDataError
from agot_judge.spelling import shown

KNOWN = (
    "a list of cards of ThronesDB's API, a pack file of throneteki, a list of packs, restricted lists, "
    "a list of First Edition cards, "
    "or a deck list (text, ThronesDB's JSON, OCTGN .o8d)"
)

_PAGE = re.compile(r"\s*(?:<!--.*?-->\s*)*<(?:!doctype\s+)?html\b", re.IGNORECASE | re.DOTALL)
_XML = re.compile(r"\s*<(?:\?xml|!|deck)", re.IGNORECASE)
_JSON = re.compile(r"\s*[\[{]")
_IN_BRACKETS = re.compile(rf"\s*(?:{BBCODE.pattern}|\[[xX×]?\d{{1,3}}[xX×]?\]\s*[^\s,\]}}])", re.IGNORECASE)
"""A list in a message may begin with a bracket too: ``[b]My deck[/b]``, ``[3] Hedge Knight``."""
_BYTE = re.compile(r"\(byte (\d+)\)")


def read_data(source: str, data: bytes) -> CardData:
    """The card data in the file called ``source`` holds. Raises CardDataError with the place and what was expected."""
    name = PurePosixPath(source).stem
    found = text_of(source, data)
    text = found.text
    if not text.strip():
        raise CardDataError(f"{source}: it is empty. Expected {KNOWN}.")
    if _PAGE.match(text):
        raise CardDataError(f"{source} is a web page, no card data. Expected {KNOWN}.")
    if _JSON.match(text) and not _IN_BRACKETS.match(text):
        if found.read_as:  # the text of a card is kept: it is not guessed at
            raise CardDataError(not_utf8(source, data, _first_wrong(data)))
        return _of_json(source, text, name)
    decks = (read_o8d(source, text, name),) if _XML.match(text) else read_text(source, text, name)
    return CardData(source=source, shape="deck list", decks=decks, read_as=found.read_as)


def _first_wrong(data: bytes) -> int:
    """Where the first byte stands that is no UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError as error:
        return error.start
    return 0


def _of_json(source: str, text: str, name: str) -> CardData:
    value = _json(source, text.encode())
    if isinstance(value, dict):
        return _object(source, value, name)
    if not isinstance(value, list):
        raise CardDataError(f"{source} is {shown(text)}. Expected {KNOWN}.")
    return _list(source, value, name)


def _object(source: str, value: dict[str, object], name: str) -> CardData:
    if "slots" in value:
        return CardData(source=source, shape="deck list", decks=(read_json(source, value, name),))
    if "cards" in value and "code" in value:
        return _packs(source, {source: value})
    for key in ("data", "cards", "records"):
        inner = value.get(key)
        if isinstance(inner, list):
            return _list(f"{source}, {key!r}", inner, name)
    return replace(_list(source, [value], name), is_single=True)


def _list(source: str, listed: list[object], name: str) -> CardData:
    if not listed:
        raise CardDataError(f"{source}: the list is empty.")
    first = Fields(f"{source}, item 1", listed[0])
    unused: Counter[str] = Counter()
    if "type_code" in first.data or "pack_code" in first.data:
        cards = thronesdb.read_cards(source, listed, unused)
        return CardData(source=source, shape="ThronesDB cards", cards=cards, unused=_counted(unused))
    if "cards" in first.data and "code" in first.data:
        return _packs(source, {f"{source}, pack {n}": one for n, one in enumerate(listed, 1)})
    if "slots" in first.data:
        decks = tuple(read_json(f"{source}, deck {n}", one, name) for n, one in enumerate(listed, 1))
        return CardData(source=source, shape="deck list", decks=decks)
    if "cycle_position" in first.data or "available" in first.data:
        packs = thronesdb.read_packs(source, listed, unused)
        return CardData(source=source, shape="ThronesDB packs", packs=packs, unused=_counted(unused))
    if "contents" in first.data or "formats" in first.data:
        lists = restricted.read_lists(source, listed, unused)
        return CardData(source=source, shape="restricted lists", lists=lists, unused=_counted(unused))
    if first.data.keys() >= first_edition.FIELDS:
        cards = first_edition.read_cards(source, listed, unused)
        return CardData(
            source=source, shape="cards of the First Edition", cards=cards, unused=_counted(unused)
        )
    fields = ", ".join(list(map(str, first.data))[:8])
    raise CardDataError(f"{first.place} has the fields {shown(fields, 120)}. Expected {KNOWN}.")


def _packs(source: str, packs: dict[str, object]) -> CardData:
    """Pack files of throneteki, each with its place."""
    unused: Counter[str] = Counter()
    cards = tuple(card for place, one in packs.items() for card in throneteki.read_pack(place, one, unused))
    return CardData(source=source, shape="throneteki packs", cards=cards, unused=_counted(unused))


def _counted(unused: Counter[str]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(unused.items()))


def _json(source: str, data: bytes) -> object:
    try:
        return msgspec.json.decode(data)
    except msgspec.DecodeError as error:
        raise CardDataError(f"{source} is no JSON: {_said(str(error), data)}.") from error
    except RecursionError as error:
        raise CardDataError(f"{source} is nested too deep to be card data.") from error


def _said(message: str, data: bytes) -> str:
    """The decoder's message, with line and column in place of the byte."""
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
