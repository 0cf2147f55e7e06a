"""Mentions of cards in a text, and the words of the pronouns that look for one of them."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.words import Ref
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Unclear


class Mention(Struct, frozen=True):
    """A card or several that were spoken of, and the name by which effects know them."""

    ref: Ref | None
    """None: only by its description, ``noun``."""
    types: tuple[str, ...]
    plural: bool
    named: bool
    step: int
    """Part of the text, counted from 0: what the latest one mentioned is meant first."""
    noun: Noun = Noun()
    part: str = ""
    """The kind of part in which it was: ``cost``, ``effect``."""
    chosen_in: int = 0
    """The sentence, counted from 1, in which it was chosen; 0 for what was mentioned in another way."""
    among: Ref | None = None
    """The cards of which it is one, or which they are: ``that character from your discard pile``."""
    read: int = 0
    """The number of effects before it: what an effect worked on is known until there is another."""

    def is_of(self, types: tuple[str, ...]) -> bool:
        """True where it may be a card of these types; of any, if it is only called a card."""
        return not self.types or bool(set(types) & set(self.types))


def is_described(mention: Mention, part: str, *types: str) -> bool:
    """True where this part (a condition, say) spoke of one such card, of these types, which has no name of its own."""
    fits = not types or mention.is_of(types)
    return (
        mention.ref is None and not mention.named and mention.part == part and fits and not is_title(mention)
    )


def may_be_asked_about(fitting: list[Mention], sentence: int) -> bool:
    """True where what a condition asks about and the card of the occurrence may both be meant: not where one has just been
    chosen, ``if there is a Winter plot card, choose a character and have it gain stealth``."""
    chosen = any(one.chosen_in == sentence > 0 for one in fitting)
    asked = any(is_described(one, "condition") for one in fitting)
    return asked and not chosen and any(one.ref == "occurrence" for one in fitting)


def by_name(mentions: list[Mention], named: bool | None) -> list[Mention]:
    """The mentions that were named or not, as ``named`` asks; for None the latter, where there are any."""
    unnamed = [one for one in mentions if not one.named]
    if named is False:  # "kneel Khal Drogo to have that character ..", where nothing else was spoken of
        return unnamed or [one for one in mentions if one.ref in ("cost", "those")]
    return unnamed if named is None and any(one.ref for one in unnamed) else mentions


def is_title(mention: Mention) -> bool:
    """True where it is the card that was named, of which each copy is meant: ``name a card .. copies of that card``."""
    return mention.noun.cards.name == "chosen"


def is_each(mention: Mention, mentions: Sequence[Mention]) -> bool:
    """True where it is each of several cards to which something is done, spoken of one by one."""
    return mention.ref == "those" and not mention.plural and replace(mention, plural=True) in mentions


def without_subject(mentions: Sequence[Mention], step: int) -> tuple[Mention, ...]:
    """The mentions without the cards of which something is said just now: ``each Knight gains that character's keywords``."""
    return tuple(one for one in mentions if one.ref != "those" or one.step != step)


class Ambiguous(Unclear):
    """A pronoun may mean one of several: the question, and the candidates."""

    def __init__(self, question: str, candidates: list[Mention]) -> None:
        super().__init__(question)
        self.candidates = candidates


class Sought(Struct, frozen=True, kw_only=True):
    """The words of a pronoun: which mentions fit them."""

    types: tuple[str, ...] = ()
    """Only such cards: ``that character``."""
    plural: bool = False
    named: bool | None = None
    """Only what was given by title (``he``), or only what was not (``that character``); None: the latter first."""
    first: tuple[Ref, ...] = ()
    """The mentions that these name, where one of them fits: ``the chosen character``."""

    but_self: bool = False
    """Not the card that has the text."""

    def is_of(self, types: tuple[str, ...]) -> bool:
        """True where cards of these types (of any, if there are none) may be meant."""
        return not self.types or not types or bool(set(self.types) & set(types))

    def fits(self, mention: Mention) -> bool:
        """True where the pronoun agrees with the mention in number, type and title."""
        # A faction card is only ever named in full.
        of_faction = mention.types != ("faction",) or "faction" in self.types
        agrees = mention.plural == self.plural and self.is_of(mention.types)
        allowed = of_faction and not (self.but_self and mention.ref == "self")
        return agrees and allowed and (self.named is not True or mention.named)
