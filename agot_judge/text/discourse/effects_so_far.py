"""What the text itself has done to cards: ``each character sacrificed this way``, ``the sacrificed character``.

What was done last is ``those``; what something else was done after is called by what was done to it, where that is clear.
"""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Cards, Condition, Count, On, ThatMany
from agot_judge.engine.ability.changed_numbers import Adjust
from agot_judge.engine.ability.effects_on_cards import LookAt, Reveal, Shuffle
from agot_judge.engine.ability.effects_on_players import (
    DiscardFromDeck,
    DiscardFromHand,
    DiscardPower,
    DiscardRandom,
    Draw,
    GainGold,
    GainPower,
    InitiateChallenge,
)
from agot_judge.engine.ability.words import Ref
from agot_judge.text.discourse.antecedents import (
    OF_SO_MUCH,
    Read,
    called,
    deed_of,
    is_of_cards,
    is_open,
    is_still_called_so,
    on_its_own,
    one_by_one,
    takes_from_its_place,
)
from agot_judge.text.discourse.clause import Clause
from agot_judge.text.discourse.groups import turned_group
from agot_judge.text.discourse.happened import HAPPENED_SO, Occurrence
from agot_judge.text.discourse.mention import Mention
from agot_judge.text.phrases.person import Unclear


class SoFar(Struct, frozen=True):
    """What a text has spoken of and done up to some place."""

    mentions: tuple[Mention, ...]
    done: dict[str, tuple[Ref, ...]]
    effects: tuple[Read, ...]
    forgotten: tuple[Mention, ...]
    before: dict[str, int]


