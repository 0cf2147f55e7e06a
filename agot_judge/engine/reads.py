"""The reads of the parts of ability trees: which aspects of a state, and which values of cards.

A value that is kept is dropped only where something changes that it reads. What is not known here reads everything.
"""

from collections.abc import Callable, Mapping

from msgspec import Struct

from agot_judge.engine.ability import Ability, Adjust, AttachesTo, Cards, Condition, Happened, Modify
from agot_judge.engine.ability.cards import (
    Capped,
    CardNumber,
    Compare,
    Comparison,
    Count,
    Different,
    Paid,
    Pick,
    PlayerNumber,
    ThatMany,
)
from agot_judge.engine.ability.walk import fields_of, nodes
from agot_judge.engine.memo import ByIdentity

Read = frozenset[str]
"""Aspects, and what can be changed about cards (``strength``, ``traits`` ...)."""

ALL = frozenset(("everything",))
NOTHING: Read = frozenset()
_PLOT = frozenset(("board", "challenge", "cannot"))
_PLAYERS: dict[str, Read] = {
    "you": NOTHING,
    "any": NOTHING,
    "opponent": NOTHING,
    "chosen player": NOTHING,
    "that player": NOTHING,
    "acting player": NOTHING,
    "its player": NOTHING,
    "this opponent": NOTHING,
    "triggering player": NOTHING,
    "your rival": NOTHING,
    "first player": frozenset(("first player",)),
    "not first player": frozenset(("first player",)),
    "winner": frozenset(("challenge",)),
    "loser": frozenset(("challenge",)),
    "attacking player": frozenset(("challenge",)),
    "defending player": frozenset(("challenge",)),
    "host controller": NOTHING,
    "controller": frozenset(("elsewhere",)),
    "owner": NOTHING,
}
"""By how a player is named. Whoever is meant: what is on the board is read, the eliminated players with it."""
_MEASURES: dict[str, Read] = {
    "STR": frozenset(("strength",)),
    "icons": frozenset(("icons",)),
    "keywords": frozenset(("keywords",)),
    "power": frozenset(("power",)),
    "gold": frozenset(("tokens",)),
    "tokens": frozenset(("tokens",)),
    "attachments": NOTHING,
    "duplicates": NOTHING,
    "influence": frozenset(("blank",)),
    "printed STR": NOTHING,
    "printed cost": NOTHING,
    "printed gold": NOTHING,
    "printed initiative": NOTHING,
    "printed claim": NOTHING,
    "printed reserve": NOTHING,
    "gold value": _PLOT | {"gold"},
    "claim value": _PLOT | {"claim"},
    "initiative value": _PLOT | {"initiative"},
    "reserve value": _PLOT | {"reserve"},
}
_OF_PLAYERS: dict[str, Read] = {
    "gold": frozenset(("tokens",)),
    "power": frozenset(("power",)),
    "faction power": frozenset(("power",)),
    **dict.fromkeys(("hand", "discard", "dead", "shadows", "used"), frozenset(("elsewhere", "Adjust"))),
    "deck": frozenset(("elsewhere",)),
    "plot deck": frozenset(("elsewhere",)),
    "claim": _PLOT | {"claim"},
    "initiative": _PLOT | {"initiative"},
    "reserve": _PLOT | {"reserve"},
    "income": _PLOT | {"gold"},
    **dict.fromkeys(
        ("winning STR", "losing STR"), frozenset(("challenge", "strength", "contributes", "rules"))
    ),
    "opponents": NOTHING,
    "rivals": NOTHING,
    "limited": frozenset(("history",)),
}
_SHARED: dict[str, Read] = {
    "": NOTHING,
    "name": NOTHING,
    "type": NOTHING,
    "printed cost": NOTHING,
    "trait": frozenset(("traits",)),
    "faction": frozenset(("factions",)),
    "icon": frozenset(("icons",)),
}


def _on(said: object) -> Read:
    """The reads of a number on these cards: of a card that may have left play, what it was as it left."""
    return NOTHING if isinstance(said, Cards) or said in ("self", "host", "those") else _LEFT


def _in_zone(said: object) -> Read:
    """The reads of cards' being there: in hand and among used plots more may be considered to be."""
    zones = (said,) if isinstance(said, str) else said
    return _LEFT | {"Adjust"} if isinstance(zones, tuple) and {"hand", "used"} & set(zones) else _LEFT


