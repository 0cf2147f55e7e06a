"""The reads of a position's values, by which abilities are where they work and what is in force."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from agot_judge.engine.ability import AttachesTo, Cards, Condition, Effect, Modify
from agot_judge.engine.aspects import BIT, EVERYTHING, REST
from agot_judge.engine.index import CHANGES, Index, changes
from agot_judge.engine.memo import FEW, MOST, ByIdentity
from agot_judge.engine.reads import ALL, NOTHING, Read, read_by
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import InForce, State

_ITS_WHAT = ("strength", "icons", "traits", "keywords", "factions", "blank")
ITS_STRENGTH, ITS_ICONS, ITS_TRAITS, ITS_KEYWORDS, ITS_FACTIONS, ITS_BLANKNESS = _ITS = tuple(
    f"its {what}" for what in _ITS_WHAT
)
"""The values that a card has in the end, kept beside what changes them."""
PLACES = "where abilities might be used"
ATTACHED = "legally attached"
"""The fact about attachments in play that is asked by this name."""
Constants = tuple[tuple[int, Modify, int], ...]
"""Card, what its constant ability does, and the ability's number."""
StandingEffect = tuple[int, Effect, int, Condition | None]
"""Card, the constant effect on players or costs, the ability's number, and when it holds."""
Standing = tuple[StandingEffect, ...]


class Reading(NamedTuple):
    """The reads of a position's values, and the constant abilities of which they are computed."""

    aspects: dict[str, int]
    """By what they are values of, and also where they are computed of others: as bits."""
    others: dict[str, frozenset[str] | None]
    """The values that may be asked on the way, itself included; None: any."""
    constants: dict[str, Constants]
    """By what they change about cards: those whose cards are where they work."""
    changed: frozenset[str]
    """The values of cards that anything may change now."""
    of_ability: dict[tuple[int, int, str], tuple[int, int]]
    """By card, number, and what it changes: what decides whether it is active, and which cards it reaches then, as bits."""
    standing: dict[type, Standing]
    """By kind of effect, the same of those on players and costs."""


class _Constant(NamedTuple):
    """The reads of an ability that works continuously."""

    named: tuple[int, int]
    what: str
    modify: Modify | None
    """None: it changes nothing about cards, but what players pay or cannot do."""
    read: Read
    when: Read
    """The values that are read to see whether the ability is active."""
    reach: Read
    """And which cards it reaches."""
    in_play: bool
    """True where it works in play alone."""


class Reads:
    """The reads of the values of one game. An ability counts where its card is where it works: others change nothing."""

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
            one.what for one in self._constants if one.modify is None and not one.in_play
        )
        self._known: ByIdentity[tuple[InForce, ...], dict[tuple[bool, ...], Reading]] = ByIdentity(
            lambda in_force: {}, most=FEW
        )

    def at(self, state: State) -> Reading:
        """The reads in this state, and in all in which the same is in force and the same cards are where they work."""
        cards = state.cards
        there = tuple([cards[card].zone in zones for card, zones in self._places])
        in_force = state.in_force if any(one.modify or one.rule for one in state.in_force) else ()
        known = self._known(in_force)
        found = known.get(there)
        if found is None:
            if len(known) >= MOST:
                known.clear()
            found = known[there] = self._read(in_force, there)
        return found

    def _read(self, in_force: tuple[InForce, ...], there: tuple[bool, ...]) -> Reading:
        index = self._index
        active = {one for one, is_there in zip(self._named, there, strict=True) if is_there}
        direct: dict[str, set[str]] = {what: {"board", "rest"} for what in CHANGES}
        direct["blank"].add("assault")
        direct["keywords"].add("blank")  # those that are printed
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
        reached = {what: _reached(direct, what) | {what} for what in direct}
        aspects = {what: _bits(read) for what, read in reached.items()}
        of_ability: dict[tuple[int, int, str], tuple[int, int]] = {}
        for one in self._constants:
            if one.named in active:
                when = _bits(one.when) | aspects["blank"]
                when |= 0 if one.in_play else BIT["elsewhere"]
                reach = when | _bits(one.reach)
                for read in one.reach:
                    reach |= aspects.get(read, 0)
                for read in one.when:
                    when |= aspects.get(read, 0)
                was = of_ability.get((*one.named, one.what), (0, 0))
                of_ability[(*one.named, one.what)] = was[0] | when, was[1] | when | reach
        aspects["in play"] = _bits({"board"})
        aspects[PLACES] = _bits({"board", "elsewhere", "phase", "waiting", *CHANGES})
        for its, what in zip(_ITS, _ITS_WHAT, strict=True):
            aspects[its] = aspects[what]
        return Reading(
            aspects,
            {
                what: None if "everything" in read else frozenset(read & direct.keys())
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
            reach = _of(modify.condition) | (read_by(modify.on) if isinstance(modify.on, Cards) else NOTHING)
            in_play = _works_in_play(game, card, number)
            yield _Constant((card, number), what, modify, when | _of_change(modify), when, reach, in_play)
    for kind, standing in index.standing.items():
        for card, effect, number, condition in standing:
            when = _of_condition(game, card, number) | _of(condition)
            read = when | read_by(effect)
            in_play = _works_in_play(game, card, number)
            yield _Constant((card, number), kind.__name__, None, read, when, NOTHING, in_play)


def _works_in_play(game: Game, card: int, number: int) -> bool:
    return game.cards[card].definition.abilities[number].zones == ("play",)


def differing(one: Reading, other: Reading) -> int:
    """The aspects of cards that constant abilities change in one of the positions and not in the other, as bits."""
    if one is other:
        return 0
    return sum(BIT[what] for what, found in one.constants.items() if found != other.constants[what])


def _of_change(modify: Modify) -> Read:
    """The reads of a constant change. To what a card is immune is asked of cards that work, which are in play."""
    immune_to = tuple(
        replace(cards, zone="play") if cards.zone == "any" and cards.among is None else cards
        for cards in modify.immune_to
    )
    return read_by(replace(modify, immune_to=(), immune_to_triggered=())) | NOTHING.union(
        *map(read_by, immune_to)
    )


def _of_condition(game: Game, card: int, number: int) -> Read:
    return _of(game.cards[card].definition.abilities[number].condition)


def _of(tree: object) -> Read:
    return NOTHING if tree is None else read_by(tree)


def _note_lasting(direct: dict[str, set[str]], index: Index, effect: InForce) -> None:
    if effect.modify is not None:
        read = read_by(effect.modify) | (NOTHING if effect.position is None else read_by(effect.position))
        for what in changes(effect.modify):
            direct[what] |= read | _always(index, what)
    if effect.rule is not None:
        direct.setdefault(type(effect.rule).__name__, set()).update(ALL)


def _always(index: Index, what: str) -> Read:
    """The reads wherever anything changes this: whether its card is blank, what is immune to it, what cannot be."""
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
