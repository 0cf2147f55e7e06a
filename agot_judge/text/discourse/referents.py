"""The cards that an ability has spoken of so far."""

from typing import Literal

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Condition, On
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.ability.words import DEEDS, WORKED_ON, Ref
from agot_judge.text.discourse.antecedents import LEFT
from agot_judge.text.discourse.effects_so_far import EffectsSoFar
from agot_judge.text.discourse.groups import TURNED
from agot_judge.text.discourse.happened import IN_PLAY
from agot_judge.text.discourse.mention import (
    Mention,
)
from agot_judge.text.phrases.noun import Noun


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
        """The number of the one that is spoken of just now."""
        self.zone: str | tuple[str, ...] | None = None
        """Where this card must be for the ability: ``from your discard pile``; None: as for any card of its type."""
        self.acted = False
        """True where a sentence before did something, besides choosing: what follows may replace that."""
        self.unsettled = False
        """True where a pronoun of the effect can mean what pays the cost as well as the card of the triggering condition."""
        self.those_elsewhere = False
        """True where the cards on which the effect before worked are known to be in a hand, deck or pile."""
        self.searched_top = False
        self.found: Literal["", "found", "moved"] = ""
        """The cards that a search has found are shown, or all of them have been moved since; empty where there was no search."""
        self.between_places = False
        """True where "that character" of the effect can mean one in play that was chosen as well as a card of a hand or deck."""
        self.turned_meant = False
        """True where a pronoun of this sentence meant each card of a description that was knelt or stood."""
        self.taken_from = -1
        """The step in which something was discarded from each of some cards, of which some may have none of it."""
        self.undecided: Noun | None = None
        """Cards of which it is not known yet which they are, and which a pronoun in the same clause would mean."""
        self.asked_before: Condition | None = None
        """The condition on the player who has done it, where this may have changed it: no paragraph says of which moment."""
        self.keywords_had: tuple[str, ...] = ()
        """The keywords of which a condition asks whether cards have them: "that keyword"."""

    def mention(self, noun: Noun, ref: Ref) -> None:
        """From here on the noun can be meant by a pronoun; effects then name it ``ref``.

        What left play to pay is only asked about: "if the sacrificed character was a Knight, kneel that character" means
        the one that was chosen.
        """
        if ref == "cost" and self.clause.part != "cost" and self._left_to_pay() and self.choices:
            return
        if ref == noun.ref == "cost":  # "stand a Knight and remove it from the challenge": the same card pays
            self.mentions = [replace(one, step=self.step) if one.ref == ref else one for one in self.mentions]
            return
        plural = noun.plural or (bool(noun.also) and not noun.either) or bool(noun.each_of)
        named = noun.named or ref == "self"
        among = noun.cards.among if noun.ref is None else None
        found = Mention(
            ref,
            noun.types,
            plural,
            named,
            self.step,
            part=self.clause.part,
            among=among,
            read=self.effects_read,
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
            self.mentions.append(
                Mention(None, noun.types, False, noun.named, self.step, said, self.clause.part)
            )
        elif noun.quantity == "some" and noun.plural:
            said = Noun(cards=cards, quantity="each", plural=True)
            self.mentions.append(Mention(None, noun.types, True, False, self.step, said, self.clause.part))

    def finds(self, zone: str | tuple[str, ...], *, top: bool = False) -> None:
        """The cards that a search has found are shown; the others are still where it searched: in a deck, or at its top."""
        self.those_elsewhere, self.shown, self.found = True, zone, "found"
        self.searched_top = top

    def moves(self, on: On) -> On:
        """The cards, which this moves: it may be all that a search has found."""
        self.found = "moved" if self.found and on == "those" else self.found
        return on

    def several(self, ref: Ref) -> None:
        """Several cards are named by the word, one or more of each of some players: ``it`` is each of them."""
        self.mentions += [
            replace(one, plural=True) for one in self.mentions if one.ref == ref and not one.plural
        ]

    def is_in_play(self, ref: Ref) -> bool:
        """True where what this names is known to be in play: as a target, or by what happened to it."""
        if ref in ("self", "host"):
            return self.zone is None
        if ref == "occurrence":
            return self.occurrence.event in IN_PLAY
        return self.zone_of(ref) == "play"

    def chosen_as(self, ref: Ref) -> Cards | None:
        """The description of the target that this names; None: it names none."""
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

    def _is_out_of_play(self, ref: Ref) -> bool:
        """True where this is only "a card" where it was spoken of first: one of some hand or deck."""
        return any(one.ref == ref and not one.types for one in self.mentions)

    def _left_to_pay(self) -> bool:
        """True where what paid the costs is no longer in play."""
        return self._left("cost")

    def _has_left(self, ref: Ref | None) -> bool:
        """True where what an effect before worked on is no longer in play, and what is done now is done to a card in play."""
        left = ref in LEFT or (ref == "those" and self._left("those"))
        return self.clause.part == "effect" and left

    def _left(self, ref: Ref) -> bool:
        gone = ("sacrificed", "discarded", "returned", "killed", "removed")
        return any(ref in self.done.get(what, ()) for what in gone)

    def _paid_with_several(self) -> bool:
        """True where cards of more than one description paid the costs: they have one name together."""
        paid = self._costs()
        return len(paid) > 1 and paid[1:] != [replace(paid[0], plural=True)]

    def _costs(self) -> list[Mention]:
        """The cards that pay, as the costs speak of them."""
        paying = (one for one in self.mentions if one.ref == one.part == "cost")
        return [one for one in paying if one.types != ("faction",)]

    def has_paid(self) -> bool:
        """True where cards paid the costs, this one and a faction card apart."""
        return bool(self._costs())

    def ask_whether_there(self, noun: Noun) -> None:
        """It was asked whether this is still in play: what follows is done to it."""
        if noun.ref == "self":
            self.mentions[-1] = replace(self.mentions[-1], part="there")
        elif noun.ref is not None and noun.ref in DEEDS:
            self.mention(noun, noun.ref)

    def meant_since_choice(self) -> bool:
        """True where some card was spoken of since one was chosen, other than that one: whose it is could be asked too."""
        chosen = [position for position, one in enumerate(self.mentions) if one.ref in TARGETS]
        return any(one.ref in WORKED_ON for one in self.mentions[max(chosen, default=0) :])

    def speaks_of(self, types: tuple[str, ...]) -> bool:
        """True where a card of these types was spoken of, other than by title."""
        return any(
            not mention.named and (not mention.types or set(types) & set(mention.types))
            for mention in self.mentions
        )

    def knows_type(self) -> bool:
        """True where ``that type`` means something: one that was chosen, or that of the challenge spoken of."""
        return self.occurrence.of_challenge or any(choice.word == "challenge type" for choice in self.choices)
