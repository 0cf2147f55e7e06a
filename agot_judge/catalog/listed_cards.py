"""The card that a line of a list names: by name, pack, number, code or OCTGN's id."""

import re
from collections.abc import Iterable
from functools import cached_property, lru_cache

from msgspec import Struct

from agot_judge.cards.card import Card
from agot_judge.cards.deck_list import Reading
from agot_judge.cards.importers.factions import faction_called
from agot_judge.cards.importers.sources import TYPES
from agot_judge.cards.pool import Pool, facts, plain
from agot_judge.catalog.first_edition import FIRST, sets
from agot_judge.spelling import perhaps, shown

_PARTS = re.compile(r"\s*[,;+&/|]\s*|\s+and\s+")
_QUOTES = "\"“”„«»'‘’"
_NUMBERED = re.compile(
    r"(?P<pack>.*?)[\s,#]*(?:#|no\.?\s?|nr\.?\s?)?(?P<number>\d{1,3})(?:/\d+)?", re.IGNORECASE
)
_NUMBER_FIRST = re.compile(r"#?(?P<number>\d{1,3})[\s,:]+(?P<pack>\D.*)")
_NOTES = frozenset(
    (
        *TYPES,
        "unique",
        "loyal",
        "limited",
        "restricted",
        "banned",
        "r",
        "b",
        "u",
        "l",
        "rl",
        "new",
        "proxy",
        "foil",
    )
)
"""Words in brackets that are no pack."""
LONGEST_PACK = 40
SHORT = 4
"""Between packs of so few letters nothing is nearest."""


class Found(Struct, frozen=True):
    """The card that a line names."""

    copies: int
    card: Card | None
    wrong: str = ""
    """Why it is no card after all, where the name is known."""
    notes: tuple[str, ...] = ()
    """The notes on the words of the line that were left out."""


@lru_cache(maxsize=2)
def listed_cards(pool: Pool) -> "ListedCards":
    """The cards of a pool as lists name them, made ready once: a pool does not change."""
    return ListedCards(pool)


class ListedCards:
    """The imported cards as lists name them."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self.names = pool.names()

    def find(self, readings: Iterable[Reading]) -> Found | None:
        """The first reading that names a card; None where none does."""
        wrong: Found | None = None
        for reading in readings:
            found = self._find(reading)
            if found is not None and found.card is not None:
                return found
            wrong = wrong or found
        return wrong

    def each(self, words: str) -> tuple[Found, ...]:
        """The cards of a line that names several, each once; none where a part of it is no card."""
        parts = [part for part in _PARTS.split(words) if part]
        found = [self.find((Reading(copies=1, name=part),)) for part in parts] if len(parts) > 1 else []
        known = tuple(one for one in found if one is not None and one.card is not None)
        return known if len(known) == len(parts) else ()

    def _find(self, reading: Reading) -> Found | None:
        printings = self._printings(reading.name)
        if not printings:
            return None
        notes = [f"left out: {shown(reading.left_out)}"] if reading.left_out else []
        pack, number = self._behind(reading)
        among = printings
        if pack:
            among = tuple(card for card in printings if pack in _packs(card))
            if not among:
                labels = ", ".join(card.label for card in printings[:5])
                return Found(
                    reading.copies,
                    None,
                    f"{shown(reading.name)} is not in {reading.behind}. There is {labels}.",
                )
        elif reading.behind and number is None:
            if reading.is_bracketed and _may_be_pack(reading.behind):
                known = {
                    name for card in self._pool.cards for name in (card.pack_name, card.face.pack) if name
                }
                hint = perhaps(reading.behind, known) if len(reading.behind) > SHORT else ""
                labels = ", ".join(card.label for card in printings[:5])
                said = f"no imported pack is called {shown(reading.behind)}. {hint}".rstrip()
                return Found(reading.copies, None, f"{said} Imported is {labels}.")
            also = next((one for one in _PARTS.split(reading.behind) if self._printings(one)), "")
            if also:
                said = f"behind {shown(reading.name)} stands another card, {shown(also)}. Give each a line of its own."
                return Found(reading.copies, None, said)
            notes.append(f"left out: {shown(reading.behind)}")
        if number is not None:
            of_number = tuple(card for card in among if _number(card) == number)
            if of_number:
                among = of_number
            else:
                notes.append(f"left out: the number {number}")
        if len({facts(card.face) for card in among}) > 1:
            labels = ", ".join(card.label for card in among)
            return Found(reading.copies, None, f"{shown(reading.name)} can mean {labels}. Name one so.")
        return Found(reading.copies, among[0], notes=tuple(notes))

    def _printings(self, name: str) -> tuple[Card, ...]:
        """Every printing that a name can mean; quotes around it may be there or not."""
        bare = name.rstrip(". ").strip(_QUOTES)
        for written in (name, bare, f'"{bare}"'):
            found = self._by_octgn.get(written, ()) or self._pool.printings(written)
            if found:
                return found
        return ()

    def _behind(self, reading: Reading) -> tuple[str, int | None]:
        """The pack and the number that the words behind the name say; empty and None where they say none."""
        behind = plain(reading.behind)
        if behind in self._packs:
            return behind, None
        for pattern in (_NUMBERED, _NUMBER_FIRST):
            found = pattern.fullmatch(behind)
            if found is not None:
                pack = found["pack"].strip(" ,#(")
                if pack in self._packs or not pack:
                    return pack, int(found["number"])
        return "", None

    @cached_property
    def _packs(self) -> frozenset[str]:
        return frozenset(name for card in self._pool.cards for name in _packs(card))

    @cached_property
    def _by_octgn(self) -> dict[str, tuple[Card, ...]]:
        return {card.octgn_id: (card,) for card in self._pool.cards if card.octgn_id}


def _packs(card: Card) -> tuple[str, ...]:
    """The names of its pack as they are compared; a core set is called with and without ``set``."""
    names = [plain(name) for name in (card.face.pack, card.pack_name) if name]
    short = [one for one, name in sets().items() if card.edition == FIRST and plain(name) in names]
    return tuple(dict.fromkeys((*names, *short, *(f"{name} set" for name in names if name == "core"))))


def _may_be_pack(words: str) -> bool:
    is_note = plain(words) in _NOTES or bool(faction_called(words))
    return not is_note and len(words) <= LONGEST_PACK and (words[0].isupper() or words[0].isdigit())


def _number(card: Card) -> int | None:
    """The number in its cycle or pack: the last three digits of a code of five."""
    return int(card.face.code[2:]) if re.fullmatch(r"\d{5}", card.face.code) else None
