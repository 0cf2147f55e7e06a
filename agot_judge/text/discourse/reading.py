"""The state of reading a text from left to right: from the trees of its chunks to meanings."""

from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy

from msgspec.structs import replace

from agot_judge.engine.ability import (
    Effect,
)
from agot_judge.engine.ability.cards import Cards, Condition, On
from agot_judge.engine.ability.later_choices import TARGETS, choosing_now
from agot_judge.engine.ability.triggers import Choose, Trigger
from agot_judge.engine.ability.words import Ref, Who
from agot_judge.text.discourse.clause import Clause, Part
from agot_judge.text.discourse.discourse import Discourse, Shown
from agot_judge.text.discourse.groups import TURNED
from agot_judge.text.discourse.happened import IN_PLAY, Occurrence
from agot_judge.text.discourse.mention import Mention, Sought
from agot_judge.text.discourse.pronouns import Resolved, resolved
from agot_judge.text.discourse.that_player import that_player
from agot_judge.text.parsing.lattice import Chunk
from agot_judge.text.phrases.described import cards_of, choice_of
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Unclear

__all__ = ["Mention", "Reading", "Unclear", "cards_of", "choice_of"]

_REF_OF_PART: dict[Part, Ref | None] = {
    "trigger": "occurrence",
    "condition": None,
    "cost": "cost",
    "effect": "those",
}


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
        # Questions that pronouns of this effect or sentence have left open
        self.left_open: tuple[Resolved, ...] = ()
        """The pronouns of this effect that may mean another card as well."""
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
        # Parts that the ability as a whole takes up
        self.zone: str | tuple[str, ...] | None = None
        """The place where this card must be for the ability: ``from your discard pile``; None: as for any card of its type."""
        self.asked_of_costs: tuple[Condition, ...] = ()
        """The conditions under which the costs can be paid: ``each gold (cannot be 0)``."""
        self.in_this_challenge = False
        """True where an effect is said to be so "during this challenge": until its end, if it lasts."""

    def hears(self, trigger: Trigger) -> None:
        """Take note of the triggering condition: the ability refers to this occurrence from here on."""
        heard = (trigger, *trigger.or_else)
        self.occurrence = replace(
            self.occurrence, event=trigger.event, would=trigger.would, cause=trigger.cause, heard=heard
        )
        meant = {that_player(one, self.player) for one in heard}
        self.player = meant.pop() if len(meant) == 1 else None

    def fork(self) -> "Reading":
        """A copy of the state, to go on from separately."""
        other = copy(self)
        other.choices = list(self.choices)
        return other

    @contextmanager
    def within(self, chunk: Chunk) -> Iterator[None]:
        """The clause, which is that of the chunk within the block; after it, what was optional last goes on to be so."""
        around = self.clause
        self.clause = around.within(chunk)
        try:
            yield
            around = replace(around, optional=self.clause.optional)
        finally:
            self.clause = around

    def on(self, noun: Noun) -> On:
        """The cards on which a cost or an effect works; from here on a pronoun can mean the noun."""
        noun.meant()
        if self.clause.part == "cost" and noun.ref is None and noun.plural and noun.quantity == "bare":
            raise Unclear("how many of them")
        says_nothing = noun.ref is None and replace(noun.cards, this=None, excluding=()) == Cards()
        if self.discourse.shown.zone and says_nothing:
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

    def happens_to(self, noun: Noun) -> Cards:
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
        known = len(self.targets)
        self.choices.append(choice)
        if choice.player is not None:
            self.player = "chosen player"
        if noun is None:
            return None
        if known == len(TARGETS):
            raise Unclear("more than four choices of cards")
        ref = TARGETS[known]
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

    @property
    def targets(self) -> list[Choose]:
        """The choices of cards, in the order of the names that effects have for these."""
        return [choice for choice in self.choices if choice.player is None and not choice.word]

    def unchoose(self, choices: list[Choose]) -> None:
        """Let these be no choices of the ability, but part of an effect."""
        self.choices = [one for one in self.choices if not any(one is gone for gone in choices)]

    def choosing_now(self, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        """The effects of an option, with what is chosen in it chosen as they resolve, and forgotten after them."""
        return self.choosing_as_done(self.choices[self.chosen_before :], effects)

    def choosing_as_done(self, choices: list[Choose], effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        """The effects with these choices, the last ones of the ability, made as they resolve, and forgotten after them."""
        if not choices:
            return effects
        self.unchoose(choices)
        position = len(self.targets)
        for ref in TARGETS[position : position + len(choices)]:
            self.forget(ref)
        return choosing_now(tuple(choices), effects, position)

    # -- cards that were spoken of ---------------------------------------------------------------------------------

    def mention(self, noun: Noun, ref: Ref, *, nearer: bool = False, part: str = "") -> None:
        """Let pronouns mean the noun from here on; ``nearer``: before what was said in the same part.

        What left play to pay is only asked about: "if the sacrificed character was a Knight, kneel that character" means
        the one that was chosen.
        """
        paid = ref == "cost" and self.clause.part != "cost" and self.discourse.effects.left("cost")
        if paid and self.choices:
            return
        if nearer:
            self.discourse = replace(self.discourse, step=self.discourse.step + 1)
        self.discourse = self.discourse.mentioning(noun, ref, part or self.clause.part)

    def describe(self, noun: Noun, cards: Cards) -> None:
        """Let pronouns mean a noun that may have no name of its own."""
        if noun.ref is not None:
            self.mention(noun, noun.ref)
        else:
            self.discourse = self.discourse.describing(noun, cards, self.clause.part)

    def mention_unseen(self, noun: Noun, *, nearer: bool = False) -> None:
        """Let pronouns mean these cards of a hand, deck or pile, on which the effect works: drawn, discarded, found."""
        self.forget("those")
        self.mention(noun, "cost" if self.clause.part == "cost" else "those", nearer=nearer)
        self.are_unseen()

    def are_unseen(self) -> None:
        """Let the cards on which the effect works be in a hand, deck or pile."""
        if self.clause.part == "effect":
            self.discourse = replace(self.discourse, those_elsewhere=True)

    def mention_title(self, types: tuple[str, ...] = ()) -> None:
        """Let pronouns mean each card with the title that is named here."""
        named = Noun(cards=Cards(name="chosen"), quantity="the")
        title = Mention(None, types, plural=False, named=False, step=self.discourse.step, noun=named)
        self.discourse = self.discourse.with_mentions(title)

    def mention_each(self, ref: Ref) -> None:
        """Let ``it`` be each of several cards that have this name, one or more of each of some players."""
        each = (
            replace(one, plural=True) for one in self.discourse.mentions if one.ref == ref and not one.plural
        )
        self.discourse = self.discourse.with_mentions(*each)

    @contextmanager
    def aside(self) -> Iterator[None]:
        """The mentions of cards, of which pronouns mean none after the block that was made within it."""
        before = self.discourse.mentions
        yield
        self.discourse = replace(self.discourse, mentions=before)

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

    def searches(self, noun: Noun, zone: str | tuple[str, ...], *, top: bool) -> None:
        """Let ``it`` be what is found, whatever paid for the search in the same sentence."""
        self.mention_unseen(noun, nearer=True)
        self.shows(zone)
        self.discourse = replace(self.discourse, found="found", searched_top=top)

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
        if found.or_occurrence or found.or_target:
            self.left_open += (found,)
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
        return {name: choice.cards for name, choice in zip(TARGETS, self.targets, strict=False)}.get(ref)

    def zone_of(self, ref: Ref) -> str | tuple[str, ...]:
        """The place where the target that this names was chosen; empty: it names none."""
        there = self.chosen_as(ref)
        return "" if there is None else there.zone

    def knows_type(self) -> bool:
        """True where ``that type`` means something: one that was chosen, or that of the challenge spoken of."""
        return self.occurrence.of_challenge or any(choice.word == "challenge type" for choice in self.choices)
