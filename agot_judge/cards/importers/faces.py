"""The parts of reading a card that its sources have in common."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from agot_judge.cards.card import Card
from agot_judge.cards.importers.fields import Fields
from agot_judge.cards.importers.sources import CODE, FACTIONS, TYPES
from agot_judge.errors import CardDataError

MOST_CARDS = 20_000
MOST_MESSAGES = 20

_LIMITED = re.compile(r"(?:^|[.\n>]\s*)Limited\.", re.MULTILINE)
_RELATION = re.compile(r"^(?P<kind>Supports|Rivals):?\s+(?P<titles>.+?)\.?$", re.MULTILINE)


def code_of(fields: Fields, key: str = "code") -> str:
    """A code, which must be there and be fit for an address."""
    code = fields.required(key)
    if not re.fullmatch(CODE, code):
        raise fields.wrong(key, "a code has letters, digits, - and _ only, at most 32 of them.")
    return code


def is_limited(text: str) -> bool:
    """True where the text has the keyword."""
    return _LIMITED.search(text) is not None


def titles_named(text: str, kind: str) -> tuple[str, ...]:
    """The titles behind ``Supports:`` or ``Rivals:`` in the text of a melee title."""
    for found in _RELATION.finditer(text):
        if found["kind"] == kind and found["titles"] != "None":
            return tuple(title.strip() for title in found["titles"].split(","))
    return ()


def printed_alike(fields: Fields, faction: str, kind: str) -> dict[str, Any]:
    """The part of a face that all sources of Second Edition cards have under one name, or in the text; ``faction`` and ``kind``
    are the names of fields."""
    text = fields.text("text")
    house, type_ = fields.word(faction, FACTIONS), fields.word(kind, TYPES)
    return {
        "name": fields.required("name"),
        "type": type_,
        "factions": () if house == "neutral" else (house,),
        "limited": is_limited(text),
        "cost": fields.number("cost"),
        "strength": fields.number("strength"),
        "rivals": titles_named(text, "Rivals") if type_ == "title" else (),
        "supports": titles_named(text, "Supports") if type_ == "title" else (),
        "text": text,
    }


def each_card(
    place: str, listed: Iterable[object], read: Callable[[Fields], Card], unused: Counter[str]
) -> Iterator[Card]:
    """Every card of a list; fields that nothing is kept of are counted in ``unused``.

    Raises CardDataError with all that is wrong, each with its place.
    """
    wrong: list[str] = []
    codes: dict[str, int] = {}
    for number, data in enumerate(listed, 1):
        if number > MOST_CARDS:
            raise CardDataError(f"{place}: more than {MOST_CARDS} cards are not read.")
        where = f"{place}, card {number}"
        if isinstance(data, dict):
            named = " ".join(str(data.get(key) or "")[:60] for key in ("code", "name")).strip()
            where += f" ({named})" if named else ""
        try:
            fields = Fields(where, data)
            card = read(fields)
            unused.update(fields.unused())
            first = codes.setdefault(card.face.code, number)
            if first != number:
                raise CardDataError(f"{where}: card {first} has the same code.")
        except CardDataError as error:
            wrong.append(error.message)
            continue
        if not wrong:
            yield card
    if wrong:
        more = len(wrong) - MOST_MESSAGES
        listed_wrong = wrong[:MOST_MESSAGES] + ([f"and {more} problems more"] if more > 0 else [])
        raise CardDataError("\n".join(listed_wrong))