_LEFT: Read = frozenset(("elsewhere", "departures"))
_CHALLENGE: Read = frozenset(("challenge",))
_HAPPENED: Read = frozenset(("history", "departures", "challenge", "phase", "elsewhere", "first player"))
"""The aspects that are read where it is asked what has happened, however that is described."""
_Says = Read | Mapping[str, Read] | Callable[[object], Read]
_FIELDS: dict[type[Struct], dict[str, _Says]] = {
    Cards: {
        **dict.fromkeys(("this", "host", "attached_to", "attachment", "name", "type", "unique"), NOTHING),
        **dict.fromkeys(("facedown", "where", "any_of", "excluding", "pick", "controller_where"), NOTHING),
        **dict.fromkeys(("the_one", "eligible", "printed_type", "revealed"), NOTHING),
        "zone": _in_zone,
        "controller": _PLAYERS,
        "owner": _PLAYERS,
        "faction": frozenset(("factions",)),
        "trait": frozenset(("traits",)),
        "crest": frozenset(("crests",)),
        "icon": _CHALLENGE | {"icons"},
        "keyword": frozenset(("keywords",)),
        "printed_keyword": frozenset(("blank",)),
        "loyal": frozenset(("rules",)),
        "limited": frozenset(("keywords",)),
        "kneeling": frozenset(("kneeling",)),
        **dict.fromkeys(("attacking", "defending", "participating", "alone"), _CHALLENGE),
        "with_token": frozenset(("tokens",)),
        "highest": _MEASURES,
        "lowest": _MEASURES,
        "same": _SHARED,
        "different": _SHARED,
        "of": _on,
        "among": _LEFT,
        **dict.fromkeys(("top", "topmost", "bottom"), frozenset(("elsewhere",))),
        **dict.fromkeys(("in_history", "history_period"), _HAPPENED),
        "played_from": _LEFT | {"history"},
    },
    Condition: {
        **dict.fromkeys(("exists", "count_at_least", "count_at_most", "compare", "happened"), NOTHING),
        **dict.fromkeys(("succeeded", "card", "fits", "all_of", "any_of", "none_of"), NOTHING),
        "phase": frozenset(("phase",)),
        **dict.fromkeys(("challenge", "unopposed"), _CHALLENGE),
        **dict.fromkeys(("you_are", "player", "player_is"), _PLAYERS),
        "nth_challenge": _HAPPENED,
        "nth_type": NOTHING,
        "nth_by": _PLAYERS,
        "nth_period": NOTHING,
    },
    Happened: dict.fromkeys((field.name for field in fields_of(Happened)), _HAPPENED),
    Compare: dict.fromkeys(("left", "relation", "right", "versus"), NOTHING),
    Comparison: {"of": _MEASURES, **dict.fromkeys(("relation", "amount", "token"), NOTHING)},
    Count: dict.fromkeys(("cards", "of_several", "times", "per", "plus"), NOTHING),
    CardNumber: {
        "what": _MEASURES,
        "on": _on,
        **dict.fromkeys(("token", "of_several", "times", "plus"), NOTHING),
    },
    PlayerNumber: {
        "what": _OF_PLAYERS,
        "player": _PLAYERS,
        **dict.fromkeys(("per", "of_several", "times", "plus"), NOTHING),
    },
    Different: {"what": _SHARED, **dict.fromkeys(("cards", "times"), NOTHING)},
    Paid: dict.fromkeys(("times", "plus"), NOTHING),
    ThatMany: dict.fromkeys(("times", "plus", "per"), NOTHING),
    Capped: dict.fromkeys(("of", "most"), NOTHING),
    Pick: dict.fromkeys(("least", "most", "any_number", "by", "at_random", "different", "total"), NOTHING),
    Adjust: {
        "player": _PLAYERS,
        **dict.fromkeys(("what", "where", "amount", "set_to", "cards", "until"), NOTHING),
    },
    AttachesTo: dict.fromkeys(("cards", "copies"), NOTHING),
    Modify: dict.fromkeys((field.name for field in fields_of(Modify)), NOTHING),
}
"""The reads of the fields of a node where the fields are given, besides those of the nodes in them and of the board: always the
same, by the word that a field holds, or as is found out of it."""


@ByIdentity
def read_by(tree: object) -> Read:
    """The reads of a tree besides the board; those of abilities that the tree gives to cards are left out."""
    found: set[str] = set()
    for node in nodes(tree, (Ability,)):
        known = _FIELDS.get(type(node))
        if known is None:
            return ALL
        for field in fields_of(type(node)):
            value = getattr(node, field.name)
            if value == field.default:
                continue
            says = known.get(field.name)
            if isinstance(says, Mapping):
                says = says.get(value)
            elif callable(says):
                says = says(value)
            if says is None:
                return ALL
            found |= says
    return frozenset(found)
