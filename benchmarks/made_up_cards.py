"""Card files and deck lists with cards that nobody ever printed, in every shape that is read."""

import json
from typing import Any

SETS = {"Alp": "The Alpine Set", "Bay": "By the Bay"}


def _card(code: str, name: str, kind: str = "character", **given: Any) -> dict[str, Any]:
    pack = "Alp" if code < "91" else "Bay"
    numbers = {"cost": 3, "strength": 2} if kind == "character" else {"cost": 1, "strength": None}
    return (
        {
            "code": code,
            "name": name,
            "pack_code": pack,
            "pack_name": SETS[pack],
            "type_code": kind,
            "faction_code": "neutral" if kind in ("plot", "agenda") else "greyjoy",
            "text": "Insight.\n<b>Reaction:</b> After you win a [power] challenge, draw 1 card.",
            "traits": "Sailor. Bay.",
            "flavor": "Çà et là, “so it was”…",
            "is_unique": False,
            "is_loyal": False,
            "is_military": False,
            "is_intrigue": kind == "character",
            "is_power": False,
            "deck_limit": 3,
            "quantity": 3,
            "octgn_id": f"id-of-{code}",
            "image_url": None,
        }
        | numbers
        | given
    )


CARDS = (
    _card("90001", "Miller of the Vale"),
    _card("90002", "Grey Alys", is_unique=True, cost="X", text="Renown. Stealth."),
    _card("90003", "Old Bridge", "location"),
    _card("90004", "Oar", "attachment"),
    _card("90005", "A Toll Is Due", "event"),
    _card("91001", "Grey Alys", strength="4"),
    _card("91002", "A Calm Sea", "plot", cost=None, income=4, initiative=5, claim=1, reserve=6),
    _card("91003", "The Long Way", "agenda", cost=None),
    _card("91004", '"Ëarly, one, Morning"', "event"),
)


def as_json(value: object) -> bytes:
    """The value as a file."""
    return json.dumps(value, ensure_ascii=False, indent=1).encode()


def _of_throneteki(card: dict[str, Any]) -> dict[str, Any]:
    return {
        "code": card["code"],
        "name": card["name"],
        "type": card["type_code"],
        "faction": card["faction_code"],
        "unique": card["is_unique"],
        "loyal": False,
        "cost": card["cost"],
        "strength": card["strength"],
        "icons": {"military": False, "intrigue": True, "power": True},
        "plotStats": {"income": 1, "initiative": 2, "claim": 1, "reserve": 3},
        "traits": ["Sailor", "Bay"],
        "text": card["text"],
        "deckLimit": 3,
        "errata": [],
    }


PACK = {
    "code": "Alp",
    "name": "The Alpine Set",
    "releaseDate": "2031-04-01",
    "cards": [_of_throneteki(card) for card in CARDS],
}
FILES = {
    "cards.json": as_json(CARDS),
    "wrapped.json": as_json({"records": CARDS}),
    "card.json": as_json(CARDS[1]),
    "pack.json": as_json(PACK),
    "packs.json": as_json([{"code": "Alp", "name": "Alps", "available": "2031-04-01", "cycle_position": 3}]),
    "restricted.json": as_json(
        [
            {
                "title": "Spring",
                "date": "2033",
                "contents": {
                    "joust": {"restricted": ["90001"], "pods": [{"cards": ["90002"], "restricted": "90003"}]}
                },
            }
        ]
    ),
}
"""Files of cards, packs and restricted lists by name."""

_BY_TYPE = """\
Ships and Tolls 1.2

House Greyjoy
The Long Way

Packs: From The Alpine Set (3) to By the Bay

Plot

2x A Calm Sea (By the Bay)

Characters

3x Grey Alys (By the Bay)
1x Miller of the Vale (The Alpine Set)

Event

1x "Ëarly, one, Morning" (By the Bay)
"""
_BY_CYCLE = """\
Ships 1.0

House Greyjoy
The Long Way

Packs: By the Bay


---- Alps ----
#001 3x Miller of the Vale (The Alpine Set)
#004 2 Oar

---- Bays ----
1x A Calm Sea (By the Bay #2)
"""
_PASTED = """\
[b]Ships & Tolls[/b] – Version: 1.2
**House:** House Greyjoy
Agenda: The Long Way

## Plots (7)
| 2 | A Calm Sea | By the Bay |
[list]
[*]x3 [url=https://example.org]Oar[/url] (Alp) - a note
1.\tOld Bridge\tAlp
Miller of the Vale\u00a0×2
Sideboard
1x “Grey Alys” (Bay 1)
=====
Mills
Faction: Greyjoy
3,Oar,Alp
A Toll Is Due
"""
_O8D = """\
<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="30c200c9-6c98-49a4-a293-106c06295c05" sleeveid="0">
  <section name="Faction" shared="False"><card qty="1" id="f">House Greyjoy</card></section>
  <section name="Agenda" shared="False"><card qty="1" id="id-of-91003">The Long Way</card></section>
  <section name="Plots" shared="False"><card qty="2" id="id-of-91002">A Calm Sea</card></section>
  <section name="Characters" shared="False"><card qty="3" id="id-of-91001">Grey Alys</card></section>
<notes><![CDATA[]]></notes>
</deck>
"""
DECKS = {
    "by-type.txt": _BY_TYPE.encode(),
    "by-cycle.txt": _BY_CYCLE.encode(),
    "pasted.txt": _PASTED.encode(),
    "windows.txt": _PASTED.replace("\n", "\r\n").encode("cp1252", "replace"),
    "wide.txt": _BY_TYPE.encode("utf-16"),
    "deck.o8d": _O8D.encode(),
    "deck.json": as_json(
        {"name": "Ships", "faction_code": "greyjoy", "agendas": ["91003"], "slots": {"91001": 3, "91002": 2}}
    ),
}
"""Deck lists by name."""
