"""From trees to meanings, from left to right: what was mentioned so far is what pronouns speak of."""

from copy import copy
from typing import Any, Literal

from lark import Token, Tree
from msgspec.structs import replace

from agot_judge.engine.ability import Effect, Move, PutIntoPlay, Save
from agot_judge.engine.ability.cards import Cards, On
from agot_judge.engine.ability.later_choices import TARGETS, choosing_now
from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.ability.words import Ref, Who
from agot_judge.text.described import cards_of, choice_of, number
from agot_judge.text.lattice import Chunk
from agot_judge.text.mention import Mention
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person, Unclear
from agot_judge.text.topic import Topic

__all__ = ["Mention", "Reading", "Unclear", "cards_of", "choice_of", "number"]

Part = Literal["trigger", "condition", "cost", "effect"]

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
_NO_CLAUSES = ("CARDS", "CHALLENGE", "ATTRIBUTES", "ZONE", "AMOUNT")
"""Within these a player is not who does what the clause says."""
_SETTLING = ("cards", "attach", "as_duplicate", "put_into_play", "put_into_play_how", "put_from_into_play")
"""The rules whose meaning tells what a pronoun means that could mean one thing or another."""
_DONE_TO_EACH = ("EFFECT", "CLAUSE")
_IN_PLAY = frozenset(
    {"attach", "bypass", "declare attacker", "declare defender", "enter play", "gain power", "kneel", "marshal",
     "place token", "put into play", "save", "stand"}
)  # fmt: skip
"""What happens to cards in play only, and leaves them there."""


