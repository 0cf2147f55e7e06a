"""Effects of a text up to some place: ``each character sacrificed this way``, ``the sacrificed character``.

What was done last is ``those``; what something else was done after is called by what was done to it, where that is clear.
"""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Cards, Count, ThatMany
from agot_judge.engine.ability.changed_numbers import Adjust
from agot_judge.engine.ability.effects_on_cards import PlaceToken, Shuffle
from agot_judge.engine.ability.effects_on_players import (
    DiscardPower,
    Draw,
    GainGold,
    GainPower,
    InitiateChallenge,
)
from agot_judge.engine.ability.words import Deed, Ref
from agot_judge.text.discourse.antecedents import (
    ENTERING,
    OF_SO_MUCH,
    Read,
    deed_of,
    is_open,
    one_by_one,
)
from agot_judge.text.phrases.person import Unclear


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
        each = (*self.each, *one_by_one(found))
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
        deeds = [deed_of(one.effect) for one in self.each]
        found = place
        while deeds[found] is None and self._goes_on(found + 1):
            found += 1
        deed = deeds[found]
        if deed is None or self.each[found].apart:
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

    def _goes_on(self, place: int) -> bool:
        """True where the effect at this place works on what the one before it has found or shown."""
        return place < len(self.each) and self.each[place].on == "those"

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
