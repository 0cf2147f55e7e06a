"""What values are computed from: which aspects of a state, and which other values, the parts of ability trees read.

A value that is kept is dropped only where something changes that it reads. What is not known here reads everything.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability import Ability, Adjust, AttachesTo, Cards, Condition, Effect, Happened, Modify
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
from agot_judge.engine.memo import FEW, MOST, ByIdentity
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import InForce, State

Read = frozenset[str]
"""Aspects, and what can be changed about cards (``strength``, ``traits`` ...)."""

CHANGES = (
    *("strength", "icons", "traits", "keywords", "factions", "gold", "initiative", "claim", "reserve"),
    *("blank", "cannot", "rules", "immune", "contributes", "abilities", "dominance", "killed at zero"),
)
"""What can be changed about cards, as ``engine.index.changes`` names it."""
_ITS_WHAT = ("strength", "icons", "traits", "keywords", "factions", "blank")
ITS_STRENGTH, ITS_ICONS, ITS_TRAITS, ITS_KEYWORDS, ITS_FACTIONS, ITS_BLANKNESS = _ITS = tuple(
    f"its {what}" for what in _ITS_WHAT
)
"""What a card has in the end, kept beside what changes it."""
PLACES = "where abilities might be used"
ATTACHED = "legally attached"
"""Which attachments in play are."""
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


def _in_zone(said: object) -> Read:
    """What it reads that cards are there: in hand and among used plots more may be considered to be."""
    zones = (said,) if isinstance(said, str) else said
    return _LEFT | {"Adjust"} if isinstance(zones, tuple) and {"hand", "used"} & set(zones) else _LEFT


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
        "zone": _in_zone,
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
    Adjust: {
        "player": _PLAYERS,
        **dict.fromkeys(("what", "where", "amount", "set_to", "cards", "until"), _NONE),
    },
    AttachesTo: dict.fromkeys(("cards", "copies"), _NONE),
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


Constants = tuple[tuple[int, Modify, int], ...]
"""Card, what its constant ability does, and the ability's number."""


Standing = tuple[tuple[int, Effect, int, Condition | None], ...]
"""Card, the constant effect on players or costs, the ability's number, and when it holds."""


class Reading(NamedTuple):
    """What the values of a position read, and the constant abilities of which they are computed."""

    aspects: dict[str, int]
    """By what they are values of, and also where they are computed of others: as bits."""
    others: dict[str, frozenset[str] | None]
    """Which values may be asked on the way, itself included; None: any."""
    constants: dict[str, Constants]
    """By what they change about cards: those whose cards are where they work."""
    changed: frozenset[str]
    """What anything may change about cards now."""
    of_ability: dict[tuple[int, int, str], tuple[int, int]]
    """By card, number, and what it changes: what decides whether it is active, and which cards it reaches then, as bits."""
    standing: dict[type, Standing]
    """By kind of effect, the same of those on players and costs."""


class _Constant(NamedTuple):
    """What an ability that works continuously reads."""

    named: tuple[int, int]
    what: str
    modify: Modify | None
    """None: it changes nothing about cards, but what players pay or cannot do."""
    read: Read
    when: Read
    """What is read to see whether it is active."""
    reach: Read
    """And which cards it reaches."""