class Reading:
    """The state of reading one ability. Rules' meanings get it first."""

    def __init__(self) -> None:
        self.part: Part = "effect"
        self._within = ""
        """The kind of chunk whose parts are being read."""
        self.words = ""
        """The plain words of the chunk whose meaning is sought."""
        self.step = 0
        self.sentence = 0
        self.mentions: list[Mention] = []
        self.choices: list[Choose] = []
        self.chosen_before = 0
        """How many choices there were before the option that is being read."""
        self.player: Who | None = None
        """Whom ``that player`` means."""
        self.together: tuple[Ref, ...] = ()
        """The targets that ``those characters`` means, chosen in one sentence by descriptions of their own."""
        self.turn = 0
        """Of which of them is spoken just now."""
        self.zone: str | tuple[str, ...] | None = None
        """Where this card must be for the ability: ``from your discard pile``; None: as for any card of its type."""
        self.shown: str | tuple[str, ...] = ""
        """Where the cards are that were last looked at, revealed or found."""
        self.of_challenge = False
        """Whether the triggering condition speaks of a challenge: its type is "that type" where none is chosen."""
        self.places: dict[str, Who] = {}
        """Whose hand, deck or pile was spoken of last: ``that hand``."""
        self.optional = False
        """What is said is done only if a player wants to: nothing in it is a target."""
        self.before_delayed = 0
        """How many choices were made before what a delayed effect does was said."""
        self.token_placed = ""
        """The kind of token that was placed last: what is said of its card while it is somewhere."""
        self.awaiting = False
        """What is said is what a delayed effect waits for, in this period."""
        self.awaited_in = ""
        self.doer: Ref | Literal["doer"] | None = None
        """What does something to the card of the triggering condition: ``it`` can mean the one or the other."""
        self.happened = ""
        """The kind of occurrence that the triggering condition speaks of."""
        self.cause: str | None = None
        """By what it happens, where the triggering condition says so: ``using pillage``."""
        self.done_out_of_play = False
        """What it does is done to a card that is not in play: one discarded, drawn."""
        self.happening: Ref | None = None
        """How effects name the card of the triggering condition."""
        self.unsettled = False
        """Whether a pronoun of the effect can mean what pays the cost as well as the card of the triggering condition."""
        self.subject: Who = "you"
        """The player who does what is being said: ``his or her hand``."""

    def meaning(self, chunk: Chunk) -> Any:
        """What a chunk means. Raises Unclear."""
        outer, self._within = self._within, chunk.type
        if chunk.type == "CHALLENGE" and self.part == "trigger":
            self.of_challenge = True
        around, self.words = self.words, str(chunk)
        doer = self.subject
        part = _PARTS.get(chunk.type)
        before = self.part
        if chunk.type in ("EFFECT", "COST"):
            self.subject = "you"  # an order, unless the clause names who does it
            self.optional = False
            self.unsettled = False
        if chunk.type == "SENTENCE":
            self.sentence += 1
        if chunk.type == "DELAYED":
            self.before_delayed = len(self.choices)
        if chunk.type == "AWAITED":
            self.awaiting, self.awaited_in = True, ""
        if chunk.type == "OPTION":
            self.chosen_before = len(self.choices)
        if part is not None:
            self.step += 1
            self.part = "cost" if before == "cost" else part
        start = self.fork() if len(self.choices) > 1 and chunk.type in _DONE_TO_EACH else None
        value = self._value(chunk.topic, chunk.tree)
        if chunk.type == "EFFECT" and self.unsettled and Save() not in value:
            value = _settled(value)
        if self.together and chunk.type == "SENTENCE":
            raise Unclear("all that was chosen at once")
        if self.together and start is not None:
            value = self._for_each(chunk, start, value)
        self._within, self.part = outer, before
        if chunk.type == "CARDS":
            self.subject = doer  # who controls cards does nothing
        self.awaiting = self.awaiting and chunk.type != "AWAITED"
        self.words = around
        if isinstance(value, Person) and outer not in _NO_CLAUSES:
            self.subject = value.in_turn
            if value.whoever != "you":
                one_of_several = value.whoever in ("opponent", "any") and not value.every
                one_of_several = one_of_several and chunk.type != "SUCHPLAYER"
                self.player = None if one_of_several and self.part == "effect" else value.in_turn
        return value

    def fork(self) -> "Reading":
        """The same state, to go on from separately."""
        other = copy(self)
        other.mentions = list(self.mentions)
        other.choices = list(self.choices)
        return other

    def _value(self, topic: Topic, node: Any) -> Any:
        if isinstance(node, Chunk):
            return self.meaning(node)
        if isinstance(node, Tree):
            parts = [self._value(topic, child) for child in node.children]
            if self.doer is not None and node.data not in _SETTLING:
                self._must_be_settled(parts)
            return topic.meanings[str(node.data)](self, *parts)
        if isinstance(node, Token) and node.type == "NUMBER":
            return int(node)
        return None if node is None else str(node)

    def _for_each(self, chunk: Chunk, start: "Reading", value: Any) -> Any:
        """What is done to each of several targets, each with a name of its own. Raises Unclear where more is chosen."""
        if start.together:
            raise Unclear("all that was chosen at once")
        many, self.together = len(self.together), ()
        for turn in range(1, many):
            again = start.fork()
            again.turn = turn
            more = again._value(chunk.topic, chunk.tree)
            if len(again.choices) != len(start.choices) or not isinstance(value, tuple):
                raise Unclear("what is done to each of those that were chosen")
            value += more
        if len(self.choices) != len(start.choices):
            raise Unclear("what is chosen for each of those that were chosen")
        return value

    def _must_be_settled(self, parts: list[Any]) -> None:
        """Raises Unclear for a pronoun of which the words around it do not tell what it means."""
        if any(isinstance(part, Noun) and part.or_else is not None for part in parts):
            raise Unclear("this could mean one thing or another")

    def mention(self, noun: Noun, ref: Ref) -> None:
        """From here on the noun can be meant by a pronoun; effects then name it ``ref``."""
        plural = noun.plural or bool(noun.also) or bool(noun.each_of)
        found = Mention(ref, noun.types, plural, noun.named or ref == "self", self.step)
        self.mentions.append(found)
        if noun.quantity == "each" and not plural:  # "that card": whichever of them; "those cards": all
            self.mentions.append(replace(found, plural=True))

    def describe(self, noun: Noun, cards: Cards) -> None:
        """The same for what has no name of its own: ``while you control Khal Drogo, he gains stealth``.

        Of ``a Knight you control`` one is picked; of ``2 or more Knights`` each is meant.
        """
        if noun.ref is not None:
            self.mention(noun, noun.ref)
        elif noun.named or (noun.quantity == "some" and noun.least == noun.most == 1):
            said = replace(noun, cards=cards, quantity="the" if noun.exactly else noun.quantity, plural=False)
            self.mentions.append(Mention(None, noun.types, False, noun.named, self.step, said))
        elif noun.quantity == "some" and noun.plural:
            said = Noun(cards=cards, quantity="each", plural=True)
            self.mentions.append(Mention(None, noun.types, True, False, self.step, said))

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
            return self.happened in _IN_PLAY
        return self.zone_of(ref) == "play"

    def zone_of(self, ref: Ref) -> str | tuple[str, ...]:
        """Where the target that this names was chosen; empty: it names none."""
        chosen = (choice.cards.zone for choice in self.choices if choice.player is None and not choice.word)
        return dict(zip(TARGETS, chosen, strict=False)).get(ref, "")

    def forget(self, ref: Ref) -> None:
        """The effect that comes next has its own ``those``."""
        self.mentions = [mention for mention in self.mentions if mention.ref != ref]

    def meant(self, *, types: tuple[str, ...] = (), plural: bool = False, named: bool | None = None) -> Ref:
        """What a pronoun speaks of, as ``noun_meant``. Raises Unclear also where it has no name of its own."""
        ref = self._found(types, plural, named).ref
        if ref is None:
            raise Unclear("this is known only by its description")
        return ref

    def noun_meant(
        self, *, types: tuple[str, ...] = (), plural: bool = False, named: bool | None = None
    ) -> Noun:
        """What a pronoun speaks of: what the latest part mentioned that fits.

        ``types``: only such cards (``that character``); ``named``: only what was given by title (``he``), or only
        what was not (``that character``); None: the latter first. Raises Unclear where nothing fits or two do.
        """
        found = self._found(types, plural, named)
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
        refs = tuple(ref for ref in chosen if ref is not None)
        self.together = refs
        return Noun(ref=refs[self.turn], cards=Cards(type=types), quantity="the", plural=True)

    def _found(self, types: tuple[str, ...], plural: bool, named: bool | None) -> Mention:
        fitting = [
            mention
            for mention in self.mentions
            if mention.plural == plural
            and (not types or not mention.types or set(types) & set(mention.types))
            and (named is not True or mention.named)
            # A faction card is only ever named in full.
            and (mention.types != ("faction",) or "faction" in types)
        ]
        unnamed = [mention for mention in fitting if not mention.named]
        if named is False or (named is None and any(mention.ref for mention in unnamed)):
            fitting = unnamed
        if not fitting:
            raise Unclear("nothing was spoken of that this could mean")
        latest = max(mention.step for mention in fitting)
        last = [mention for mention in fitting if mention.step == latest]
        if last[-1].chosen_in:  # another choice of the same sentence is as likely
            last += [one for one in fitting if one.chosen_in == last[-1].chosen_in]
        if any((one.ref, one.noun) != (last[0].ref, last[0].noun) for one in last):
            raise Unclear("this could mean one thing or another")
        if last[0].ref == "cost" and any(one.ref == "occurrence" for one in fitting):
            self.unsettled = True
        return last[0]

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
        """Than which cards ``another character`` is another; None: than this card.

        ``when attached character would be killed, sacrifice another character``: what was spoken of last counts.
        """
        if self.part == "trigger":
            return None
        fitting = [
            mention
            for mention in self.mentions
            if mention.ref == "self"
            or (mention.ref and (not types or not mention.types or set(types) & set(mention.types)))
            if mention.types or mention.ref not in ("those", *TARGETS)  # cards of some hand or deck
            if mention.types or not types or mention.ref in ("self", "host")  # what is only "a card"
        ]
        latest = max((mention.step for mention in fitting), default=0)
        last = [mention.ref for mention in fitting if mention.step == latest and mention.ref != "self"]
        if last and last[-1] == "occurrence" and self.doer is not None:
            if self.doer == "self" and self.done_out_of_play:
                return None
            raise Unclear("than which of two cards it is another")
        return last[-1] if last else None

    def on(self, noun: Noun) -> On:
        """What a cost or an effect on the noun works on; from here on the noun can be meant by a pronoun."""
        if noun.also:
            raise Unclear("two things at once")
        ref = noun.ref or _REF_OF_PART[self.part]
        if noun.ref is None and noun.named:
            self.describe(noun, noun.cards)
        elif ref is not None:
            if ref == "those":
                self.forget("those")
            self.mention(noun, ref)
        return noun.on()

    def happens_to(self, noun: Noun) -> Cards | None:
        """The card of a triggering condition or a condition, as a description; ``it`` is then that card."""
        if noun.also:
            raise Unclear("two things at once")
        if self.part == "trigger" and noun.exactly:
            raise Unclear("so many at once, and no more")
        if self.part == "trigger" and self.happening is None:
            self.happening = noun.ref if noun.ref in ("self", "host") else "occurrence"
        if noun.ref is not None or self.part != "trigger":
            self.describe(noun, noun.cards)
            return cards_of(noun)
        self.mention(noun, "occurrence")
        return noun.cards

    def choose(self, choice: Choose, noun: Noun | None = None) -> Ref | None:
        """A target more: its name for the effects (None for a player or a word)."""
        cards = [found for found in self.choices if found.player is None and not found.word]
        self.choices.append(choice)
        if noun is None:
            return None
        if len(cards) == len(TARGETS):
            raise Unclear("more than three choices of cards")
        ref = TARGETS[len(cards)]
        several = choice.each_of is not None or choice.by in ("any", "opponent")
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


def _settled(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects, where what they do tells which card they are about: what pays is not what enters or leaves a pile.

    Raises Unclear where it does not; a save tells it by itself, for what pays is not what would leave play.
    """
    found: list[Effect] = []
    for effect in effects:
        moves = isinstance(effect, Move) and effect.to in ("dead", "discard")
        if (
            not isinstance(effect, PutIntoPlay | Move)
            or effect.on != "cost"
            or not (moves or isinstance(effect, PutIntoPlay))
        ):
            raise Unclear("this could mean what pays the cost, or what the ability is about")
        found.append(replace(effect, on="occurrence"))
    return tuple(found)
