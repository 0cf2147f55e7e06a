"""Deck lists as text: ThronesDB's downloads, sorted by type or by cycle, and whatever players write in messages."""

import re
from collections.abc import Iterator

from msgspec import Struct

from agot_judge.cards.deck_list import DeckLine, DeckList
from agot_judge.cards.importers.decklists.labels import (
    Labelled,
    is_table_head,
    items,
    labelled,
    remark_of,
    section_of,
)
from agot_judge.cards.importers.decklists.markup import Plain, plain_words
from agot_judge.cards.importers.decklists.readings import LONGEST, counted, named, of_cells
from agot_judge.cards.importers.factions import faction_called
from agot_judge.errors import CardDataError
from agot_judge.spelling import shown

MOST_LINES = 2000
LONGEST_LINE = 2000

_NEXT_DECK = re.compile(r"\s*={3,}.*")
_OTHER_GAME = re.compile(
    r"\b(?:first|1st) ed(?:ition|\.)?\b|\blcg 1\.0\b|\bagot ?1(?:\.0|e)?\b|agotcards\.org|\bccg\b",
    re.IGNORECASE,
)
_FACTION_VALUE = re.compile(r"(?:1\s*[xX×]?\s+)?(?P<name>.*?)(?:\s*[(\[].*)?(?:\s+[xX×]\s?1)?")
_AND = re.compile(r"\s+(?=agendas?\s*:)|\s*(?:[,;+&/|]|\s-|–)\s+|\s*[,;+&|]\s*|\s+and\s+", re.IGNORECASE)


class _Numbered(Struct, frozen=True):
    """A line with its number and without its marks."""

    number: int
    raw: str
    plain: Plain
    opens_block: bool

    @property
    def place(self) -> str:
        """Where in the file it stands."""
        return f"line {self.number}"


def read_text(source: str, text: str, name: str) -> tuple[DeckList, ...]:
    """The decks of a text, each line with what it may mean. ``name`` is for a deck that says none.

    Raises CardDataError where it is too long.
    """
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise CardDataError(f"{source}: at most {MOST_LINES} lines are read, not {len(lines)}.")
    decks = [_read_deck(source, part, name) for part in _parts(lines)]
    with_cards = [deck for deck in decks if any(line.readings for line in deck.lines)]
    if not with_cards:
        raise CardDataError(
            f"{source}: there is no card in it. A deck list has lines such as '3x Hedge Knight (Core)'; "
            "card data begins with [ or {."
        )
    return tuple(decks)


def _parts(lines: list[str]) -> Iterator[list[_Numbered]]:
    """The lines of each deck: a line of ``===`` after cards begins the next one, and so does a title over a faction."""
    part: list[_Numbered] = []
    has_cards = has_faction = False
    opens_block = True
    for number, raw in enumerate(lines, 1):
        if not raw.strip():
            opens_block = True
            continue
        one = _Numbered(
            number, raw.strip(), plain_words(raw) if len(raw) <= LONGEST_LINE else Plain(""), opens_block
        )
        opens_block = False
        if has_cards and _NEXT_DECK.fullmatch(raw):
            yield part
            part, has_cards, has_faction, opens_block = [], False, False, True
        elif has_cards and has_faction and (above := _above_faction(one, part)) >= 0:
            yield part[:above]
            part, has_cards, has_faction = part[above:], False, True
        part.append(one)
        words = one.plain.words
        has_cards = has_cards or bool(counted(words) and not remark_of(words))
        has_faction = has_faction or _is_faction(words)
    if part:
        yield part


def _is_faction(words: str) -> bool:
    label = labelled(words)
    return bool(faction_called(words)) or (label is not None and label.kind == "faction")


def _above_faction(one: _Numbered, part: list[_Numbered]) -> int:
    """Where among the lines the deck begins whose faction this is; -1 where it is no faction of a deck of its own.

    A title stands over it; a faction's name alone may be a heading over its cards.
    """
    if not _is_faction(one.plain.words) or not part:
        return -1
    last = part[-1].plain
    is_title = last.words and not (counted(last.words) or section_of(last.words) or remark_of(last.words))
    return len(part) - 1 if is_title else -1


