"""From trees to meanings, from left to right: what was mentioned so far is what pronouns speak of."""

from copy import copy
from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability import (
    Effect,
    PlaceToken,
    Save,
)
from agot_judge.engine.ability.cards import Cards, On
from agot_judge.engine.ability.later_choices import TARGETS, choosing_now
from agot_judge.engine.ability.triggers import Choose, Trigger
from agot_judge.engine.ability.words import Ref, Who
from agot_judge.text.discourse.done_in_play import are_still_elsewhere
from agot_judge.text.discourse.groups import must_be_done_now
from agot_judge.text.discourse.mention import Mention, is_of_another
from agot_judge.text.discourse.pronouns import Pronouns
from agot_judge.text.discourse.referents import Part
from agot_judge.text.discourse.settled import must_bring_there, settled
from agot_judge.text.discourse.that_player import that_player
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.lattice import Chunk
from agot_judge.text.parsing.parser_stack import Node
from agot_judge.text.phrases.described import cards_of, choice_of
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person, Unclear
from agot_judge.text.phrases.said_together import kept_together
from agot_judge.text.trees.at_once import at_once

__all__ = ["Mention", "Reading", "Unclear", "cards_of", "choice_of"]

_REF_OF_PART: dict[Part, Ref | None] = {
    "trigger": "occurrence",
    "condition": None,
    "cost": "cost",
    "effect": "those",
}
_PARTS: dict[str, Part] = {
    "TRIGGER": "trigger",
    "AWAITED": "trigger",
    "CONDITION": "condition",
    "COSTS": "cost",
    "EFFECT": "effect",
}
_NO_CLAUSES = ("CARDS", "CHALLENGE", "ATTRIBUTES", "ZONE", "AMOUNT", "PER", "PUT_HOW")
"""Within these a player is not who does what the clause says."""
_SETTLING = (
    "cards",
    "changed",
    "attach",
    "as_duplicate",
    "put_into_play",
    "put_into_play_how",
    "put_from_into_play",
)
"""The rules whose meaning tells what a pronoun means that could mean one thing or another."""
_DONE_TO_EACH = ("EFFECT", "CLAUSE")
_READ_FIRST = {"player_does_for_each": 1}
"""By rule, the part that is read before the others, which may speak of it: ``for each .. he or she controls, each player ..``."""


class SeveralMeanings(Exception):
    """Words that are part of something longer have more than one meaning: only the whole can tell which is meant."""