class Reads:
    """What the values of one game read. An ability counts where its card is where it works: others change nothing."""

    def __init__(self, index: Index, game: Game) -> None:
        self._index = index
        self._constants = tuple(_constants(index, game))
        named = dict.fromkeys(one.named for one in self._constants)
        self._attached = {"board", "rest", "traits", "keywords", "blank"}.union(
            *(one.read for one in self._constants if one.what == AttachesTo.__name__)
        )
        self._places = tuple(
            (card, game.cards[card].definition.abilities[number].zones) for card, number in named
        )
        self._named = tuple(named)
        self._elsewhere = frozenset(
            one.what
            for one in self._constants
            if game.cards[one.named[0]].definition.abilities[one.named[1]].zones != ("play",)
        )
        self._known: ByIdentity[tuple[InForce, ...], dict[tuple[bool, ...], Reading]] = ByIdentity(
            lambda in_force: {}, most=FEW
        )

    def at(self, state: State) -> Reading:
        """What is read in this state, and in all in which the same is in force and the same cards are where they work."""
        cards = state.cards
        there = tuple([cards[card].zone in zones for card, zones in self._places])
        known = self._known(state.in_force)
        found = known.get(there)
        if found is None:
            if len(known) >= MOST:
                known.clear()
            found = known[there] = self._read(state.in_force, there)
        return found

    def _read(self, in_force: tuple[InForce, ...], there: tuple[bool, ...]) -> Reading:
        index = self._index
        active = {one for one, is_there in zip(self._named, there, strict=True) if is_there}
        direct: dict[str, set[str]] = {what: {"board", "rest"} for what in CHANGES}
        direct["blank"].add("assault")
        constants: dict[str, list[tuple[int, Modify, int]]] = {what: [] for what in index.constants}
        for one in self._constants:
            if one.named in active:
                direct.setdefault(one.what, set()).update(one.read, _always(index, one.what))
                if one.modify is not None:
                    constants[one.what].append((one.named[0], one.modify, one.named[1]))
        direct[ATTACHED] = self._attached
        for effect in in_force:
            _note_lasting(direct, index, effect)
        may_gain = bool(constants.get("abilities")) or any(
            effect.modify is not None and effect.modify.gains_abilities for effect in in_force
        )
        if may_gain:
            for what, gained in index.gained_constants.items():
                for _, modify in gained:
                    direct[what] |= read_by(modify) | _always(index, what) | {"abilities"}
            for kind, standing in index.gained_standing.items():
                if standing:
                    direct.setdefault(kind.__name__, set()).update(ALL)
        for what in self._elsewhere:
            direct.setdefault(what, {"board", "rest"}).add("elsewhere")
        reached = {what: _reached(direct, what) for what in direct}
        aspects = {what: _bits(read) for what, read in reached.items()}
        of_ability: dict[tuple[int, int, str], tuple[int, int]] = {}
        for one in self._constants:
            if one.named in active:
                when = _bits(one.when) | aspects["blank"]
                when |= BIT["elsewhere"] if one.what in self._elsewhere else 0
                reach = when | _bits(one.reach)
                for read in one.reach:
                    reach |= aspects.get(read, 0)
                for read in one.when:
                    when |= aspects.get(read, 0)
                was = of_ability.get((*one.named, one.what), (0, 0))
                of_ability[(*one.named, one.what)] = was[0] | when, was[1] | when | reach
        aspects["in play"] = _bits({"board"})
        aspects[PLACES] = _bits({"board", "elsewhere", "phase"})
        for its, what in zip(_ITS, _ITS_WHAT, strict=True):
            aspects[its] = aspects[what]
        return Reading(
            aspects,
            {
                what: None if "everything" in read else frozenset(read & direct.keys() | {what})
                for what, read in reached.items()
            },
            {what: tuple(entries) for what, entries in constants.items()},
            frozenset(
                (
                    *(what for what, entries in constants.items() if entries),
                    *(what for effect in in_force if effect.modify for what in changes(effect.modify)),
                    *(index.gained_constants if may_gain else ()),
                )
            ),
            of_ability,
            {
                kind: tuple(one for one in entries if (one[0], one[2]) in active)
                for kind, entries in index.standing.items()
            },
        )


def _constants(index: Index, game: Game) -> Iterator[_Constant]:
    for what, entries in index.constants.items():
        for card, modify, number in entries:
            when = _of_condition(game, card, number)
            reach = _of(modify.condition) | (read_by(modify.on) if isinstance(modify.on, Cards) else _NONE)
            yield _Constant((card, number), what, modify, when | _of_change(modify), when, reach)
    for kind, standing in index.standing.items():
        for card, effect, number, condition in standing:
            when = _of_condition(game, card, number)
            read = when | read_by(effect) | _of(condition)
            yield _Constant((card, number), kind.__name__, None, read, when, _NONE)


def _of_change(modify: Modify) -> Read:
    """What a constant change reads. To what a card is immune is asked of cards that work, which are in play."""
    immune_to = tuple(
        replace(cards, zone="play") if cards.zone == "any" and cards.among is None else cards
        for cards in modify.immune_to
    )
    return read_by(replace(modify, immune_to=(), immune_to_triggered=())) | _NONE.union(
        *map(read_by, immune_to)
    )


def _of_condition(game: Game, card: int, number: int) -> Read:
    return _of(game.cards[card].definition.abilities[number].condition)


def _of(tree: object) -> Read:
    return _NONE if tree is None else read_by(tree)


def _note_lasting(direct: dict[str, set[str]], index: Index, effect: InForce) -> None:
    if effect.modify is not None:
        read = read_by(effect.modify) | (_NONE if effect.position is None else read_by(effect.position))
        for what in changes(effect.modify):
            direct[what] |= read | _always(index, what)
    if effect.rule is not None:
        direct.setdefault(type(effect.rule).__name__, set()).update(ALL)


def _always(index: Index, what: str) -> Read:
    """What is read wherever anything changes this: whether its card is blank, what is immune to it, what cannot be."""
    read = {"board", "rest", "blank", "immune"}
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