class EffectsSoFar:
    """To which cards something was done, in the order in which the text says so."""

    def __init__(self) -> None:
        self.clause = Clause()
        self.asked_of_costs: tuple[Condition, ...] = ()
        """What the costs say must be true for them to be paid: ``each gold (cannot be 0)``."""
        self.time_said: tuple[Condition, ...] = ()
        """When something may be done so often: ``once per marshaling phase``."""
        self.in_this_challenge = False
        """True where an effect is said to be so "during this challenge": until its end, if it lasts."""
        self.step = 0
        self.mentions: list[Mention] = []
        self.occurrence = Occurrence()
        self.optional = False
        """What is said is done only if a player wants to: nothing in it is a target."""
        self.defining = False
        """What is said is what X is, in a sentence of its own."""
        self._shown: str | tuple[str, ...] = ""
        self.of_shown: tuple[Ref, ...] = ()
        """The targets that may be among the cards that are shown, as far as their descriptions go."""
        self.done: dict[str, tuple[Ref, ...]] = {}
        """To which cards something was done: ``the sacrificed character``."""
        self.goods_paid: dict[str, Amount] = {}
        """How much gold or power, or how many tokens, are discarded from cards to pay."""
        self._effects: tuple[Read, ...] = ()
        """The effects read so far, one by one."""
        self._forgotten: tuple[Mention, ...] = ()
        """What an effect worked on before another that has its own."""
        self._before: dict[str, int] = {}
        """By what was done: how many of them there were before."""
        self.before_options: SoFar | None = None
        """What was said before the first of the options of this clause: each of them goes on from there."""

    def was_done(self, what: str, on: On) -> On:
        """The cards, to which this is done: they can be called so from here on."""
        ref: Ref = on if isinstance(on, str) else "cost" if self.clause.part == "cost" else "those"
        self.done = {**self.done, what: (*self.done.get(what, ()), ref)}
        self._before = {**self._before, what: len(self._effects)}
        if ref == "those":
            self.mentions += turned_group(what, on, self.mentions, self.step)
        return on

    def was_done_at_once(self, many: int) -> None:
        """The last so many of these deeds were one: the cards of all of them are meant from here on."""
        for what, refs in self.done.items():
            if refs[-many:] == ("those",) * many:
                self.done = {**self.done, what: refs[: len(refs) - many + 1]}

    def done_to(self, what: str) -> Ref:
        """What is called by what was done to it. Raises Unclear where it is nothing, or one thing or another."""
        found = set(self.done.get(what, ()))
        if self.occurrence.event in HAPPENED_SO.get(what, ()) and self.occurrence.card is not None:
            found.add(self.occurrence.card)
        if len(found) != 1:
            raise Unclear(f"what is {what}")
        ref = found.pop()
        return self.latest(what) if ref == "those" else ref

    def reads(self, kind: str, before: int, found: Any) -> None:
        """These effects were read in a part that began when there were so many: with all that was read within it."""
        if kind in ("EFFECT", "CLAUSE") and self.clause.part == "effect":
            self._effects = self._effects[:before]
            self.does_besides(found)
            if any(takes_from_its_place(one.effect, self.of_shown) for one in self._effects[before:]):
                raise Unclear("from where it is chosen")

    def does_besides(self, effects: Any) -> None:
        """These effects were read, too, of which nothing that follows speaks: those of another line of a list."""
        before = len(self._effects)
        self._effects = (*self._effects, *one_by_one(effects))
        for place, one in enumerate(self._effects):
            deed = deed_of(one.effect)
            if place >= before and deed is not None and on_its_own(one.effect):
                self._before = {**self._before, deed: place}

    def does_in_another_line(self, effects: Any) -> None:
        """These are the effects of another line of a list: what was revealed before the list is called so after them."""
        shown = any(isinstance(one.effect, Reveal | LookAt) for one in self._effects[-1:])
        self.does_besides(effects)
        if shown and self.were_shown_before():
            self.mentions = [
                replace(one, ref="shown") if one.ref == "those" else one for one in self.mentions
            ]

    def begins(self, kind: str) -> "SoFar | None":
        """A clause, or one of its options, is read from here on; what was said before the first option of the clause."""
        options = self.before_options
        if kind == "EFFECT":
            self.before_options = None
        elif kind == "OPTION" and options is None:
            options = self.so_far()
        elif kind == "OPTION" and options is not None:
            self.forgets_since(options)
        return options

    def so_far(self) -> "SoFar":
        """What is spoken of and done so far."""
        return SoFar(tuple(self.mentions), self.done, self._effects, self._forgotten, self._before)

    def forgets_since(self, before: "SoFar") -> None:
        """What was said since is not done: it is spoken of as before it."""
        self.mentions, self.done = list(before.mentions), before.done
        self._effects, self._forgotten, self._before = before.effects, before.forgotten, before.before

    @property
    def effects_read(self) -> int:
        """How many there are so far."""
        return len(self._effects)

    def latest(self, what: str) -> Ref:
        """What was done last; where something else was done since, by its name. Raises Unclear where it has none."""
        if what == "revealed" and self.were_shown_before():
            return "shown"
        before = self._before.get(what)
        if before is None or not self._other_since(before):
            return "those"
        deed = called(self._effects, before)
        if deed != what:
            raise Unclear(f"which cards were {what}, after something else was done")
        return deed

    def were_shown_before(self) -> bool:
        """True where something else was done since cards were revealed or looked at, which was done once."""
        places = [place for place, one in enumerate(self._effects) if isinstance(one.effect, Reveal | LookAt)]
        apart = any(self._effects[place].apart for place in places)
        return bool(self._shown) and len(places) == 1 and not apart and self._other_since(places[0])

    def was_revealed(self) -> bool:
        """True where some card was."""
        shown = any(isinstance(one.effect, Reveal | LookAt) for one in self._effects)
        return shown or "revealed" in self.done or self.occurrence.event.startswith("reveal")

    def _is_beside_shown(self, mention: Mention) -> bool:
        """``reveal the top card of an opponent's deck. Draw 1 card. If that card is a character``: the one or the other; likewise
        after a card was discarded that was not chosen."""
        known = self._effects[mention.read : mention.read + 1]
        before = self._effects[: mention.read]
        seen = Reveal | LookAt | DiscardFromDeck | DiscardRandom
        return any(isinstance(one.effect, seen) for one in before) and any(
            isinstance(one.effect, Draw | DiscardFromHand | DiscardRandom | DiscardFromDeck) for one in known
        )

    def _renamed(self, mention: Mention) -> Mention:
        """What an effect worked on, by its name where something else was done since and it has one."""
        shown = self.optional and bool(self._shown)
        if mention.ref != "those" or shown or not self._other_since(mention.read):
            return mention
        return self._by_name(mention)

    def _by_name(self, mention: Mention) -> Mention:
        deed = called(self._effects, mention.read)
        return mention if deed is None else replace(mention, ref=deed)

    def must_be_called_so(self, mention: Mention, ref: Ref, types: tuple[str, ...]) -> None:
        """Raises Unclear for what an earlier effect worked on, where another could be meant by now."""
        nearer = any(
            one.step > mention.step and (not types or not one.types or set(types) & set(one.types))
            for one in self._forgotten
        )
        if nearer or not is_still_called_so(self._effects, ref):
            raise Unclear("which card this is, after something else was done")

    def must_be_spoken_of_last(self, ref: Ref | None) -> None:
        """Raises Unclear for "its controller", who is that of the card on which the effect before worked, where that is another
        card than this means, or than it can mean (None)."""
        worked = [getattr(one.effect, "on", None) for one in self._effects if is_of_cards(one.effect)]
        apart = [on for on in worked if on != "those"]
        if ref == "those" or not apart or (ref is None and len(apart) == 1 and apart[0] is not None):
            return
        if apart[-1] != ref or ref is None:
            raise Unclear("whose card that is, after something else was done")

    def must_be_latest_of(self, mention: Mention, types: tuple[str, ...]) -> None:
        """The same for what an effect worked on: ``put a character into play. Draw 1 card. .. that character``."""
        if self.optional and self._shown:
            return  # "you may kneel this card to discard that card": the one that was shown, whatever pays
        if self._is_beside_shown(mention):
            raise Unclear("whether it is the card that was revealed")
        other = types and not mention.types and any(set(types) & set(one.types) for one in self._forgotten)
        if other or self._other_since(mention.read):
            raise Unclear("which card this is, after something else was done")

    def _is_drawn(self, mention: Mention) -> bool:
        """True where this is a card that the effect before drew."""
        known = self._effects[mention.read : mention.read + 1]
        drawn = "those" in self.done.get("drawn", ()) and all(deed_of(one.effect) == "drawn" for one in known)
        return mention.ref == "those" and not mention.types and drawn

    def _without_drawn(self, fitting: list[Mention], types: tuple[str, ...]) -> list[Mention]:
        """``choose a character. Draw 1 card. Stand that character``: what a card is that was drawn is known to nobody else,
        as long as nothing is asked of it and it is not revealed."""
        drawn = [one for one in fitting if self._is_drawn(one)]
        others = [one for one in fitting if one not in drawn]
        if (
            not drawn
            or "revealed" in self.done
            or any(set(types) & set(one.types) for one in self._forgotten)
        ):
            return fitting
        asked = any(one.part == "condition" and one.step > drawn[0].step for one in self.mentions)
        called_so = any(one.ref and set(types) & set(one.types) for one in others)
        return others if called_so and not asked else fitting

    def discards_power(self) -> bool:
        """True where an effect before has power discarded from a card, once."""
        return sum(isinstance(one.effect, DiscardPower) for one in self._effects) == 1

    def how_many(self) -> Amount:
        """``that many``: how many the effect before concerned. Where what was done last was done once (``.. gain 1 gold, and draw
        that many cards``): as many as that concerned before it of which the number was open. Raises Unclear."""
        *earlier, last = (*(one.effect for one in self._effects),) or (None,)
        on = getattr(last, "on", None)
        is_one = isinstance(on, str) and on != "those"
        is_so_many = (
            isinstance(last, GainGold | GainPower | Draw) and isinstance(last.amount, int) and on is None
        )
        if not earlier or not (is_one or is_so_many):
            return ThatMany()
        open_ones = [place for place, one in enumerate(earlier) if is_open(one)]
        deed = called(self._effects, open_ones[0]) if len(open_ones) == 1 else None
        if deed is None or deed in OF_SO_MUCH or self._effects[open_ones[0]].of_each:
            raise Unclear("how many, after something else was done")
        return Count(cards=Cards(among=deed, zone="any"))

    def _other_since(self, before: int) -> bool:
        """True where there was another effect since; where X is defined, besides the one that X is in."""
        since = self._effects[before + 1 : -1] if self.defining else self._effects[before + 1 :]
        return any(not _speaks_of_no_others(one.effect) for one in since)


def _speaks_of_no_others(effect: Struct) -> bool:
    """True where those that were spoken of before are still known after it: it works on them, or on no card."""
    if isinstance(effect, InitiateChallenge | Adjust):
        return True
    on = getattr(effect, "on", None)
    if isinstance(effect, GainGold | GainPower | DiscardPower | Shuffle):
        return on is None or on == "those"
    return on == "those"