def _read_deck(source: str, part: list[_Numbered], name: str) -> DeckList:
    title, section, heading, other = "", "", "", ""
    lines: list[DeckLine] = []
    for one in part:
        words = one.plain.words
        found = _OTHER_GAME.search(one.raw)
        if found and not other:
            other = f"{one.place} says {shown(found.group())}"
        label = labelled(words)
        opened = section_of(words)
        if one.plain.is_rule or len(one.raw) > LONGEST_LINE:
            says = (
                "no card: a rule or a mark without words"
                if one.plain.is_rule
                else "no card: too long to be one"
            )
            lines.append(_said(one, says))
        elif is_table_head(one.raw):
            lines.append(_said(one, "the head of a table"))
        elif opened:
            section, heading = opened, words
            lines.append(_said(one, "a heading"))
        elif says := remark_of(words):
            lines.append(_said(one, f"no card: {says}"))
        elif one.plain.is_between_rules and lines and not counted(words):
            section = ""
            lines.append(_said(one, "a heading"))
        elif section == "set aside":
            if one.plain.is_heading or (label and label.kind):
                section = ""
            else:
                words = one.raw[:LONGEST]
                lines.append(DeckLine(place=one.place, words=words, kind="set aside", says=heading))
                continue
            lines += _read_line(source, one, label, section)
        elif label is not None and label.kind == "title" and not title and not counted(words):
            title = label.value
            lines.append(_said(one, "the name of the deck"))
        else:
            if one.plain.is_heading:
                section = ""
            lines += _read_line(source, one, label, section)
    return DeckList(name=title or name, lines=tuple(lines), is_named=bool(title), of_another_game=other)


def _read_line(source: str, one: _Numbered, label: Labelled | None, section: str) -> Iterator[DeckLine]:
    """The readings of a line; several where it names several things."""
    words = one.plain.words
    in_table = of_cells(one.plain.cells) if one.plain.cells else ()
    several = list(items(words))
    if in_table:
        yield DeckLine(place=one.place, words=one.raw[:LONGEST], kind="card", readings=in_table)
    elif label is not None and label.kind == "faction":
        yield from _faction_and_more(one, label.value)
    elif label is not None and label.kind == "agenda":
        yield from _agendas(one, label.value)
    elif label is not None and label.kind == "about":
        yield _said(one, f"no card: {label.label.lower()}")
    elif label is not None and (label.kind == "cards" or (_has_cards(label.value) and not counted(words))):
        yield from (_card(one, item) for item in items(label.value))
    elif section == "faction" and not counted(words):
        yield from _faction_and_more(one, words)
    elif section == "agenda":
        yield _agenda(one, words)
    elif len(several) > 1 and all(counted(item) for item in several):
        yield from (_card(one, item) for item in several)
    else:
        yield _card(one, words)


def _has_cards(value: str) -> bool:
    return any(counted(item) for item in items(value))


def _card(one: _Numbered, words: str) -> DeckLine:
    readings = counted(words)
    if readings and not words.endswith(":"):
        return DeckLine(place=one.place, words=words, kind="card", readings=readings)
    return DeckLine(
        place=one.place,
        words=words[:LONGEST],
        kind="words",
        readings=readings or named(words),
        is_heading=one.plain.is_heading or words.endswith(":"),
        opens_block=one.opens_block,
    )


def _faction_and_more(one: _Numbered, value: str) -> Iterator[DeckLine]:
    """``House Stark``, ``Stark (Core)``, ``House Stark / Fealty``: the faction, and an agenda behind it."""
    whole = faction_in(value)
    first, *others = [part for part in _AND.split(value) if part.strip()] or [value]
    if whole or not faction_in(first):
        yield DeckLine(place=one.place, words=one.plain.words, kind="faction", faction=value)
        return
    yield DeckLine(place=one.place, words=first, kind="faction", faction=first)
    for other in others:
        yield from _agendas(one, re.sub(r"^agendas?\s*:\s*", "", other, flags=re.IGNORECASE))


def _agendas(one: _Numbered, value: str) -> Iterator[DeckLine]:
    """The agendas of a label: one, or several in one line."""
    if re.fullmatch(r"none|no agenda|n/?a|[-–—]+", value, re.IGNORECASE):
        yield _said(one, "no agenda")
        return
    parts = [part for part in _AND.split(value) if part.strip()]
    for part in parts or [value]:
        yield _agenda(one, part)


def _agenda(one: _Numbered, words: str) -> DeckLine:
    return DeckLine(
        place=one.place, words=words[:LONGEST], kind="agenda", readings=counted(words) or named(words)
    )


def faction_in(words: str) -> str:
    """The faction that a value names, a pack in brackets and a count set aside; empty where it names none."""
    found = _FACTION_VALUE.fullmatch(words)
    return faction_called(words) or (faction_called(found["name"]) if found else "")


def _said(one: _Numbered, says: str) -> DeckLine:
    return DeckLine(place=one.place, words=one.raw[:LONGEST], kind="said", says=says)
