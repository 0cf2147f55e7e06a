"""Effects as what follows speaks of them: the cards are called by what was done to them."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.ability import Delayed, ForEach, Instead, Later
from agot_judge.engine.ability.cards import Cards, Pick
from agot_judge.engine.ability.effects_on_cards import (
    Attach,
    Discard,
    Move,
    PutIntoPlay,
    ReturnToHand,
)
from agot_judge.engine.ability.effects_on_players import (
    DiscardCards,
    DiscardPower,
    Draw,
    DrawCards,
    GainPower,
    MoveGold,
    MovePower,
)
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.ability.words import Deed, Ref
from agot_judge.text.lexicon import lexicon

_MOVED: dict[str, Deed] = {"hand": "returned", "discard": "discarded"}
ENTERING: frozenset[object] = frozenset({"attached", "put into play"})
"""Deeds that put into play: what is attached from out of play enters play by that."""
OF_SO_MUCH: frozenset[object] = frozenset(
    {"given power", "given gold", "given tokens", "stripped of power", "changed"}
)
"""Deeds by so much to each card, and those that last: "that many" are not as many as those cards."""
LEFT: frozenset[object] = frozenset({"killed", "sacrificed", "discarded", "returned", "moved"})
"""Deeds that leave cards out of play."""


class Read(Struct, frozen=True):
    """An effect that was read."""

    effect: Struct
    apart: bool = False
    """It is done at another time, or in place of something: what else the ability does is not known there."""
    of_each: bool = False
    """It is done by each of several players, of whom each has his or her own number of it."""

    @property
    def on(self) -> object:
        """The cards on which it works, a description or a name; None: on none."""
        return getattr(self.effect, "on", None)


def one_by_one(found: Any) -> Iterator[Read]:
    """The effects, those within others."""
    for effect in found if isinstance(found, tuple) else ():
        inner = [one for name in ("effects", "otherwise") for one in one_by_one(getattr(effect, name, ()))]
        apart = isinstance(effect, Delayed | Later | Instead)
        of_each = isinstance(effect, ForEach) and effect.player is not None
        yield from (replace(one, apart=one.apart or apart, of_each=one.of_each or of_each) for one in inner)
        if not inner and isinstance(effect, Struct):
            yield Read(effect)


def is_open(effect: Struct) -> bool:
    """True where it does not say of how many cards it is: ``discard any number of cards``, ``sacrifice up to 2 characters``."""
    said = tuple(nodes(effect))
    free = any(
        getattr(one, "any_number", False)
        or getattr(one, "up_to", False)
        or getattr(one, "all_of_it", False)
        or getattr(one, "at_least", None) is not None
        or (isinstance(one, Pick) and one.least != one.most)
        for one in said
    )
    on = getattr(effect, "on", None)
    return free or (isinstance(on, Cards) and on.pick is None)


def is_of_cards(effect: Struct) -> bool:
    """True where a later sentence can speak of the players whose cards it worked on: not of those who drew."""
    return not isinstance(effect, Draw) and (
        deed_of(effect) is not None or getattr(effect, "on", None) is not None
    )


def takes_from_its_place(effect: Struct, refs: tuple[Ref, ...]) -> bool:
    """True where it brings one of these from where it is to another place, as may be done wherever that is."""
    moves = isinstance(effect, PutIntoPlay | ReturnToHand | Discard | DiscardCards | Move | DrawCards)
    return moves and getattr(effect, "on", None) in refs


def has_entered(effects: tuple[Read, ...]) -> bool:
    """True where a card may have come into play by these."""
    return any(isinstance(node, PutIntoPlay | Attach) for read in effects for node in nodes(read.effect))


def deed_of(effect: Struct) -> Deed | None:
    """The word for what the effect does to cards; None: there is none."""
    if isinstance(effect, DiscardPower | GainPower) and effect.on is None:
        return None  # it is a player's
    if isinstance(effect, MovePower):
        return "given power" if isinstance(effect.to, Cards) else "stripped of power"
    if isinstance(effect, MoveGold):
        return "given gold" if isinstance(effect.to, Cards) else None
    if isinstance(effect, Move):
        return _MOVED.get(effect.to, "moved")
    return lexicon().called.get(type(effect).__name__)
