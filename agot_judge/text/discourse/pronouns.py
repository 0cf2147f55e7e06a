"""The card that a pronoun means: ``it``, ``that character``, ``those cards``."""

from typing import ClassVar

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
from agot_judge.text.discourse.sought import Ambiguous, Sought
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Unclear


class Pronouns(Referents):
    """The referents, and which of them a pronoun means."""

    def meant(self, *, types: tuple[str, ...] = (), plural: bool = False, named: bool | None = None) -> Ref:
        """The referent of a pronoun, as ``noun_meant``. Raises Unclear also where it has no name of its own."""
        apart: tuple[Ref, ...] = ("host",) if types else ()
        ref = self._resolved(Sought(types=types, plural=plural, named=named, apart=apart)).ref
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
        """The noun that a pronoun means: the latest mention that fits, in the words of ``Sought``. Raises Unclear where
        nothing fits, Ambiguous where two do."""
        apart = apart or (("host",) if types else ())
        found = self._resolved(Sought(types=types, plural=plural, named=named, first=first, apart=apart))
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

    def _resolved(self, sought: Sought) -> Mention:
        """The one mention that a pronoun means. Raises Unclear where there is none, Ambiguous where there are several."""
        if self.undecided is not None and sought.is_of(self.undecided.types):
            raise Unclear("for each of which cards, before they are known")
        fitting = self._fitting(sought)
        if not fitting:
            raise Unclear("nothing was spoken of that this could mean")
        meant = self._latest(fitting, sought)
        if meant.ref == "those":
            self.must_be_latest_of(meant, sought.types)
        elif meant.ref is not None and meant.ref in DEEDS:
            self.must_be_called_so(meant, meant.ref, sought.types)
        for question, is_doubtful in self._DOUBTS:
            if is_doubtful(self, meant, sought, fitting):
                raise Ambiguous(question, fitting)
        chosen = any(one.ref in TARGETS and one.step < meant.step for one in fitting)
        if sought.types and meant.types and meant.ref == "those" and self._is_out_of_play("those"):
            self.between_places = chosen
        if sought.types and not meant.types:
            return self._called_so(sought.types, fitting, meant) or meant
        if meant.ref == "cost" and any(one.ref == "occurrence" for one in fitting):
            self.unsettled = True
        return meant

    def _fitting(self, sought: Sought) -> list[Mention]:
        """The mentions that may be meant. Raises Ambiguous where a condition asks about one of them."""
        self.mentions = [self._renamed(one) for one in self.mentions]
        known = without_subject(self.mentions, self.step) if self.clause.of_another else self.mentions
        fitting = without_those_turned([one for one in known if sought.fits(one)], sought.first)
        fitting = [one for one in fitting if one.ref in sought.first] or fitting
        fitting = self._without_drawn(by_name(fitting, sought.named), sought.types)
        if not fitting or self.clause.part != "effect":
            return fitting
        if may_be_asked_about(fitting, self.sentence):
            # "After a character is killed, if you control a Lord character, that character gains 1 power"
            raise Ambiguous("whether it is the one of which something has to be true", fitting)
        fitting = spoken_of_itself(fitting)
        done_to = any(one.ref in TARGETS or one.ref == "those" for one in fitting)
        return [one for one in fitting if one.ref != "host"] if sought.types and done_to else fitting

    def _latest(self, fitting: list[Mention], sought: Sought) -> Mention:
        """The one that was spoken of last. Raises Ambiguous where several were."""
        latest = max(mention.step for mention in fitting)
        last = [mention for mention in fitting if mention.step == latest]
        # "after attached character bypasses a character, kneel that character": the other one
        last = [mention for mention in last if mention.ref not in sought.apart] or last
        if last[-1].chosen_in:  # another choice of the same sentence is as likely
            last += [one for one in fitting if one.chosen_in == last[-1].chosen_in]
        if any((one.ref, one.noun) != (last[0].ref, last[0].noun) for one in last):
            raise Ambiguous("this could mean one thing or another", last)
        return last[0]

    def _may_have_had_none(self, meant: Mention, sought: Sought, fitting: list[Mention]) -> bool:
        """True of cards from each of which something was discarded, if it had some."""
        return meant.ref in WORKED_ON and sought.plural and meant.step == self.taken_from

    def _may_have_left(self, meant: Mention, sought: Sought, fitting: list[Mention]) -> bool:
        """True of a card that an effect before has taken out of play, where another is there."""
        return self._has_left(meant.ref) and any(one.ref in _APART for one in fitting)

    def _may_be_drawn(self, meant: Mention, sought: Sought, fitting: list[Mention]) -> bool:
        """True of ``its controller draws 1 card and kneels it``; "if that card is a location" is the one drawn."""
        unnamed = sought.named is None or (sought.named is False and self.clause.part != "condition")
        beside = any(one.ref in _BESIDE for one in fitting)
        return unnamed and not sought.types and beside and self._is_drawn(meant)

    def _may_be_chosen(self, meant: Mention, sought: Sought, fitting: list[Mention]) -> bool:
        """True of ``each other one gets .. for each power on that character``."""
        chosen = any(one.ref in TARGETS for one in fitting)
        return bool(sought.types) and chosen and is_each(meant, self.mentions)

    def _may_be_each_cost(self, meant: Mention, sought: Sought, fitting: list[Mention]) -> bool:
        """True of what pays, where cards of several descriptions do."""
        return meant.ref == "cost" and self._paid_with_several()

    _DOUBTS: ClassVar = (
        ("whether it is each of them, or each that had some of it", _may_have_had_none),
        ("whether it is the card that has left play", _may_have_left),
        ("whether it is the card that was drawn", _may_be_drawn),
        ("whether it is the one that was chosen", _may_be_chosen),
        ("which of the cards that paid the costs", _may_be_each_cost),
    )
    """Each question that a pronoun may leave open, and when it does."""

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
        before = self.step + 1 if self.clause.part == "cost" else self.step
        parts = ("cost",) if self.clause.part == "cost" else ("condition", "effect", "there")
        since = max((one.step for one in self.mentions if one.ref == ref), default=-1)
        own = (one.part for one in self.mentions if one.ref == "self" and since < one.step < before)
        spoken = {*own} & {*parts}
        beside = any(one.ref == "self" and one.part == "trigger" for one in self.mentions)
        if ref == "occurrence" and beside and not self.occurrence.is_done_by_a_card:
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
        if self.clause.part == "trigger":
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
        if last and last[-1] == "occurrence" and self.occurrence.doer is not None:
            if self.occurrence.doer == "self" and self.occurrence.is_out_of_play:
                return None
            raise Unclear("than which of two cards it is another")
        return last[-1] if last else None


_APART = (*TARGETS, "occurrence")
"""What may be meant in place of a card that an effect before has taken out of play."""
_BESIDE = (*_APART, *(DEEDS - {"drawn"}), "cost", "host")
"""What may be meant in place of a card that was drawn."""
