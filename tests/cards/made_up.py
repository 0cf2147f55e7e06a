"""Card data in the shapes that others publish, with cards that nobody ever printed."""

import json
from typing import Any

SETS = {"Alp": "The Alpine Set", "Bay": "By the Bay"}


def thronesdb(code: str = "90001", name: str = "Miller of the Vale", **given: Any) -> dict[str, Any]:
    """A card as ThronesDB's API lists it; numbers as in its first version."""
    pack = given.get("pack_code", "Alp")
    return {
        "code": code,
        "name": name,
        "pack_code": pack,
        "pack_name": SETS.get(pack, pack),
        "type_code": "character",
        "type_name": "Character",
        "faction_code": "tyrell",
        "faction_name": "House Tyrell",
        "position": int(code[2:]),
        "cost": 3,
        "strength": 2,
        "income": None,
        "text": "Insight.\n<b>Reaction:</b> After you win a [power] challenge, stand Miller of the Vale.",
        "traits": "Commoner. Reach.",
        "flavor": "",
        "illustrator": "A. Painter",
        "is_unique": False,
        "is_loyal": False,
        "is_military": False,
        "is_intrigue": True,
        "is_power": True,
        "deck_limit": 3,
        "quantity": 3,
        "octgn_id": f"id-of-{code}",
        "image_url": "https://example.org/90001.png",
        "label": name,
    } | given


def throneteki(code: str = "90001", name: str = "Miller of the Vale", **given: Any) -> dict[str, Any]:
    """A card of a throneteki pack file."""
    return {
        "code": code,
        "type": "character",
        "name": name,
        "octgnId": f"id-of-{code}",
        "quantity": 3,
        "unique": False,
        "faction": "tyrell",
        "loyal": False,
        "cost": 3,
        "icons": {"military": False, "intrigue": True, "power": True},
        "strength": 2,
        "traits": ["Commoner", "Reach"],
        "text": "Insight.\n<b>Reaction:</b> After you win a [power] challenge, stand Miller of the Vale.",
        "deckLimit": 3,
        "illustrator": "A. Painter",
    } | given


def pack(*cards: dict[str, Any], code: str = "Alp") -> dict[str, Any]:
    """A throneteki pack file."""
    return {
        "code": code,
        "name": SETS[code],
        "releaseDate": "2031-04-01",
        "cgdbId": None,
        "cards": list(cards),
    }


def as_file(data: object) -> bytes:
    """The data as a file."""
    return json.dumps(data).encode()


def little_library() -> list[dict[str, Any]]:
    """A dozen cards of every type, some of which share a name."""
    plot = {"type_code": "plot", "cost": None, "strength": None, "is_intrigue": None, "is_power": None}
    plain = {"is_military": False, "is_intrigue": False, "is_power": False, "strength": None}
    return [
        thronesdb(),
        thronesdb(
            "90002",
            "Grey Alys",
            faction_code="stark",
            is_unique=True,
            is_loyal=True,
            cost=6,
            strength=6,
            is_military=True,
            traits="Lady.",
            text="Renown. Stealth.",
        ),
        thronesdb(
            "91001",
            "Grey Alys",
            pack_code="Bay",
            faction_code="greyjoy",
            is_unique=True,
            cost=4,
            strength=4,
            traits="Ironborn. Captain.",
            text="<b>Challenges Action:</b> Kneel Grey Alys to gain 1 gold. (Limit once per phase.)",
        ),
        thronesdb("90003", "Old Bridge", type_code="location", cost=1, text="Limited.\n+1 Income.", **plain),
        thronesdb("90004", "Oar", type_code="attachment", text="Ironborn character only.", **plain),
        thronesdb("90005", "A Toll Is Due", type_code="event", cost="X", traits="", text="Hm.", **plain),
        thronesdb(
            "91002",
            "A Calm Sea",
            pack_code="Bay",
            faction_code="neutral",
            traits="Edict.",
            text="<b>When Revealed:</b> Each player draws 1 card.",
            **plot,
            income=4,
            initiative=5,
            claim=1,
            reserve=6,
        ),
        thronesdb(
            "91003", "The Long Way", pack_code="Bay", type_code="agenda", faction_code="neutral", **plain
        ),
    ]


def first_edition(id_: str = "mill_1", name: str = "Septon of the Mill", **given: Any) -> dict[str, Any]:
    """A card of the First Edition as it was published in lists."""
    return {
        "id": id_,
        "name": name,
        "card_type": "Character",
        "set": "Mills of the West",
        "number": int(id_.rpartition("_")[2]),
        "quantity": 3,
        "limit": 3,
        "house": ["Stark"],
        "legal_in_houses": ["Stark", "Neutral"],
        "unique": False,
        "rules_text": "Renown.\nResponse: After Septon of the Mill claims power, draw 1 card.",
        "erratas": [],
        "faqs": [],
        "duplicate_id": None,
        "cost": 2,
        "icons": ["Intrigue", "Power (Naval)"],
        "crest": ["Holy"],
        "traits": ["Septon"],
        "strength": 2,
        "income": None,
        "initiative": None,
        "claim": None,
        "influence": None,
    } | given


def first_edition_library() -> list[dict[str, Any]]:
    """Four cards of the First Edition; one bears the name of a card of the Second."""
    plain: dict[str, Any] = {"icons": [], "crest": [], "strength": None, "traits": []}
    return [
        first_edition(),
        first_edition(
            "mill_2",
            "Mill Pond",
            card_type="Location",
            house=["Neutral"],
            rules_text="[+1 Income]\n[+2 Influence]",
            cost=1,
            income=1,
            influence=2,
            **plain,
        ),
        first_edition(
            "mill_3",
            "A Calm Sea",
            card_type="Plot",
            house=["Neutral"],
            rules_text="When revealed, choose a [Stark] character.",
            cost=None,
            income=4,
            initiative=2,
            claim=1,
            limit=1,
            **plain,
        ),
        first_edition("mill_4", "Grey Alys", house=["Stark", "Greyjoy"], unique=True, set="Mills Afire"),
    ]