class Reading(Pronouns):
    """The state of reading one ability. Rules' meanings get it first."""

    def __init__(self, card_type: str = "") -> None:
        super().__init__()
        self.card_type = card_type
        """What the card is that has the text."""
        self._within = ""
        """The kind of chunk whose parts are being read."""
        self.words = ""
        """The plain words of the chunk whose meaning is sought."""
        self.chosen_before = 0
        """How many choices there were before the option that is being read."""
        self.player: Who | None = None
        """Whom ``that player`` means."""
        self.beside_subject = False
        """Somebody else was spoken of than who does what is being said, and either could be "that player"."""
        self._shown_in = 0
        self.shown_of_several = False
        """True where they are cards of several players: of each of them."""
        self.places: dict[str, Who] = {}
        """Whose hand, deck or pile was spoken of last: ``that hand``."""
        self.choosing = False
        """The cards whose description is read next are chosen as targets."""
        self.apiece = False
        """What is said is said of each of several cards that were chosen, alone."""
        self.before_delayed = 0
        """How many choices were made before what a delayed effect does was said."""
        self.token_placed = ""
        """The kind of token that was placed last: what is said of its card while it is somewhere."""
        self.tokens_placed: PlaceToken | None = None
        """How tokens were placed last: "those tokens" are these."""
        self.type_of: Ref | None = None
        """The card whose type others were said to have: "that cardtype" is the same again."""
        self.ending = ""
        """What is said happens at the end of this period."""
        self.awaiting = False
        """What is said is what a delayed effect waits for, in this period."""
        self.awaited_in = ""
        self.cause: str | None = None
        """By what it happens, where the triggering condition says so: ``using pillage``."""
        self.subject: Who = "you"
        """The player who does what is being said: ``his or her hand``."""

    def meaning(self, chunk: Chunk) -> Any:
        """What a chunk means. Raises Unclear, and SeveralMeanings."""
        return self._one_of(chunk) if chunk.others else self._meaning(chunk)

    def _one_of(self, chunk: Chunk) -> Any:
        """What the only reading of the words means that is clear here, or all that are."""
        found: list[tuple[Any, Reading]] = []
        unclear = Unclear("what this is")
        for one in (chunk, *chunk.others):
            fork = self.fork()
            try:
                value = fork._meaning(one)
            except Unclear as error:
                unclear = error
            else:
                found.append((value, fork))
        if not found:
            raise unclear
        value, fork = found[0]
        if any(value != other or vars(fork) != vars(after) for other, after in found[1:]):
            raise SeveralMeanings
        vars(self).update(vars(fork))
        return value

    def _meaning(self, chunk: Chunk) -> Any:
        outer, self._within = self._within, chunk.type
        if chunk.type == "CHALLENGE" and self.part == "trigger":
            self.of_challenge = True
        around, self.words = self.words, chunk.text
        itself, self.not_itself = self.not_itself, self.not_itself or is_of_another(chunk, around)
        doer, before = self.subject, self.part
        part = _PARTS.get(chunk.type)
        if chunk.type in ("EFFECT", "COST"):
            if outer != "OPTION":  # which whoever chooses it does
                self.subject = "you"  # an order, unless the clause names who does it
            self.optional = False
            self.unsettled = self.between_places = False
            self.undecided = None
        if chunk.type == "SENTENCE":
            self.sentence += 1
            self.subject = "you"  # whatever the triggering condition speaks of
            self.ending = ""
            self.turned_meant = False
        self.defining = self.defining or chunk.type == "DEFINITION"
        if chunk.type == "DELAYED":
            self.before_delayed = len(self.choices)
        if chunk.type == "AWAITED":
            self.awaiting, self.awaited_in = True, ""
        options = self.begins(chunk.type)
        if chunk.type == "OPTION":
            self.chosen_before = len(self.choices)
        if part is not None:
            self.step += 1
            self.part = "cost" if before == "cost" else part
        start = self.fork() if len(self.choices) > 1 and chunk.type in _DONE_TO_EACH else None
        read_before = self.effects_read
        switching, self.switching = (
            self.switching,
            self.switching or chunk.fragment.name == "effects.switching",
        )
        value = self._value(chunk.fragment, chunk.tree)
        self.reads(chunk.type, read_before, value)
        if chunk.type == "EFFECT" and self.unsettled and Save() not in value:
            value = settled(value, self._left_to_pay())
        if chunk.type == "EFFECT" and self.between_places:
            must_bring_there(value)
        if chunk.type == "EFFECT" and self.those_elsewhere:
            self.those_elsewhere = are_still_elsewhere(value)
        if self.together and chunk.type == "SENTENCE":
            raise Unclear("all that was chosen at once")
        if self.turned_meant and chunk.type == "SENTENCE":
            must_be_done_now(value)
        if self.together and start is not None:
            value = self._for_each(chunk, start, value)
        self._within, self.part, self.not_itself, self.switching = outer, before, itself, switching
        self.before_options, self.words = options, around
        if chunk.type in (*_NO_CLAUSES, "OPTION", "GOLD_PLACE", "POWER_PLACE"):
            self.subject = doer  # who is described does nothing, and each option is of the same player
        self.awaiting = self.awaiting and chunk.type != "AWAITED"
        if isinstance(value, Person) and outer not in _NO_CLAUSES:
            self.subject, self.beside_subject = value.in_turn, False
            if value.whoever != "you":
                one_of_several = value.whoever in ("opponent", "any") and not value.every
                one_of_several = one_of_several and chunk.type != "SUCHPLAYER"
                self.player = None if one_of_several and self.part == "effect" else value.in_turn
        return value

    @property
    def shown(self) -> str | tuple[str, ...]:
        """Where the cards are that were last looked at, revealed or found."""
        return self._shown

    @shown.setter
    def shown(self, place: str | tuple[str, ...]) -> None:
        self._shown, self._shown_in = place, self.sentence
        self.shown_of_several = False

    def shows_of_each(self) -> None:
        """The cards that are shown are of each of several players."""
        self.shown_of_several = True

    def shows_now(self) -> bool:
        """True where cards are shown in the very sentence that is read: what is chosen in it may be one of them."""
        return bool(self._shown) and self._shown_in == self.sentence

    def hears(self, trigger: Trigger) -> None:
        """From here on it is known to which occurrence the ability refers."""
        self.happened, self.would, self.cause = trigger.event, trigger.would, trigger.cause
        meant = {that_player(one, self.player) for one in (trigger, *trigger.or_else)}
        self.player = meant.pop() if len(meant) == 1 else None

    def fork(self) -> "Reading":
        """The same state, to go on from separately."""
        other = copy(self)
        other.mentions = list(self.mentions)
        other.choices = list(self.choices)
        return other

    def _value(self, fragment: Fragment, node: Any) -> Any:
        if isinstance(node, Chunk):
            return self.meaning(node)
        if isinstance(node, Node):
            chosen_beside = self.choosing and node.name == "all_of"
            self.choosing = fragment.name == "effects.on_cards" and node.name == "choose"
            parts = self._chosen_beside(fragment, node) if chosen_beside else self._parts(fragment, node)
            if self.doer is not None and node.name not in _SETTLING:
                self._must_be_settled(parts)
            value = fragment.meanings[node.name](self, *parts)
            kept_together(parts, (value, self.choices))
            return value
        if node is None:
            return None
        return int(node.text) if node.kind == "NUMBER" else node.text

    def _chosen_beside(self, fragment: Fragment, node: Node) -> list[Any]:
        """``choose a Knight and a character with lower STR``: what the later ones say may speak of those before them."""
        outside = list(self.mentions)
        parts: list[Any] = []
        known = sum(not choice.word and choice.player is None for choice in self.choices)
        for child in node.parts:
            found = self._value(fragment, child)
            parts.append(found)
            if isinstance(found, Noun) and found.ref is None and known < len(TARGETS):
                plural = found.plural or bool(found.each_of)
                ref = TARGETS[known]
                self.mentions.append(Mention(ref, found.types, plural, found.named, self.step, noun=found))
            known += 1
        self.mentions = outside
        return parts

    def _parts(self, fragment: Fragment, node: Node) -> list[Any]:
        """What the parts mean, read in the order in which they are said, but for one of which the others speak."""
        first = _READ_FIRST.get(node.name)
        if first is None:
            return [self._value(fragment, child) for child in node.parts]
        parts, before = node.parts, self._value(fragment, node.parts[first])
        return [before if at == first else self._value(fragment, one) for at, one in enumerate(parts)]

    def _for_each(self, chunk: Chunk, start: "Reading", value: Any) -> Any:
        """What is done to each of several targets, each with a name of its own. Raises Unclear where more is chosen."""
        if start.together:
            raise Unclear("all that was chosen at once")
        many, self.together = len(self.together), ()
        each = [value]
        for turn in range(1, many):
            again = start.fork()
            again.turn = turn
            more = again._value(chunk.fragment, chunk.tree)
            if len(again.choices) != len(start.choices) or not isinstance(value, tuple):
                raise Unclear("what is done to each of those that were chosen")
            each.append(more)
        if len(self.choices) != len(start.choices):
            raise Unclear("what is chosen for each of those that were chosen")
        return at_once(tuple(each))

    def _must_be_settled(self, parts: list[Any]) -> None:
        """Raises Unclear for a pronoun of which the words around it do not tell what it means."""
        if any(isinstance(part, Noun) and part.or_else is not None for part in parts):
            raise Unclear("this could mean one thing or another")

    def on(self, noun: Noun) -> On:
        """What a cost or an effect on the noun works on; from here on the noun can be meant by a pronoun."""
        if noun.also or (self.part == "cost" and noun.is_so_many):
            raise Unclear("two things at once" if noun.also else "how many of them")
        if self.shown and noun.ref is None and replace(noun.cards, this=None, excluding=()) == Cards():
            raise Unclear("whether these are cards in play, or of those that were shown")
        ref, self.undecided = noun.ref or _REF_OF_PART[self.part], None
        is_constant = self.part == "effect" and not self.sentence
        if noun.is_the_one and (is_constant or self.part == "cost"):
            # an effect asks the judge when it comes to that
            raise Unclear("which of them, where several are tied")
        # "while you control Khal Drogo, he gains stealth": whichever he is then
        if noun.ref is None and noun.named and is_constant:
            self.describe(noun, noun.cards)
        elif ref is not None:
            if ref == "those":
                same = noun.ref == "those"
                elsewhere, forgotten = self.those_elsewhere and same, self._forgotten
                self.forget("those")
                self.those_elsewhere = elsewhere
                self._forgotten = forgotten if same else self._forgotten
            self.mention(noun, ref)
        return noun.on()

    def happens_to(self, noun: Noun) -> Cards | None:
        """The card of a triggering condition or a condition, as a description; ``it`` is then that card."""
        if noun.also:
            raise Unclear("two things at once")
        if self.part == "trigger" and noun.exactly:
            raise Unclear("so many at once, and no more")
        if self.part == "trigger" and noun.quantity in ("each", "no"):
            raise Unclear("all of them at once, or any of them")
        if self.part == "trigger" and self.happening is None:
            self.happening = noun.ref if noun.ref in ("self", "host") else "occurrence"
        if noun.ref is not None or self.part != "trigger":
            self.describe(noun, noun.cards)
            return cards_of(noun)
        self.mention(noun, "occurrence")
        return noun.cards

    def choose(self, choice: Choose, noun: Noun | None = None) -> Ref | None:
        """A target more: its name for the effects (None for a player or a word)."""
        if choice.word and any(found.word == choice.word for found in self.choices):
            raise Unclear("which of two that are chosen")  # they are known by their kind alone
        if self.turned_meant:
            raise Unclear("whether it is chosen before they are knelt or stood")
        cards = [found for found in self.choices if found.player is None and not found.word]
        self.choices.append(choice)
        if noun is None:
            return None
        if len(cards) == len(TARGETS):
            raise Unclear("more than four choices of cards")
        ref = TARGETS[len(cards)]
        several = choice.each_of is not None or choice.by in ("any", "opponent")
        whosever = ("opponent",) if noun.cards.zone == "play" else ("opponent", "any")
        if self.player is None and noun.cards.controller in whosever and self.subject == "you":
            # "that player": whose card it is
            self.player = "controller" if noun.cards.zone == "play" else "owner"
        plural = choice.any_number or choice.most != 1
        self.mention(replace(noun, each_of="", plural=plural, also=()), ref)
        self.mentions[-1] = replace(self.mentions[-1], chosen_in=self.sentence)
        if several and not self.mentions[-1].plural:  # "each player chooses a character and kneels it"
            self.mentions.append(replace(self.mentions[-1], plural=True))
        return ref

    def choosing_now(self, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        """The effects of an option, with what is chosen in it chosen as they resolve, and forgotten after them."""
        before, new = self.choices[: self.chosen_before], self.choices[self.chosen_before :]
        position = sum(not one.word and one.player is None for one in before)
        for ref in TARGETS[position : position + len(new)]:
            self.forget(ref)
        self.choices = before
        return choosing_now(tuple(new), effects, position)
