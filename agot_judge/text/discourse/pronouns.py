"""The card that a pronoun means: ``it``, ``that character``, ``those cards``."""

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.words import DEEDS, WORKED_ON, Ref
from agot_judge.text.discourse.antecedents import has_entered
from agot_judge.text.discourse.groups import TURNED, spoken_of_itself, without_those_turned
from agot_judge.text.discourse.mention import (
    Mention,
    by_name,
    is_described,
    is_each,
    may_be_asked_about,
    without_subject,
)
from agot_judge.text.discourse.referents import Referents
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Unclear


class Pronouns(Referents):
    """The referents, and which of them a pronoun means."""

    def meant(self, *, types: tuple[str, ...] = (), plural: bool = False, named: bool | None = None) -> Ref:
        """What a pronoun speaks of, as ``noun_meant``. Raises Unclear also where it has no name of its own."""
        ref = self._found(types, plural, named, apart=("host",) if types else ()).ref
        if ref is None:
            raise Unclear("this is known only by its description")
        return ref

    def noun_meant(
        self,
        *,
        types: tuple[str, ...] = (),
        plural: bool = False,
        named: bool | None = None,
        first: tuple[Ref, ...] = (),
        apart: tuple[Ref, ...] = (),
    ) -> Noun:
        """What a pronoun speaks of: what the latest part mentioned that fits.

        ``types``: only such cards (``that character``); ``named``: only what was given by title (``he``), or only
        what was not (``that character``); None: the latter first. ``first``: what these name, where one of them fits (``the
        chosen character``); ``apart``: what these name only where nothing else was spoken of with them. Raises Unclear where
        nothing fits or two do.
        """
        found = self._found(types, plural, named, first, apart or (("host",) if types else ()))
        self.turned_meant = self.turned_meant or found.part == TURNED
        if found.ref is None:
            return found.noun
        known = types or found.types
        return Noun(ref=found.ref, cards=Cards(type=known), quantity="the", plural=plural, named=found.named)

    def those_meant(self, types: tuple[str, ...] = ()) -> Noun:
        """``those characters``: as ``noun_meant``, but each of several choices of the same sentence. Raises Unclear."""
        last = max((one.chosen_in for one in self.mentions), default=0)
        chosen = {
            one.ref: one
            for one in self.mentions
            if one.chosen_in == last > 0 and (not types or not one.types or set(types) & set(one.types))
        }
        newest = max((one.step for one in chosen.values()), default=0)
        if len(chosen) < 2 or any(
            one.plural and one.step > newest and one.ref not in chosen for one in self.mentions
        ):
            return self.noun_meant(types=types, plural=True)
        return self.each_together(tuple(ref for ref in chosen if ref is not None), types)

    def each_together(self, refs: tuple[Ref, ...], types: tuple[str, ...]) -> Noun:
        """Several targets with names of their own: the one of which is spoken just now."""
        self.together = refs
        return Noun(ref=refs[self.turn], cards=Cards(type=types), quantity="the", plural=True)

    def _found(
        self,
        types: tuple[str, ...],
        plural: bool,
        named: bool | None,
        first: tuple[Ref, ...] = (),
        apart: tuple[Ref, ...] = (),
    ) -> Mention:
        if self.undecided is not None and (not types or set(types) & set(self.undecided.types or types)):
            raise Unclear("for each of which cards, before they are known")
        self.mentions = [self._renamed(one) for one in self.mentions]
        fitting = [
            mention
            for mention in (without_subject(self.mentions, self.step) if self.not_itself else self.mentions)
            if mention.plural == plural
            and (not types or not mention.types or set(types) & set(mention.types))
            and (named is not True or mention.named)
            # A faction card is only ever named in full.
            and (mention.types != ("faction",) or "faction" in types)
        ]
        fitting = without_those_turned(fitting, first)
        fitting = [mention for mention in fitting if mention.ref in first] or fitting
        fitting = self._without_drawn(by_name(fitting, named), types)
        if not fitting:
            raise Unclear("nothing was spoken of that this could mean")
        if self.part == "effect":
            if may_be_asked_about(fitting, self.sentence):
                # "After a character is killed, if you control a Lord character, that character gains 1 power"
                raise Unclear("whether it is the one of which something has to be true")
            fitting = spoken_of_itself(fitting)
            if types and any(one.ref in TARGETS or one.ref == "those" for one in fitting):
                fitting = [one for one in fitting if one.ref != "host"]
        latest = max(mention.step for mention in fitting)
        last = [mention for mention in fitting if mention.step == latest]
        # "after attached character bypasses a character, kneel that character": the other one
        last = [mention for mention in last if mention.ref not in apart] or last
        if last[-1].chosen_in:  # another choice of the same sentence is as likely
            last += [one for one in fitting if one.chosen_in == last[-1].chosen_in]
        if any((one.ref, one.noun) != (last[0].ref, last[0].noun) for one in last):
            raise Unclear("this could mean one thing or another")
        if last[0].ref == "those":
            self.must_be_latest_of(last[0], types)
        elif last[0].ref is not None and last[0].ref in DEEDS:
            self.must_be_called_so(last[0], last[0].ref, types)
        if last[0].ref in WORKED_ON and plural and last[0].step == self.taken_from:
            raise Unclear("whether it is each of them, or each that had some of it")
        if self._has_left(last[0].ref) and any(one.ref in _APART for one in fitting):
            raise Unclear("whether it is the card that has left play")
        if (
            (
                named is None or (named is False and self.part != "condition")
            )  # "if that card is a location": the one drawn
            and not types
            and self._is_drawn(last[0])
            and any(one.ref in _BESIDE for one in fitting)
        ):
            raise Unclear(
                "whether it is the card that was drawn"
            )  # "its controller draws 1 card and kneels it"
        if types and last[0].types and last[0].ref == "those" and self._is_out_of_play("those"):
            self.between_places = any(one.ref in TARGETS and one.step < latest for one in fitting)
        if types and is_each(last[0], self.mentions) and any(one.ref in TARGETS for one in fitting):
            raise Unclear(
                "whether it is the one that was chosen"
            )  # "each other one gets .. for each power on that character"
        if last[0].ref == "cost" and self._paid_with_several():
            raise Unclear("which of the cards that paid the costs")
        if types and not last[0].types:
            return self._called_so(types, fitting, last[0]) or last[0]
        if last[0].ref == "cost" and any(one.ref == "occurrence" for one in fitting):
            self.unsettled = True
        return last[0]

    def _called_so(self, types: tuple[str, ...], fitting: list[Mention], last: Mention) -> Mention | None:
        """What was chosen by the very word, before a card of some deck or hand of which only "a card" is said.

        ``choose a character and reveal the top card of your deck. That character ..``: the one chosen in that sentence. Raises
        Unclear where it was spoken of earlier."""
        so = [one for one in fitting if one.ref and set(one.types) & set(types) and not one.named]
        chosen = bool(so) and so[-1].ref in TARGETS and self._is_out_of_play("those")
        is_other = bool(so) and so[-1].ref != last.among and so[-1].chosen_in != self.sentence - 1
        if is_other and not (chosen and not has_entered(self._effects)):
            raise Unclear("this could mean one thing or another")
        return so[-1] if so else None

    def self_is_nearer(self, ref: Ref | None) -> bool:
        """True where ``it`` is this card, of which the text has spoken since it spoke of the other.

        ``place 1 gold on Ghost. Then, if there are 3 gold on it, sacrifice it``; ``kneel Ghost and sacrifice it``. Raises
        Unclear where the other is as likely."""
        # not in "you may sacrifice Ghost to save it"
        before = self.step + 1 if self.part == "cost" else self.step
        parts = ("cost",) if self.part == "cost" else ("condition", "effect", "there")
        since = max((one.step for one in self.mentions if one.ref == ref), default=-1)
        own = (one.part for one in self.mentions if one.ref == "self" and since < one.step < before)
        spoken = {*own} & {*parts}
        beside = any(one.ref == "self" and one.part == "trigger" for one in self.mentions)
        if ref == "occurrence" and beside and not self.does_it:
            # "after an attachment is attached to Ghost"
            raise Unclear("this could mean one thing or another")
        if ref == "self" or not spoken:
            return False
        if spoken == {"condition"} and (ref is None or self.is_in_play(ref)):
            raise Unclear("this could mean one thing or another")  # "if Ghost is standing, kneel it"
        if "effect" in spoken and ref in (*WORKED_ON, *TARGETS):
            raise Unclear("this could mean one thing or another")  # "choose a character. Stand Ghost. It .."
        return True

    def contrasted(self, types: tuple[str, ...]) -> Ref | None:
        """Than which cards ``another character`` is another: those spoken of last; None: than this card. Raises Unclear."""
        if self.part == "trigger":
            return None
        fitting = [
            mention
            for mention in self.mentions
            if mention.ref == "self"
            or (
                mention.ref is not None
                and (not types or not mention.types or set(types) & set(mention.types))
            )
            if mention.types or mention.ref not in ("those", *TARGETS)  # cards of some hand or deck
            if mention.types or not types or mention.ref in ("self", "host")  # what is only "a card"
        ]
        latest = max((mention.step for mention in fitting), default=0)
        last = [mention.ref for mention in fitting if mention.step == latest and mention.ref != "self"]
        if not last and any(is_described(one, "trigger", *types) for one in self.mentions):
            raise Unclear("than which card it is another")  # "a challenge in which a Knight is attacking"
        if last and last[-1] in DEEDS:
            raise Unclear("than which card it is another, after something else was done")
        if last and last[-1] == "occurrence" and self.doer is not None:
            if self.doer == "self" and self.done_out_of_play:
                return None
            raise Unclear("than which of two cards it is another")
        return last[-1] if last else None


_APART = (*TARGETS, "occurrence")
"""What may be meant in place of a card that an effect before has taken out of play."""
_BESIDE = (*_APART, *(DEEDS - {"drawn"}), "cost", "host")
"""What may be meant in place of a card that was drawn."""
