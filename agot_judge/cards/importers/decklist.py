"""Deck lists of ThronesDB: the text that it exports, and the JSON of its API."""

import re

from agot_judge.cards.importers.factions import faction_called, faction_named
from agot_judge.cards.importers.fields import Fields
from agot_judge.cards.importers.sources import DeckList
from agot_judge.errors import CardDataError
from agot_judge.spelling import shown

MOST_LINES = 500
MOST_COPIES = 100

_COPIES = re.compile(
    r"(?P<copies>\d{1,3})\s*[xX×]?\s+(?P<name>\S.*)|(?P<bare>\S.*?)\s+[xX×](?P<behind>\d{1,3})"
)
_HEADING = re.compile(
    r"(?:Plots?|Plot deck|Draw deck|Main deck|Characters?|Locations?|Attachments?|Events?|Agendas?|Faction|Deck|Cards)"
    r"(?: cards)?\s*:?\s*(?:\(\d+\)|\d+)?\s*:?",
    re.IGNORECASE,
)
_MARK = re.compile(r"(?:[-*•]|#{1,6}) +")
"""What a list in a message has before each line."""
_LABELLED = re.compile(r"(?P<what>Faction|Agenda|Agendas)\s*:\s*(?P<value>\S.*)", re.IGNORECASE)
_BETWEEN = re.compile(r"\s*[,;+&]\s+")
_SILENT = re.compile(r"(?:Packs?:|From |Deck (?:created|built)\b|https?://|Total\b|Banners?:)", re.IGNORECASE)


def read_text(source: str, text: str, name: str) -> DeckList:
    """The deck of an exported text: its name, faction and agenda, then ``3x Name (Pack)`` a line.

    Raises CardDataError with the line that is none of them.
    """
    title = faction = ""
    agendas: list[str] = []
    cards: list[tuple[str, int, str]] = []
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise CardDataError(f"{source}: at most {MOST_LINES} lines are read, not {len(lines)}.")
    for number, line in enumerate(lines, 1):
        words = _MARK.sub("", " ".join(line.strip().strip("\ufeff").split()))
        counted = _COPIES.fullmatch(words)
        labelled = _LABELLED.fullmatch(words)
        if not words or _SILENT.match(words):
            continue
        if labelled is not None:
            if labelled["what"].lower() == "faction":
                faction = faction_named(f"{source}, line {number}", labelled["value"])
            else:
                agendas += _BETWEEN.split(labelled["value"])
        elif _HEADING.fullmatch(words):
            continue
        elif counted is not None:
            copies = int(counted["copies"] or counted["behind"])
            if not 1 <= copies <= MOST_COPIES:
                raise CardDataError(f"{source}, line {number}: from 1 to {MOST_COPIES} copies, not {copies}.")
            cards.append((counted["name"] or counted["bare"], copies, f"line {number}"))
        elif faction_called(words):
            faction = faction_called(words)
        elif not cards and not title and not faction:
            title = words
        elif not cards:
            # Between the faction and the first card stands the agenda, by its name alone.
            agendas.append(words)
        else:
            raise CardDataError(
                f"{source}, line {number}: {shown(words)} is no card of a deck. Expected a line such as "
                "'3x Hedge Knight (Core)'."
            )
    if not cards:
        raise CardDataError(
            f"{source}: there is no card in it. A deck list has lines such as '3x Hedge Knight (Core)'; "
            "card data begins with [ or {."
        )
    return DeckList(name=title or name, faction=faction, agendas=tuple(agendas), cards=tuple(cards))


def read_json(place: str, data: object, name: str) -> DeckList:
    """The deck of an API answer: ``slots`` with the copies by code. Raises CardDataError."""
    fields = Fields(place, data)
    slots = Fields(f"{place}, 'slots'", fields.data.get("slots") or {})
    cards = []
    for code in slots.data:
        copies = slots.count(code)
        if copies is None or not 0 <= copies <= MOST_COPIES:
            raise slots.wrong(code, f"expected 1 to {MOST_COPIES} copies.")
        if copies:
            cards.append((code, copies, f"'slots', {code}"))
    if not cards:
        raise fields.wrong("slots", "there is no card in it.")
    agendas = fields.texts("agendas") or tuple(code for code in (fields.line("agenda_code"),) if code)
    # The API lists the agenda among the slots too.
    kept = tuple(one for one in cards if one[0] not in agendas)
    faction = fields.line("faction_code")
    return DeckList(
        name=fields.line("name") or name,
        faction=faction_named(f"{place}, 'faction_code'", faction) if faction else "",
        agendas=agendas,
        cards=kept,
    )
