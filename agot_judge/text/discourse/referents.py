"""What an ability has spoken of so far: what a pronoun can mean."""

from typing import Literal

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Condition, On
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.ability.words import DEEDS, WORKED_ON, Ref
from agot_judge.text.discourse.antecedents import LEFT, has_entered
from agot_judge.text.discourse.effects_so_far import EffectsSoFar, Part
from agot_judge.text.discourse.groups import TURNED, spoken_of_itself, without_those_turned
from agot_judge.text.discourse.happened import IN_PLAY
from agot_judge.text.discourse.mention import (
    Mention,
    by_name,
    is_described,
    is_each,
    may_be_asked_about,
    without_subject,
)
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Unclear

__all__ = ["Part", "Referents"]


class Referents(EffectsSoFar):
    """The cards that were mentioned, chosen or concerned, in the order in which the text speaks of them."""

    def __init__(self) -> None:
        super().__init__()
        self.sentence = 0
        """The one that is read, counted from 1."""
        self.choices: list[Choose] = []
        self.together: tuple[Ref, ...] = ()
        """The targets that ``those characters`` means, chosen in one sentence by descriptions of their own."""
        self.turn = 0
        """Of which of them is spoken just now."""
        self.zone: str | tuple[str, ...] | None = None
        """Where this card must be for the ability: ``from your discard pile``; None: as for any card of its type."""
        self.of_challenge = False
        """Whether the triggering condition speaks of a challenge: its type is "that type" where none is chosen."""
        self.doer: Ref | Literal["doer"] | None = None
        """What does something to the card of the triggering condition: ``it`` can mean the one or the other."""
        self.by_whom: tuple[Noun, Noun] | None = None
        """What does it, where it has no name, and to which card: ``a Raider discards an event using pillage``."""
        self.does_it = False
        """Whether there is such a one."""
        self.acted = False
        """Whether a sentence before did something, besides choosing: what follows may replace that."""
        self.would = False
        """Whether the triggering condition says ``would``: it can be replaced, whatever happens."""
        self.done_out_of_play = False
        """What it does is done to a card that is not in play: one discarded, drawn."""
        self.unsettled = False
        """Whether a pronoun of the effect can mean what pays the cost as well as the card of the triggering condition."""
        self.those_elsewhere = False
        """Whether the cards on which the effect before worked are known to be in a hand, deck or pile."""
        self.searched_top = False
        self.switching = False
        """Two cards of one and the same of several players are switched: "that player" is singled out by the first of them."""
        self.found: Literal["", "found", "moved"] = ""
        """Whether a search has found the cards that are shown, of the top of a deck, and whether all have been moved since."""
        self.between_places = False
        """Whether "that character" of the effect can mean one in play that was chosen as well as a card of a hand or deck."""
        self.turned_meant = False
        """Whether a pronoun of this sentence meant each card of a description that was knelt or stood."""
        self.taken_from = -1
        """The step in which something was discarded from each of some cards, of which some may have none of it."""
        self.undecided: Noun | None = None
        """Cards of which it is not known yet which they are, and which a pronoun in the same clause would mean."""
        self.asked_before: Condition | None = None
        """What is asked of who has done it, where this may have changed it: no paragraph says of which moment."""
        self.keywords_had: tuple[str, ...] = ()
        """The keywords of which a condition asks whether cards have them: "that keyword"."""

    def mention(self, noun: Noun, ref: Ref) -> None:
        """From here on the noun can be meant by a pronoun; effects then name it ``ref``.

        What left play to pay is only asked about: "if the sacrificed character was a Knight, kneel that character" means
        the one that was chosen.
        """
        if ref == "cost" and self.part != "cost" and self._left_to_pay() and self.choices:
            return
        if ref == noun.ref == "cost":  # "stand a Knight and remove it from the challenge": the same card pays
            self.mentions = [replace(one, step=self.step) if one.ref == ref else one for one in self.mentions]
            return
        plural = noun.plural or (bool(noun.also) and not noun.either) or bool(noun.each_of)
        named = noun.named or ref == "self"
        among = noun.cards.among if noun.ref is None else None
        found = Mention(
            ref, noun.types, plural, named, self.step, part=self.part, among=among, read=self.effects_read
        )
        self.mentions.append(found)
        if noun.quantity == "each" and not plural:  # "that card": whichever of them; "those cards": all
            self.mentions.append(replace(found, plural=True))

    def describe(self, noun: Noun, cards: Cards) -> None:
        """The same for what has no name of its own: ``while you control Khal Drogo, he gains stealth``.

        Of ``a Knight you control`` one is picked; of ``2 or more Knights`` each is meant.
        """
        if noun.ref is not None:
            self.mention(noun, noun.ref)
        elif noun.named or (noun.quantity == "some" and noun.least == noun.most == 1 and not noun.any_number):
            said = replace(noun, cards=cards, quantity="the" if noun.exactly else noun.quantity, plural=False)
            self.mentions.append(Mention(None, noun.types, False, noun.named, self.step, said, self.part))
        elif noun.quantity == "some" and noun.plural:
            said = Noun(cards=cards, quantity="each", plural=True)
            self.mentions.append(Mention(None, noun.types, True, False, self.step, said, self.part))

    def finds(self, zone: str | tuple[str, ...], *, top: bool = False) -> None:
        """What a search has found is shown; where it was searched the others still are: of a deck, or of its top."""
        self.those_elsewhere, self.shown, self.found = True, zone, "found"
        self.searched_top = top

    def moves(self, on: On) -> On:
        """The cards, which this moves: it may be all that a search has found."""
        self.found = "moved" if self.found and on == "those" else self.found
        return on

    def several(self, ref: Ref) -> None:
        """What the word names are several cards, one or more of each of some players: ``it`` is each of them."""
        self.mentions += [
            replace(one, plural=True) for one in self.mentions if one.ref == ref and not one.plural
        ]

    def is_in_play(self, ref: Ref) -> bool:
        """Whether what this names is known to be in play: as a target, or by what happened to it."""
        if ref in ("self", "host"):
            return self.zone is None
        if ref == "occurrence":
            return self.happened in IN_PLAY
        return self.zone_of(ref) == "play"

    def chosen_as(self, ref: Ref) -> Cards | None:
        """How the target that this names was described; None: it names none."""
        chosen = (choice.cards for choice in self.choices if choice.player is None and not choice.word)
        return dict(zip(TARGETS, chosen, strict=False)).get(ref)

    def zone_of(self, ref: Ref) -> str | tuple[str, ...]:
        """Where the target that this names was chosen; empty: it names none."""
        there = self.chosen_as(ref)
        return "" if there is None else there.zone

    def forget(self, ref: Ref) -> None:
        """The effect that comes next has its own ``those``."""
        gone = (TURNED,) if ref == "those" else ()
        self.those_elsewhere = self.those_elsewhere and ref != "those"
        if ref == "those":
            self.mentions = [self._by_name(one) if one.ref == ref else one for one in self.mentions]
        self._forgotten += tuple(one for one in self.mentions if one.ref == ref == "those")
        self.mentions = [one for one in self.mentions if one.ref != ref and one.part not in gone]

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

    def _is_out_of_play(self, ref: Ref) -> bool:
        """Whether this is only "a card" where it was spoken of first: one of some hand or deck."""
        return any(one.ref == ref and not one.types for one in self.mentions)

    def _left_to_pay(self) -> bool:
        """Whether what paid the costs is no longer in play."""
        return self._left("cost")

    def _has_left(self, ref: Ref | None) -> bool:
        """Whether what an effect before worked on is no longer in play, and what is done now is done to a card in play."""
        left = ref in LEFT or (ref == "those" and self._left("those"))
        return self.part == "effect" and left

    def _left(self, ref: Ref) -> bool:
        gone = ("sacrificed", "discarded", "returned", "killed", "removed")
        return any(ref in self.done.get(what, ()) for what in gone)

    def _paid_with_several(self) -> bool:
        """Whether cards of more than one description paid the costs: they have one name together."""
        paid = self._costs()
        return len(paid) > 1 and paid[1:] != [replace(paid[0], plural=True)]

    def _costs(self) -> list[Mention]:
        """The cards that pay, as the costs speak of them."""
        paying = (one for one in self.mentions if one.ref == one.part == "cost")
        return [one for one in paying if one.types != ("faction",)]

    def has_paid(self) -> bool:
        """Whether cards paid the costs, this one and a faction card apart."""
        return bool(self._costs())

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

    def ask_whether_there(self, noun: Noun) -> None:
        """It was asked whether this is still in play: what follows is done to it."""
        if noun.ref == "self":
            self.mentions[-1] = replace(self.mentions[-1], part="there")
        elif noun.ref is not None and noun.ref in DEEDS:
            self.mention(noun, noun.ref)

    def self_is_nearer(self, ref: Ref | None) -> bool:
        """Whether ``it`` is this card, of which the text has spoken since it spoke of the other.

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

    def meant_since_choice(self) -> bool:
        """Whether some card was spoken of since one was chosen, other than that one: whose it is could be asked too."""
        chosen = [position for position, one in enumerate(self.mentions) if one.ref in TARGETS]
        return any(one.ref in WORKED_ON for one in self.mentions[max(chosen, default=0) :])

    def speaks_of(self, types: tuple[str, ...]) -> bool:
        """Whether a card of these types was spoken of, other than by title."""
        return any(
            not mention.named and (not mention.types or set(types) & set(mention.types))
            for mention in self.mentions
        )

    def knows_type(self) -> bool:
        """Whether ``that type`` means something: one that was chosen, or that of the challenge spoken of."""
        return self.of_challenge or any(choice.word == "challenge type" for choice in self.choices)

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
