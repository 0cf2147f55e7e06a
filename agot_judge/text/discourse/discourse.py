"""A discourse: what a text has spoken of, chosen, shown and done up to some place."""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, On
from agot_judge.engine.ability.effects_on_cards import LookAt, Reveal
from agot_judge.engine.ability.effects_on_players import (
    DiscardFromDeck,
    DiscardFromHand,
    DiscardPower,
    DiscardRandom,
    Draw,
)
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.words import WORKED_ON, Ref
from agot_judge.text.discourse.clause import Part
from agot_judge.text.discourse.effects_so_far import (
    LEFT,
    EffectsSoFar,
    deed_of,
    is_of_cards,
    takes_from_its_place,
)
from agot_judge.text.discourse.groups import TURNED, turned_group
from agot_judge.text.discourse.happened import HAPPENED_SO, Occurrence
from agot_judge.text.discourse.mention import Mention
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Unclear

_SHOWING = Reveal | LookAt


class Shown(Struct, frozen=True):
    """Cards that were looked at, revealed or found."""

    zone: str | tuple[str, ...] = ""
    sentence: int = 0
    of_several: bool = False
    """True where they are cards of each of several players."""


class Discourse(Struct, frozen=True, kw_only=True):
    """The mentions of cards in the order of the text, and the effects."""

    mentions: tuple[Mention, ...] = ()
    forgotten: tuple[Mention, ...] = ()
    """The cards on which an effect worked before another that has its own."""
    effects: EffectsSoFar = EffectsSoFar()
    sentence: int = 0
    """The one that is read, counted from 1."""
    step: int = 0
    """The part that is read, counted from 1."""
    shown: Shown = Shown()
    of_shown: tuple[Ref, ...] = ()
    """The targets that may be among the cards that are shown, as far as their descriptions go."""
    found: Literal["", "found", "moved"] = ""
    """The cards that a search has found are shown, or all of them have been moved since; empty where there was no search."""
    searched_top: bool = False
    those_elsewhere: bool = False
    """True where the cards on which the effect before worked are known to be in a hand, deck or pile."""

    # -- what is said now ------------------------------------------------------------------------------------------

    def mentioning(self, noun: Noun, ref: Ref, part: str) -> "Discourse":
        """The discourse in which a pronoun can mean the noun; effects then name it ``ref``."""
        if ref == noun.ref == "cost":  # "stand a Knight and remove it from the challenge": the same card pays
            return replace(
                self,
                mentions=tuple(
                    replace(one, step=self.step) if one.ref == ref else one for one in self.mentions
                ),
            )
        plural = noun.plural or (bool(noun.also) and not noun.either) or bool(noun.each_of)
        found = Mention(
            ref,
            noun.types,
            plural,
            noun.named or ref == "self",
            self.step,
            part=part,
            among=noun.cards.among if noun.ref is None else None,
            read=len(self.effects.each),
        )
        # "that card": whichever of them; "those cards": all
        all_of_them = (replace(found, plural=True),) if noun.quantity == "each" and not plural else ()
        return self.with_mentions(found, *all_of_them)

    def describing(self, noun: Noun, cards: Cards, part: Part) -> "Discourse":
        """The discourse with a noun that has no name of its own: ``while you control Khal Drogo, he gains stealth``.

        Of ``a Knight you control`` one is picked; of ``2 or more Knights`` each is meant.
        """
        if noun.named or (noun.quantity == "some" and noun.least == noun.most == 1 and not noun.any_number):
            said = replace(noun, cards=cards, quantity="the" if noun.exactly else noun.quantity, plural=False)
        elif noun.quantity == "some" and noun.plural:
            said = Noun(cards=cards, quantity="each", plural=True)
        else:
            return self
        return self.with_mentions(Mention(None, noun.types, said.plural, said.named, self.step, said, part))

    def with_mentions(self, *found: Mention) -> "Discourse":
        """The discourse with these mentions after the others."""
        return replace(self, mentions=(*self.mentions, *found))

    def without(self, ref: Ref) -> "Discourse":
        """The discourse in which the cards that have this name now have it no more: the next effect has its own ``those``."""
        if ref != "those":
            return replace(self, mentions=tuple(one for one in self.mentions if one.ref != ref))
        named = [self._by_name(one) if one.ref == ref else one for one in self.mentions]
        gone = tuple(one for one in named if one.ref == ref)
        kept = tuple(one for one in named if one.ref != ref and one.part != TURNED)
        return replace(self, mentions=kept, forgotten=self.forgotten + gone, those_elsewhere=False)

    def doing(self, what: str, on: On, part: Part) -> "Discourse":
        """The discourse in which this is done to the cards: they can be called so from here on."""
        ref: Ref = on if isinstance(on, str) else "cost" if part == "cost" else "those"
        group = turned_group(what, on, self.mentions, self.step) if ref == "those" else []
        return replace(self.with_mentions(*group), effects=self.effects.with_deed(what, ref))

    def reading(self, before: int, found: Any) -> "Discourse":
        """The discourse after a clause that began after so many effects, with these effects for those within it."""
        kept = self.effects.each[:before]
        effects = replace(self.effects, each=kept).followed_by(found)
        if any(takes_from_its_place(one.effect, self.of_shown) for one in effects.each[before:]):
            raise Unclear("from where it is chosen")
        return replace(self, effects=effects)

    def beside_line(self, found: Any) -> "Discourse":
        """The discourse after another line of a list: what was revealed before the list is called so after its effects."""
        shown = any(isinstance(one.effect, _SHOWING) for one in self.effects.each[-1:])
        after = replace(self, effects=self.effects.followed_by(found))
        if not shown or not after.were_shown_before():
            return after
        mentions = (replace(one, ref="shown") if one.ref == "those" else one for one in self.mentions)
        return replace(after, mentions=tuple(mentions))

    def before_last_effect(self) -> "Discourse":
        """The discourse without the effect that was read last."""
        return replace(self, effects=replace(self.effects, each=self.effects.each[:-1]))

    def back_to(self, before: "Discourse") -> "Discourse":
        """The discourse without what was said and done since."""
        return replace(self, mentions=before.mentions, forgotten=before.forgotten, effects=before.effects)

    def renamed(self, *, optional: bool) -> "Discourse":
        """The discourse with what an effect worked on by its name, where something else was done since and it has one."""
        if optional and self.shown.zone:
            return self
        return replace(
            self,
            mentions=tuple(
                self._by_name(one) if one.ref == "those" and self.effects.other_since(one.read) else one
                for one in self.mentions
            ),
        )

    def _by_name(self, mention: Mention) -> Mention:
        deed = self.effects.called(mention.read)
        return mention if deed is None else replace(mention, ref=deed)

    # -- what is known ---------------------------------------------------------------------------------------------

    def deed_ref(self, what: str, occurrence: Occurrence) -> Ref:
        """The cards that are called by what was done to them. Raises Unclear where it is nothing, or one thing or another."""
        found = set(self.effects.done.get(what, ()))
        if occurrence.event in HAPPENED_SO.get(what, ()) and occurrence.card is not None:
            found.add(occurrence.card)
        if len(found) != 1:
            raise Unclear(f"what is {what}")
        ref = found.pop()
        return self.latest(what) if ref == "those" else ref

    def latest(self, what: str) -> Ref:
        """The name of what was done last; where something else was done since, by the deed. Raises Unclear where it has none."""
        if what == "revealed" and self.were_shown_before():
            return "shown"
        before = self.effects.before.get(what)
        if before is None or not self.effects.other_since(before):
            return "those"
        deed = self.effects.called(before)
        if deed != what:
            raise Unclear(f"which cards were {what}, after something else was done")
        return deed

    def were_shown_before(self) -> bool:
        """True where something else was done since cards were revealed or looked at, which was done once."""
        places = self.effects.places_of(_SHOWING)
        apart = any(self.effects.each[place].apart for place in places)
        return (
            bool(self.shown.zone) and len(places) == 1 and not apart and self.effects.other_since(places[0])
        )

    def was_revealed(self, occurrence: Occurrence) -> bool:
        """True where some card was revealed."""
        done = "revealed" in self.effects.done or bool(self.effects.places_of(_SHOWING))
        return done or occurrence.event.startswith("reveal")

    def shows_now(self) -> bool:
        """True where cards are shown in the very sentence that is read: what is chosen in it may be one of them."""
        return bool(self.shown.zone) and self.shown.sentence == self.sentence

    def is_beside_shown(self, mention: Mention) -> bool:
        """``reveal the top card of an opponent's deck. Draw 1 card. If that card is a character``: the one or the other; likewise
        after a card was discarded that was not chosen."""
        seen = self.effects.places_of(_SHOWING | DiscardFromDeck | DiscardRandom)
        known = self.effects.places_of(Draw | DiscardFromHand | DiscardRandom | DiscardFromDeck)
        return mention.read in known and any(place < mention.read for place in seen)

    def is_drawn(self, mention: Mention) -> bool:
        """True where this is a card that the effect before drew."""
        known = self.effects.each[mention.read : mention.read + 1]
        drawn = "those" in self.effects.done.get("drawn", ()) and all(
            deed_of(one.effect) == "drawn" for one in known
        )
        return mention.ref == "those" and not mention.types and drawn

    def is_out_of_play(self, ref: Ref) -> bool:
        """True where this is only "a card" where it was spoken of first: one of some hand or deck."""
        return any(one.ref == ref and not one.types for one in self.mentions)

    def has_left(self, ref: Ref | None) -> bool:
        """True where what an effect before worked on is no longer in play."""
        return ref in LEFT or (ref == "those" and self.effects.left("those"))

    def costs(self) -> list[Mention]:
        """The cards that pay, as the costs speak of them; not a faction card."""
        paying = (one for one in self.mentions if one.ref == one.part == "cost")
        return [one for one in paying if one.types != ("faction",)]

    def paid_with_several(self) -> bool:
        """True where cards of more than one description paid the costs: they have one name together."""
        paid = self.costs()
        return len(paid) > 1 and paid[1:] != [replace(paid[0], plural=True)]

    def meant_since_choice(self) -> bool:
        """True where some card was spoken of since one was chosen, other than that one: whose it is could be asked too."""
        chosen = [position for position, one in enumerate(self.mentions) if one.ref in TARGETS]
        return any(one.ref in WORKED_ON for one in self.mentions[max(chosen, default=0) :])

    def speaks_of(self, types: tuple[str, ...]) -> bool:
        """True where a card of these types was spoken of, other than by title."""
        return any(not one.named and one.is_of(types) for one in self.mentions)

    def discards_power(self) -> bool:
        """True where an effect before has power discarded from a card, once."""
        return len(self.effects.places_of(DiscardPower)) == 1

    # -- what must be clear ----------------------------------------------------------------------------------------

    def must_be_called_so(self, mention: Mention, ref: Ref, types: tuple[str, ...]) -> None:
        """Raises Unclear for what an earlier effect worked on, where another could be meant by now."""
        nearer = any(one.step > mention.step and (not types or one.is_of(types)) for one in self.forgotten)
        if nearer or not self.effects.is_still_called_so(ref):
            raise Unclear("which card this is, after something else was done")

    def must_be_latest_of(self, mention: Mention, types: tuple[str, ...]) -> None:
        """Raises Unclear for what an effect worked on, where another could be meant: ``put a character into play. Draw 1 card. ..
        that character``."""
        if self.is_beside_shown(mention):
            raise Unclear("whether it is the card that was revealed")
        other = types and not mention.types and any(set(types) & set(one.types) for one in self.forgotten)
        if other or self.effects.other_since(mention.read):
            raise Unclear("which card this is, after something else was done")

    def must_be_spoken_of_last(self, ref: Ref | None) -> None:
        """Raises Unclear for "its controller", who is that of the card on which the effect before worked, where that is another
        card than this means, or than it can mean (None)."""
        worked = [one.on for one in self.effects.each if is_of_cards(one.effect)]
        apart = [on for on in worked if on != "those"]
        if ref == "those" or not apart or (ref is None and len(apart) == 1 and apart[0] is not None):
            return
        if apart[-1] != ref or ref is None:
            raise Unclear("whose card that is, after something else was done")
