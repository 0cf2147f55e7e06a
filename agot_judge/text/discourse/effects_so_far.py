"""Effects of a text up to some place: ``each character sacrificed this way``, ``the sacrificed character``.

What was done last is ``those``; what something else was done after is called by what was done to it, where that is clear.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.ability import Delayed, ForEach, Instead, Later
from agot_judge.engine.ability.cards import Amount, Cards, Count, Pick, ThatMany
from agot_judge.engine.ability.changed_numbers import Adjust
from agot_judge.engine.ability.effects_on_cards import (
    Attach,
    Discard,
    Move,
    PlaceToken,
    PutIntoPlay,
    ReturnToHand,
    Shuffle,
)
from agot_judge.engine.ability.effects_on_players import (
    DiscardCards,
    DiscardPower,
    Draw,
    DrawCards,
    GainGold,
    GainPower,
    InitiateChallenge,
    MoveGold,
    MovePower,
)
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.ability.words import Deed, Ref
from agot_judge.text.lexicon import lexicon
from agot_judge.text.phrases.person import Unclear

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


def innermost(found: Any) -> Iterator[Read]:
    """The effects; in place of one with others within it, these."""
    for effect in found if isinstance(found, tuple) else ():
        inner = [one for name in ("effects", "otherwise") for one in innermost(getattr(effect, name, ()))]
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


class EffectsSoFar(Struct, frozen=True, kw_only=True):
    """The effects, and to which cards they do what."""

    done: dict[str, tuple[Ref, ...]] = {}
    """The cards by what was done to them, in the order in which the text says so."""
    each: tuple[Read, ...] = ()
    before: dict[str, int] = {}
    """The number of effects before a deed."""

    def with_deed(self, what: str, ref: Ref) -> "EffectsSoFar":
        """The effects, of which the one that is read now does this to these cards."""
        done = {**self.done, what: (*self.done.get(what, ()), ref)}
        return replace(self, done=done, before={**self.before, what: len(self.each)})

    def with_one_deed(self, many: int) -> "EffectsSoFar":
        """The effects, of which the last so many deeds were one: the cards of all of them are meant from here on."""
        done = {
            what: refs[: len(refs) - many + 1] if refs[-many:] == ("those",) * many else refs
            for what, refs in self.done.items()
        }
        return replace(self, done=done)

    def followed_by(self, found: Any) -> "EffectsSoFar":
        """The effects, and these after them."""
        each = (*self.each, *innermost(found))
        before = dict(self.before)
        for place in range(len(self.each), len(each)):
            deed = deed_of(each[place].effect)
            if deed is not None and not isinstance(each[place].on, str):  # on cards of its own
                before[deed] = place
        return replace(self, each=each, before=before)

    @property
    def tokens_placed(self) -> PlaceToken | None:
        """The effect that placed tokens last: "those tokens" are these."""
        return next((one.effect for one in reversed(self.each) if isinstance(one.effect, PlaceToken)), None)

    def left(self, ref: Ref) -> bool:
        """True where these cards were taken out of play."""
        gone = ("sacrificed", "discarded", "returned", "killed", "removed")
        return any(ref in self.done.get(what, ()) for what in gone)

    def places_of(self, kinds: Any) -> list[int]:
        """The places of the effects of these kinds."""
        return [place for place, one in enumerate(self.each) if isinstance(one.effect, kinds)]

    def other_since(self, place: int) -> bool:
        """True where there was another effect since the one at the place."""
        return any(not _speaks_of_no_others(one) for one in self.each[place + 1 :])

    def called(self, place: int) -> Deed | None:
        """The word for cards by what the effect at the place did to them; None: there is none, or others are called so too."""
        if place >= len(self.each):
            return None
        deed = deed_of(self.each[place].effect)
        if deed is None or self.each[place].apart:
            return None
        return deed if len(self._places_of_deed(deed)) == 1 else None

    def is_still_called_so(self, deed: Ref) -> bool:
        """True where nothing else has been called so since, and no card was spoken of but those on which effects work: ``attach
        a Weapon from your hand to a character you control. Kneel that character``."""
        places = self._places_of_deed(deed)
        since = self.each[places[0] + 1 :] if places else ()
        return len(places) < 2 and not any(
            isinstance(getattr(one.effect, "to", None), Cards) for one in since
        )

    def _places_of_deed(self, deed: Ref) -> list[int]:
        same = ENTERING if deed in ENTERING else {deed}
        return [place for place, one in enumerate(self.each) if deed_of(one.effect) in same]

    def how_many(self) -> Amount:
        """``that many``: how many the effect before concerned. Where what was done last was done once (``.. gain 1 gold, and draw
        that many cards``): as many as that concerned before it of which the number was open. Raises Unclear."""
        *earlier, last = (*(one.effect for one in self.each),) or (None,)
        on = getattr(last, "on", None)
        is_one = isinstance(on, str) and on != "those"
        is_so_many = (
            isinstance(last, GainGold | GainPower | Draw) and isinstance(last.amount, int) and on is None
        )
        if not earlier or not (is_one or is_so_many):
            return ThatMany()
        open_ones = [place for place, one in enumerate(earlier) if is_open(one)]
        deed = self.called(open_ones[0]) if len(open_ones) == 1 else None
        if deed is None or deed in OF_SO_MUCH or self.each[open_ones[0]].of_each:
            raise Unclear("how many, after something else was done")
        return Count(cards=Cards(among=deed, zone="any"))


def _speaks_of_no_others(read: Read) -> bool:
    """True where those that were spoken of before are still known after it: it works on them, or on no card."""
    on_none = read.on is None and isinstance(read.effect, GainGold | GainPower | DiscardPower | Shuffle)
    return on_none or read.on == "those" or isinstance(read.effect, InitiateChallenge | Adjust)
