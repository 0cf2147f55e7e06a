"""What values are computed from: which aspects of a state, and which other values, the parts of ability trees read.

A value that is kept is dropped only where something changes that it reads. What is not known here reads everything.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from msgspec import Struct

from agot_judge.engine.ability import Ability, Cards, Condition, Happened, Modify
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
from agot_judge.engine.aspects import BIT, EVERYTHING, REST
from agot_judge.engine.index import Index, changes
from agot_judge.engine.memo import FEW, ByIdentity
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import InForce

Read = frozenset[str]
"""Aspects, and what can be changed about cards (``strength``, ``traits`` ...)."""

CHANGES = (
    *("strength", "icons", "traits", "keywords", "factions", "gold", "initiative", "claim", "reserve"),
    *("blank", "cannot", "rules", "immune", "contributes", "abilities", "dominance", "killed at zero"),
)
"""What can be changed about cards, as ``engine.index.changes`` names it."""
ALL = frozenset(("everything",))
_NONE: Read = frozenset()
_PLOT = frozenset(("board", "challenge", "cannot"))
_PLAYERS: dict[str, Read] = {
    "you": _NONE,
    "any": _NONE,
    "opponent": _NONE,
    "chosen player": _NONE,
    "that player": _NONE,
    "acting player": _NONE,
    "its player": _NONE,
    "this opponent": _NONE,
    "triggering player": _NONE,
    "your rival": _NONE,
    "first player": frozenset(("first player",)),
    "not first player": frozenset(("first player",)),
    "winner": frozenset(("challenge",)),
    "loser": frozenset(("challenge",)),
    "attacking player": frozenset(("challenge",)),
    "defending player": frozenset(("challenge",)),
    "host controller": _NONE,
    "controller": frozenset(("elsewhere",)),
    "owner": _NONE,
}
"""By how a player is named. Whoever is meant: what is on the board is read, the eliminated players with it."""
_MEASURES: dict[str, Read] = {
    "STR": frozenset(("strength",)),
    "icons": frozenset(("icons",)),
    "keywords": frozenset(("keywords",)),
    "power": frozenset(("power",)),
    "gold": frozenset(("tokens",)),
    "tokens": frozenset(("tokens",)),
    "attachments": _NONE,
    "duplicates": _NONE,
    "printed STR": _NONE,
    "printed cost": _NONE,
    "printed gold": _NONE,
    "printed initiative": _NONE,
    "printed claim": _NONE,
    "printed reserve": _NONE,
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
    "opponents": _NONE,
    "rivals": _NONE,
    "limited": frozenset(("history",)),
}
_SHARED: dict[str, Read] = {
    "": _NONE,
    "name": _NONE,
    "type": _NONE,
    "printed cost": _NONE,
    "trait": frozenset(("traits",)),
    "faction": frozenset(("factions",)),
    "icon": frozenset(("icons",)),
}


def _on(said: object) -> Read:
    """What a number on these cards reads: of a card that may have left play, what it was as it left."""
    return _NONE if isinstance(said, Cards) or said in ("self", "host", "those") else _LEFT


_LEFT: Read = frozenset(("elsewhere", "history"))
_CHALLENGE: Read = frozenset(("challenge",))
_HAPPENED: Read = frozenset(("history", "challenge", "phase", "elsewhere", "first player"))
"""What is read where it is asked what has happened, however it is described."""
_Says = Read | Mapping[str, Read] | Callable[[object], Read]
_FIELDS: dict[type[Struct], dict[str, _Says]] = {
    Cards: {
        **dict.fromkeys(("this", "host", "attached_to", "attachment", "name", "type", "unique"), _NONE),
        **dict.fromkeys(("facedown", "where", "any_of", "excluding", "pick", "controller_where"), _NONE),
        **dict.fromkeys(("the_one", "printed_type", "revealed"), _NONE),
        "zone": _LEFT | {"Adjust"},
        "controller": _PLAYERS,
        "owner": _PLAYERS,
        "faction": frozenset(("factions",)),
        "trait": frozenset(("traits",)),
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
        "played_from": _LEFT,
    },
    Condition: {
        **dict.fromkeys(("exists", "count_at_least", "count_at_most", "compare", "happened"), _NONE),
        **dict.fromkeys(("succeeded", "card", "fits", "all_of", "any_of", "none_of"), _NONE),
        "phase": frozenset(("phase",)),
        **dict.fromkeys(("challenge", "unopposed"), _CHALLENGE),
        **dict.fromkeys(("you_are", "player", "player_is"), _PLAYERS),
        "nth_challenge": _HAPPENED,
        "nth_type": _NONE,
        "nth_by": _PLAYERS,
        "nth_period": _NONE,
    },
    Happened: dict.fromkeys((field.name for field in fields_of(Happened)), _HAPPENED),
    Compare: dict.fromkeys(("left", "relation", "right", "versus"), _NONE),
    Comparison: {"of": _MEASURES, **dict.fromkeys(("relation", "amount", "token"), _NONE)},
    Count: dict.fromkeys(("cards", "of_several", "times", "per", "plus"), _NONE),
    CardNumber: {
        "what": _MEASURES,
        "on": _on,
        **dict.fromkeys(("token", "of_several", "times", "plus"), _NONE),
    },
    PlayerNumber: {
        "what": _OF_PLAYERS,
        "player": _PLAYERS,
        **dict.fromkeys(("per", "of_several", "times", "plus"), _NONE),
    },
    Different: {"what": _SHARED, **dict.fromkeys(("cards", "times"), _NONE)},
    Paid: dict.fromkeys(("times", "plus"), _NONE),
    ThatMany: dict.fromkeys(("times", "plus", "per"), _NONE),
    Capped: dict.fromkeys(("of", "most"), _NONE),
    Pick: dict.fromkeys(("least", "most", "any_number", "by", "at_random", "different", "total"), _NONE),
    Modify: dict.fromkeys((field.name for field in fields_of(Modify)), _NONE),
}
"""What the fields of a node read where they are given, besides the nodes in them and the board: always the same, by the word
that they hold, or as is found out of it."""


def _find(tree: object) -> Read:
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


read_by: ByIdentity[object, Read] = ByIdentity(_find)
"""What a tree reads besides the board; of abilities that it gives to cards nothing is said."""


class Reading(NamedTuple):
    """What each value reads in the end, where it is computed of others."""

    aspects: dict[str, int]
    """As bits."""
    others: dict[str, frozenset[str] | None]
    """Which values may be asked on the way, itself included; None: any."""


class Reads:
    """What the values of one game read, by what is in force."""

    def __init__(self, index: Index, game: Game) -> None:
        self._index = index
        self._direct: dict[str, set[str]] = {what: set(_always(index, what)) for what in CHANGES}
        for what, entries in index.constants.items():
            for source, modify, number in entries:
                ability = game.cards[source].definition.abilities[number]
                self._note(what, ability, modify)
        for what, gained in index.gained_constants.items():
            for _, modify in gained:
                self._direct[what] |= read_by(modify) | {"abilities"}
        for kind, standing in index.standing.items():
            self._direct[kind.__name__] = {*_always(index, kind.__name__)}
            for source, effect, number, when in standing:
                ability = game.cards[source].definition.abilities[number]
                self._note(kind.__name__, ability, effect, when)
            if index.gained_standing.get(kind):
                self._direct[kind.__name__] |= ALL
        self.under: ByIdentity[tuple[InForce, ...], Reading] = ByIdentity(self._under, most=FEW)
        """What they read while this is in force."""

    def _note(self, what: str, ability: Ability, *trees: object) -> None:
        for tree in (ability.condition, *trees):
            if tree is not None:
                self._direct[what] |= read_by(tree)
        if ability.zone != "play":
            self._direct[what].add("elsewhere")

    def _under(self, in_force: tuple[InForce, ...]) -> Reading:
        direct = self._direct
        if in_force:
            direct = {what: set(read) for what, read in direct.items()}
            for effect in in_force:
                _note_lasting(direct, self._index, effect)
        reached = {what: _reached(direct, what) for what in direct}
        aspects = {what: _bits(read) for what, read in reached.items()}
        others = {
            what: None if "everything" in read else frozenset(read & direct.keys() | {what})
            for what, read in reached.items()
        }
        aspects["in play"] = _bits({"board"})
        return Reading(aspects, others)


def _note_lasting(direct: dict[str, set[str]], index: Index, effect: InForce) -> None:
    if effect.modify is not None:
        read = read_by(effect.modify) | (_NONE if effect.position is None else read_by(effect.position))
        for what in changes(effect.modify):
            direct[what] |= read
    if effect.rule is not None:
        name = type(effect.rule).__name__
        direct.setdefault(name, set(_always(index, name))).update(ALL)


def _always(index: Index, what: str) -> Read:
    """What is read of what changes this whatever the changes are: whether their cards are blank, what cannot be."""
    read = {"board", "rest", "blank", "immune"}
    if what == "blank":
        read.add("assault")
    kept_off = {
        "strength": index.keeps_strength or index.strength_stays,
        "icons": index.keeps_what_it_has or index.forbids_gaining,
        "keywords": index.keeps_what_it_has or index.forbids_gaining,
    }
    if kept_off.get(what):
        read.add("cannot")
    return frozenset(read)


def _reached(direct: dict[str, set[str]], what: str) -> set[str]:
    found: set[str] = set()
    waiting = [what]
    while waiting:
        for one in direct.get(waiting.pop(), ()):
            if one not in found:
                found.add(one)
                waiting.append(one)
    return found


def _bits(read: Iterable[str]) -> int:
    found = REST
    for one in read:
        if one == "everything":
            return EVERYTHING
        found |= BIT.get(one, 0)
    return found
