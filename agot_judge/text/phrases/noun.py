"""Nouns: the meaning of a noun phrase, before it is known what is done with it."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Cards, Measure, On, Pick
from agot_judge.engine.ability.words import Ref, Who
from agot_judge.text.phrases.description import Said
from agot_judge.text.phrases.person import Unclear

Quantity = Literal["each", "some", "the", "no", "bare"]
"""``each character``; ``a character``, ``up to 2``; ``the top card``; ``no cards``; ``characters``."""


class Noun(Struct, frozen=True, kw_only=True):
    """Cards, as a text speaks of them: a description and how many, or what was named before."""

    cards: Cards = Cards()
    ref: Ref | None = None
    """Meant by a pronoun, ``attached character`` and so on; ``cards`` then says nothing."""
    or_else: Ref | Literal["doer"] | None = None
    """The cards that the pronoun could as well mean: the words around it must tell (``Noun.apart_from``); ``doer``: what did
    something to the card that is meant, and has no name."""
    quantity: Quantity = "bare"
    least: Amount = 1
    most: Amount = 1
    exactly: bool = False
    """``exactly 1 Knight``: no more either."""
    counted: bool = False
    """Their number is said as one: ``1 Knight``, not ``a Knight``."""
    any_number: bool = False
    plural: bool = False
    at_random: bool = False
    different: bool = False
    """``2 different characters``: no two of the same title."""
    apiece: bool = False
    """``each of those characters``: what is said is said of each alone."""
    picked_by: Who = "you"
    """``a character of that player's choice``: who picks it, where it is not the one who does it."""
    of_same_player: bool = False
    """``2 characters controlled by the same player``."""
    named: bool = False
    """Given by its title (``he``, ``she`` speak of such): this card, or another by name."""
    total: tuple[Measure, Amount] | None = None
    """``with total printed cost 3 or lower``."""
    each_of: str = ""
    """``a character controlled by each player``: one for each of these players."""
    headless: bool = False
    """Only the trait is said: ``a Knight``."""
    head: Cards | None = None
    """The description up to the noun itself, where something follows it; None: nothing does."""
    endings: tuple[Said, ...] = ()
    """The words after the noun: ``you control``, ``with printed cost 3 or lower``."""
    also: tuple["Noun", ...] = ()
    """``1 character and 1 location``: the others."""
    either: bool = False
    """``either: a Lord character, or a Weapon attachment``: only one of these."""

    @property
    def types(self) -> tuple[str, ...]:
        """The card types that it can be; none given: any."""
        return self.cards.type

    @property
    def conjuncts(self) -> tuple["Noun", ...]:
        """``this card and that character``: each of them."""
        return (replace(self, also=()), *self.also)

    def apart_from(self, other: Ref | Literal["doer"] | None) -> "Noun":
        """The noun, of two things that it could mean the one that is not the other: ``attach it to that character``."""
        if self.or_else is None or other not in (self.ref, self.or_else):
            return self
        if other == self.or_else:
            return replace(self, or_else=None)
        return self if self.or_else == "doer" else replace(self, ref=self.or_else, or_else=None)

    def host(self) -> On:
        """The one card to which something is attached. Raises Unclear where there may be several of them."""
        if self.plural or (self.ref is None and self.quantity in ("each", "bare")):
            raise Unclear("to which of several cards")
        return self.on()

    @property
    def of_any_player(self) -> bool:
        """``cards in a player's hand``: of one player, whoever it is."""
        return any(ending.of_any_player for ending in self.endings)

    @property
    def is_any_one(self) -> bool:
        """``a card in shadows``: one is enough, where it is asked whether there is any."""
        return (
            self.quantity == "some"
            and not self.plural
            and (self.least, self.most) == (1, 1)
            and not self.exactly
        )

    @property
    def is_the_one(self) -> bool:
        """``the character with the highest STR``, as if no other could have as much."""
        best = self.cards.highest is not None or self.cards.lowest is not None
        return self.ref is None and self.quantity == "the" and not self.plural and best

    @property
    def is_one_by_title(self) -> bool:
        """One card given by its title, where there may be several copies: ``stand Hodor`` stands one of them."""
        return self.named and self.quantity == "the" and bool(self.cards.name)

    @property
    def spoken_of(self) -> Ref:
        """The name of the cards, which were spoken of before. Raises Unclear for others."""
        if self.ref is None:
            raise Unclear("which cards")
        return self.ref

    @property
    def described(self) -> Cards:
        """The description of cards of one kind. Raises Unclear for those that were named before, and for several kinds."""
        if self.ref is not None or self.also:
            raise Unclear("which cards")
        return self.cards

    @property
    def elsewhere(self) -> "Noun":
        """The noun, of cards that were named before or are out of play. Raises Unclear where the text does not say where."""
        if self.ref is None and self.cards.zone == "play":
            raise Unclear("from where it comes")
        return self

    def meant(self) -> Ref | Cards:
        """The cards of which something is asked, all of them. Raises Unclear for two kinds that are said apart."""
        if self.also:
            raise Unclear("two things at once")
        return self.ref or self.cards

    @property
    def holds_together(self) -> bool:
        """True where something is said of several of them together, not of each: a total, different titles."""
        return self.of_same_player or self.different or bool(self.total)

    def of_any(self) -> Cards:
        """The description of each card. Raises Unclear for what can be said of them together, or of a choice among them."""
        self.meant()
        if self.holds_together or self.at_random:
            raise Unclear("what must hold of several cards together")
        return self.cards

    def of_one(self) -> Cards:
        """The description of a single card. Raises Unclear for a number of cards, too."""
        self.of_any()
        if self.quantity == "some" and not self.any_number and self.most != 1:
            raise Unclear("so many cards where one is spoken of")
        return self.cards

    def on(self) -> On:
        """The cards on which an effect works: picked when it resolves, unless they were named before."""
        self.meant()
        if self.quantity == "no":
            raise Unclear("what is done to none of them")
        if self.ref is not None:
            return self.ref
        if self.of_same_player:
            raise Unclear("cards of the same player that are not chosen as targets")
        if self.picked_by != "you":
            raise Unclear("who picks which of them")
        if self.total is not None and not self.any_number and self.least != 0:
            raise Unclear("so many cards, where no such cards may have so small a total")
        if self.quantity == "some" or self.is_one_by_title:
            pick = Pick(
                least=self.least,
                most=self.most,
                any_number=self.any_number,
                at_random=self.at_random,
                different=self.different,
                total=self.total,
            )
            return replace(self.cards, pick=pick)
        return replace(self.cards, the_one=True) if self.is_the_one else self.cards


SELF = Noun(ref="self", cards=Cards(this=True), quantity="the", named=True)
"""This card, by its own title."""
