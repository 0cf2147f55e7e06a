"""The state of reading a text from left to right: from the trees of its chunks to meanings."""

from copy import copy
from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability import (
    Effect,
    Save,
)
from agot_judge.engine.ability.cards import Cards, Condition, On
from agot_judge.engine.ability.later_choices import TARGETS, choosing_now
from agot_judge.engine.ability.triggers import Choose, Trigger
from agot_judge.engine.ability.words import Ref, Who
from agot_judge.text.discourse.clause import Clause, Part, begins_part
from agot_judge.text.discourse.discourse import Discourse, Shown
from agot_judge.text.discourse.groups import TURNED, must_be_done_now
from agot_judge.text.discourse.happened import IN_PLAY, Occurrence
from agot_judge.text.discourse.mention import Mention
from agot_judge.text.discourse.pronouns import resolved
from agot_judge.text.discourse.settled import are_still_elsewhere, must_bring_there, settled
from agot_judge.text.discourse.sought import Sought
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


class Reading:
    """The state of reading one ability. Rules' meanings get it first."""

    def __init__(self, card_type: str = "") -> None:
        self.card_type = card_type
        """The type of the card that has the text."""
        self.clause = Clause()
        self.discourse = Discourse()
        self.occurrence = Occurrence()
        self.choices: list[Choose] = []
        self.chosen_before = 0
        """The number of choices before the option that is being read."""
        self.before_delayed = 0
        """The number of choices before a delayed effect."""
        self.before_options: Discourse | None = None
        """The discourse before the first of the options of this clause: each of them goes on from there."""
        self.choosing = False
        """True where the cards whose description is read next are chosen as targets."""
        self.apiece = False
        """True where each of several cards that were chosen is spoken of alone."""
        # Players
        self.subject: Who = "you"
        """The player who does what is being said: ``his or her hand``."""
        self.player: Who | None = None
        """The player whom ``that player`` means."""
        self.beside_subject = False
        """True where somebody beside the subject was spoken of, and either could be "that player"."""
        self.places: dict[str, Who] = {}
        """Hands, decks and piles that were spoken of, and whose they are: ``that hand``."""
        # What pronouns of this effect or sentence have left open
        self.unsettled = False
        """True where one can mean what pays the cost as well as the card of the triggering condition."""
        self.between_places = False
        """True where "that character" can mean one in play that was chosen as well as a card of a hand or deck."""
        self.turned_meant = False
        """True where one meant each card of a description that was knelt or stood."""
        self.undecided: Noun | None = None
        """Cards of which it is not known yet which they are, and which a pronoun in the same clause would mean."""
        self.together: tuple[Ref, ...] = ()
        """The targets that ``those characters`` means, chosen in one sentence by descriptions of their own."""
        self.turn = 0
        """The number of the one that is spoken of just now."""
        # Words that name again something else than cards
        self.type_of: Ref | None = None
        """The card whose type others were said to have: "that cardtype" is the same again."""
        self.keywords_had: tuple[str, ...] = ()
        """The keywords of which a condition asks whether cards have them: "that keyword"."""
        self.acted = False
        """True where a sentence before did something, besides choosing: what follows may replace that."""
        self.ending = ""
        """The period at whose end something happens."""
        self.awaited_in = ""
        """The period in which a delayed effect waits for what is said."""
        # What the ability as a whole takes from its parts
        self.zone: str | tuple[str, ...] | None = None
        """The place where this card must be for the ability: ``from your discard pile``; None: as for any card of its type."""
        self.asked_before: Condition | None = None
        """The condition on the player who has done it, where this may have changed it: no paragraph says of which moment."""
        self.asked_of_costs: tuple[Condition, ...] = ()
        """The conditions under which the costs can be paid: ``each gold (cannot be 0)``."""
        self.time_said: tuple[Condition, ...] = ()
        """The time in which something may be done so often: ``once per marshaling phase``."""
        self.in_this_challenge = False
        """True where an effect is said to be so "during this challenge": until its end, if it lasts."""

    def meaning(self, chunk: Chunk) -> Any:
        """The meaning of a chunk. Raises Unclear, and SeveralMeanings."""
        return self._one_of(chunk) if chunk.others else self._meaning(chunk)

    def _one_of(self, chunk: Chunk) -> Any:
        """The meaning of the only reading of the words that is clear here, or of all that are."""
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
        around, self.clause = self.clause, self.clause.within(chunk)
        before, doer, options = self.discourse, self.subject, self.before_options
        if chunk.type == "CHALLENGE" and self.clause.part == "trigger":
            self.occurrence = replace(self.occurrence, of_challenge=True)
        if chunk.type in ("EFFECT", "COST"):
            if around.kind != "OPTION":  # which whoever chooses it does
                self.subject = "you"  # an order, unless the clause names who does it
            self.unsettled = self.between_places = False
            self.undecided = None
        if chunk.type == "SENTENCE":
            self.discourse = replace(before, sentence=before.sentence + 1)
            self.subject = "you"  # whatever the triggering condition speaks of
            self.ending = ""
            self.turned_meant = False
        elif chunk.type == "DEFINITION":
            self.discourse = before.before_last_effect()  # the one that X is in
        elif chunk.type == "DELAYED":
            self.before_delayed = len(self.choices)
        elif chunk.type == "AWAITED":
            self.awaited_in = ""
        elif chunk.type == "OPTION":
            options = options or before
            self.discourse = before.back_to(options)
            self.chosen_before = len(self.choices)
        elif chunk.type == "EFFECT":
            self.before_options = None
        if begins_part(chunk):
            self.discourse = replace(self.discourse, step=self.discourse.step + 1)
        start = self.fork() if len(self.choices) > 1 and chunk.type in _DONE_TO_EACH else None
        read_before = len(self.discourse.effects.each)
        value = self._value(chunk.fragment, chunk.tree)
        if chunk.type in _DONE_TO_EACH and self.clause.part == "effect":
            self.discourse = self.discourse.reading(read_before, value)
        if chunk.type == "EFFECT":
            value = self._settled(value)
        if self.together and chunk.type == "SENTENCE":
            raise Unclear("all that was chosen at once")
        if self.turned_meant and chunk.type == "SENTENCE":
            must_be_done_now(value)
        if self.together and start is not None:
            value = self._for_each(chunk, start, value)
        if chunk.type == "DEFINITION":
            self.discourse = replace(self.discourse, effects=before.effects)
        self.clause = replace(around, optional=self.clause.optional)
        self.before_options = options
        if chunk.type in (*_NO_CLAUSES, "OPTION", "GOLD_PLACE", "POWER_PLACE"):
            self.subject = doer  # who is described does nothing, and each option is of the same player
        if isinstance(value, Person) and around.kind not in _NO_CLAUSES:
            self.subject, self.beside_subject = value.in_turn, False
            if value.whoever != "you":
                one_of_several = value.whoever in ("opponent", "any") and not value.every
                one_of_several = one_of_several and chunk.type != "SUCHPLAYER"
                self.player = None if one_of_several and self.clause.part == "effect" else value.in_turn
        return value

    def _settled(self, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        """The effects, which tell what their pronouns mean. Raises Unclear where they do not."""
        if self.unsettled and Save() not in effects:
            effects = settled(effects, self.discourse.effects.left("cost"))
        if self.between_places:
            must_bring_there(effects)
        if self.discourse.those_elsewhere:
            still = are_still_elsewhere(effects)
            self.discourse = replace(self.discourse, those_elsewhere=still)
        return effects

    def hears(self, trigger: Trigger) -> None:
        """Take note of the triggering condition: the ability refers to this occurrence from here on."""
        self.occurrence = replace(
            self.occurrence, event=trigger.event, would=trigger.would, cause=trigger.cause
        )
        meant = {that_player(one, self.player) for one in (trigger, *trigger.or_else)}
        self.player = meant.pop() if len(meant) == 1 else None

    def fork(self) -> "Reading":
        """A copy of the state, to go on from separately."""
        other = copy(self)
        other.choices = list(self.choices)
        return other

    def _value(self, fragment: Fragment, node: Any) -> Any:
        if isinstance(node, Chunk):
            return self.meaning(node)
        if isinstance(node, Node):
            chosen_beside = self.choosing and node.name == "all_of"
            self.choosing = fragment.name == "effects.on_cards" and node.name == "choose"
            parts = self._chosen_beside(fragment, node) if chosen_beside else self._parts(fragment, node)
            if self.occurrence.doer is not None and node.name not in _SETTLING:
                self._must_be_settled(parts)
            value = fragment.meanings[node.name](self, *parts)
            kept_together(parts, (value, self.choices))
            return value
        if node is None:
            return None
        return int(node.text) if node.kind == "NUMBER" else node.text

    def _chosen_beside(self, fragment: Fragment, node: Node) -> list[Any]:
        """``choose a Knight and a character with lower STR``: what the later ones say may speak of those before them."""
        outside = self.discourse.mentions
        parts: list[Any] = []
        known = sum(not choice.word and choice.player is None for choice in self.choices)
        for child in node.parts:
            found = self._value(fragment, child)
            parts.append(found)
            if isinstance(found, Noun) and found.ref is None and known < len(TARGETS):
                plural = found.plural or bool(found.each_of)
                ref = TARGETS[known]
                said = Mention(ref, found.types, plural, found.named, self.discourse.step, noun=found)
                self.discourse = self.discourse.with_mentions(said)
            known += 1
        self.discourse = replace(self.discourse, mentions=outside)
        return parts

    def _parts(self, fragment: Fragment, node: Node) -> list[Any]:
        """The meanings of the parts, read in the order in which they are said, but for one of which the others speak."""
        first = _READ_FIRST.get(node.name)
        if first is None:
            return [self._value(fragment, child) for child in node.parts]
        parts, before = node.parts, self._value(fragment, node.parts[first])
        return [before if at == first else self._value(fragment, one) for at, one in enumerate(parts)]

    def _for_each(self, chunk: Chunk, start: "Reading", value: Any) -> Any:
        """The effects on each of several targets, each with a name of its own. Raises Unclear where more is chosen."""
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
        """The cards on which a cost or an effect works; from here on a pronoun can mean the noun."""
        if noun.also or (self.clause.part == "cost" and noun.is_so_many):
            raise Unclear("two things at once" if noun.also else "how many of them")
        if (
            self.discourse.shown.zone
            and noun.ref is None
            and replace(noun.cards, this=None, excluding=()) == Cards()
        ):
            raise Unclear("whether these are cards in play, or of those that were shown")
        ref, self.undecided = noun.ref or _REF_OF_PART[self.clause.part], None
        is_constant = self.clause.part == "effect" and not self.discourse.sentence
        if noun.is_the_one and (is_constant or self.clause.part == "cost"):
            # an effect asks the judge when it comes to that
            raise Unclear("which of them, where several are tied")
        # "while you control Khal Drogo, he gains stealth": whichever he is then
        if noun.ref is None and noun.named and is_constant:
            self.describe(noun, noun.cards)
        elif ref is not None:
            if ref == "those":
                before, same = self.discourse, noun.ref == "those"
                self.forget("those")
                if same:
                    self.discourse = replace(
                        self.discourse, forgotten=before.forgotten, those_elsewhere=before.those_elsewhere
                    )
            self.mention(noun, ref)
        return noun.on()

    def happens_to(self, noun: Noun) -> Cards | None:
        """The card of a triggering condition or a condition, as a description; ``it`` is then that card."""
        if noun.also:
            raise Unclear("two things at once")
        if self.clause.part == "trigger" and noun.exactly:
            raise Unclear("so many at once, and no more")
        if self.clause.part == "trigger" and noun.quantity in ("each", "no"):
            raise Unclear("all of them at once, or any of them")
        if self.clause.part == "trigger" and self.occurrence.card is None:
            card: Ref | None = noun.ref if noun.ref in ("self", "host") else "occurrence"
            self.occurrence = replace(self.occurrence, card=card)
        if noun.ref is not None or self.clause.part != "trigger":
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
        *before, last = self.discourse.mentions
        chosen = replace(last, chosen_in=self.discourse.sentence)
        # "each player chooses a character and kneels it"
        all_of_them = (replace(chosen, plural=True),) if several and not chosen.plural else ()
        self.discourse = replace(self.discourse, mentions=(*before, chosen, *all_of_them))
        return ref

    def choosing_now(self, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        """The effects of an option, with what is chosen in it chosen as they resolve, and forgotten after them."""
        before, new = self.choices[: self.chosen_before], self.choices[self.chosen_before :]
        position = sum(not one.word and one.player is None for one in before)
        for ref in TARGETS[position : position + len(new)]:
            self.forget(ref)
        self.choices = before
        return choosing_now(tuple(new), effects, position)

    # -- cards that were spoken of ---------------------------------------------------------------------------------

    def mention(self, noun: Noun, ref: Ref, *, nearer: bool = False) -> None:
        """Let pronouns mean the noun from here on; ``nearer``: before what was said in the same part.

        What left play to pay is only asked about: "if the sacrificed character was a Knight, kneel that character" means
        the one that was chosen.
        """
        paid = ref == "cost" and self.clause.part != "cost" and self.discourse.effects.left("cost")
        if paid and self.choices:
            return
        if nearer:
            self.discourse = replace(self.discourse, step=self.discourse.step + 1)
        self.discourse = self.discourse.mentioning(noun, ref, self.clause.part)

    def describe(self, noun: Noun, cards: Cards) -> None:
        """Let pronouns mean a noun that may have no name of its own."""
        if noun.ref is not None:
            self.mention(noun, noun.ref)
        else:
            self.discourse = self.discourse.describing(noun, cards, self.clause.part)

    def forget(self, ref: Ref) -> None:
        """Let pronouns mean those cards no more."""
        self.discourse = self.discourse.without(ref)

    def was_done(self, what: str, on: On) -> On:
        """The cards, which can be called by this deed from here on."""
        self.discourse = self.discourse.doing(what, on, self.clause.part)
        return on

    def moves(self, on: On) -> On:
        """The cards, which this moves: it may be all that a search has found."""
        if self.discourse.found and on == "those":
            self.discourse = replace(self.discourse, found="moved")
        return on

    def shows(self, zone: str | tuple[str, ...], *, of_several: bool = False) -> None:
        """Let the cards shown be those of this place."""
        self.discourse = replace(self.discourse, shown=Shown(zone, self.discourse.sentence, of_several))

    def noun_meant(
        self,
        *,
        types: tuple[str, ...] = (),
        plural: bool = False,
        named: bool | None = None,
        first: tuple[Ref, ...] = (),
        but_self: bool = False,
    ) -> Noun:
        """The noun that a pronoun means: the latest mention that fits, in the words of ``Sought``. Raises Unclear where
        nothing fits, Ambiguous where two do."""
        found = self._resolved(
            Sought(types=types, plural=plural, named=named, first=first, but_self=but_self)
        )
        self.turned_meant = self.turned_meant or found.part == TURNED
        if found.ref is None:
            return found.noun
        known = types or found.types
        return Noun(ref=found.ref, cards=Cards(type=known), quantity="the", plural=plural, named=found.named)

    def meant(self, *, types: tuple[str, ...] = (), plural: bool = False, named: bool | None = None) -> Ref:
        """The referent of a pronoun, as ``noun_meant``. Raises Unclear also where it has no name of its own."""
        ref = self.noun_meant(types=types, plural=plural, named=named).ref
        if ref is None:
            raise Unclear("this is known only by its description")
        return ref

    def _resolved(self, sought: Sought) -> Mention:
        """The mention that a pronoun means; what it leaves open is for the effect to settle."""
        if self.undecided is not None and sought.is_of(self.undecided.types):
            raise Unclear("for each of which cards, before they are known")
        self.discourse = self.discourse.renamed(optional=self.clause.optional)
        found = resolved(self.discourse, self.clause, sought)
        self.unsettled = self.unsettled or found.or_occurrence
        self.between_places = self.between_places or found.or_target
        return found.mention

    def those_meant(self, types: tuple[str, ...] = ()) -> Noun:
        """``those characters``: as ``noun_meant``, but each of several choices of the same sentence. Raises Unclear."""
        mentions = self.discourse.mentions
        last = max((one.chosen_in for one in mentions), default=0)
        chosen = {
            one.ref: one for one in mentions if one.chosen_in == last > 0 and (not types or one.is_of(types))
        }
        newest = max((one.step for one in chosen.values()), default=0)
        others = any(one.plural and one.step > newest and one.ref not in chosen for one in mentions)
        if len(chosen) < 2 or others:
            return self.noun_meant(types=types, plural=True)
        return self.each_together(tuple(ref for ref in chosen if ref is not None), types)

    def each_together(self, refs: tuple[Ref, ...], types: tuple[str, ...]) -> Noun:
        """Several targets with names of their own: the one of which is spoken just now."""
        self.together = refs
        return Noun(ref=refs[self.turn], cards=Cards(type=types), quantity="the", plural=True)

    # -- what is known of them -------------------------------------------------------------------------------------

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
        """The place where the target that this names was chosen; empty: it names none."""
        there = self.chosen_as(ref)
        return "" if there is None else there.zone

    def knows_type(self) -> bool:
        """True where ``that type`` means something: one that was chosen, or that of the challenge spoken of."""
        return self.occurrence.of_challenge or any(choice.word == "challenge type" for choice in self.choices)
