"""The cards of which an ability speaks, the numbers that are counted on them, and what must be true: each describes the
others."""

from typing import Annotated, Literal, Union

from msgspec import Meta

from agot_judge.engine.ability.node import Node, NumberNode
from agot_judge.engine.ability.words import Deed, Period, PlayerIs, Ref, Relation, Who

Measure = Literal[
    "STR",
    "printed STR",
    "printed cost",
    "icons",
    "power",
    "gold",
    "tokens",
    "attachments",
    "duplicates",
    "keywords",
    "influence",
    "printed gold",
    "printed initiative",
    "printed claim",
    "printed reserve",
    "gold value",
    "claim value",
    "initiative value",
    "reserve value",
]
"""A number that a card has."""


PlayerMeasure = Literal[
    "gold",
    "power",
    "faction power",
    "hand",
    "deck",
    "discard",
    "dead",
    "shadows",
    "plot deck",
    "used",
    "claim",
    "initiative",
    "reserve",
    "short of reserve",
    "income",
    "winning STR",
    "losing STR",
    "opponents",
    "rivals",
    "limited",
]
"""A number that a player has: gold in the pool, total power, cards in a zone, values of the revealed plot, how many cards
fewer than the reserve value are in hand, the STR on his or her side of the challenge, the STR by which the challenge was won
or lost, how many opponents there are."""


Shared = Literal["", "name", "type", "trait", "faction", "icon", "printed cost"]
"""The characteristics that cards may have in common."""


OneOrMore = Annotated[int, Meta(ge=1)]

OfSeveral = Literal["total", "highest", "lowest", "one"]
"""The number that is meant, where there are several. ``one``: that of one opponent, of whom it is not said which."""


class Count(NumberNode, frozen=True, kw_only=True, tag="count"):
    """The number of cards described, each counted ``times`` over, for every ``per`` of them, ``plus`` a number."""

    cards: "Cards"
    of_several: OfSeveral = "total"
    """Of all players the greatest number of such cards that one of them has, or the smallest."""
    times: int = 1
    per: OneOrMore = 1
    plus: int = 0
    least: int = 0
    """No less than so many (``minimum of 1``)."""


class CardNumber(NumberNode, frozen=True, kw_only=True, tag="of card"):
    """A number that a card has: ``that card's printed cost``; of several cards as ``of_several`` says."""

    what: Measure
    on: Union[Ref, "Cards"]
    token: str = ""
    of_several: OfSeveral = "total"
    """Of several cards the greatest number that one of them has, or the smallest: ``than each character``."""
    times: int = 1
    plus: int = 0


class PlayerNumber(NumberNode, frozen=True, kw_only=True, tag="of player"):
    """A number that a player has; of several players the total, or as ``of_several`` says."""

    what: PlayerMeasure
    player: Who = "you"
    per: OneOrMore = 1
    """Counted once for every so many: ``for every 5 STR by which you won``."""
    of_several: OfSeveral = "total"
    """Of several players the greatest number that one of them has, or the smallest."""
    times: int = 1
    plus: int = 0


class Different(NumberNode, frozen=True, kw_only=True, tag="different"):
    """The number of different affiliations, traits, icons, names, types the cards have among them."""

    what: Literal["faction", "trait", "icon", "name", "type"]
    cards: "Cards"
    times: int = 1


class Paid(NumberNode, frozen=True, kw_only=True, tag="paid"):
    """X, as chosen when the cost was paid."""

    times: int = 1
    plus: int = 0


class ThatMany(NumberNode, frozen=True, kw_only=True, tag="that many"):
    """As many as the effect before, or the occurrence, concerned, counted once for every ``per``; ``1 less``: than those.
    ``of``: as many as this was done to (or as much as was taken) by effects of the same ability."""

    of: Deed | None = None

    times: int = 1
    plus: int = 0
    per: OneOrMore = 1


class Capped(NumberNode, frozen=True, kw_only=True, tag="at most"):
    """The number, but no more than a greatest one: ``1 gold for each .. (to a maximum of 3)``; below 0, no less."""

    of: Count | CardNumber | PlayerNumber | Different | Paid | ThatMany
    most: int


Amount = int | Count | CardNumber | PlayerNumber | Different | Paid | ThatMany | Capped
"""A whole number, or how to find it."""


class Pick(Node, frozen=True, kw_only=True):
    """A number of the cards described, picked when the effect resolves or the cost is paid: ``a location you control``."""

    least: Amount = 1
    most: Amount = 1
    any_number: bool = False
    by: Who = "you"
    at_random: bool = False
    different: bool = False
    """No two of the same title: ``up to 3 different cards``."""
    total: tuple[Measure, Amount] | None = None
    """``with total printed cost 3 or lower``: the measure, and its greatest total."""


class Comparison(Node, frozen=True, kw_only=True):
    """A number of the card beside another: ``with printed cost 3 or lower``."""

    of: Measure
    relation: Relation
    amount: Amount
    token: str = ""
    """For ``tokens``: the kind."""

    @property
    def is_with_each(self) -> bool:
        """True where it is compared with each of several cards (``than each character``), not with any one of them."""
        number = self.amount
        if not isinstance(number, CardNumber) or number.of_several == "total":
            return False
        return (number.of_several == "highest") == (self.relation in ("more than", "at least"))


class Cards(Node, frozen=True, kw_only=True):
    """A description of cards: every field that is given must hold. An empty one means every card in play."""

    this: bool | None = None
    """True: only the card with the ability; False: only other cards."""
    host: bool | None = None
    """True: the card to which the card with the ability is attached."""
    attached_to: Union["Cards", Ref, None] = None
    """Attachments on such a card."""
    attachment: Union["Cards", None] = None
    """With such an attachment, a duplicate not counted: ``a character with a Weapon attachment``."""
    name: str | None = None
    """The title; ``chosen``: the one named."""
    type: tuple[str, ...] = ()
    zone: str | tuple[str, ...] = "play"
    """One zone or any of several; ``any`` for every zone."""
    controller: Who = "any"
    """Out of play: whose hand, deck, pile it is in."""
    controller_where: Union["Condition", None] = None
    """The condition on each card's controller, who is ``this opponent`` in it: ``controlled by an opponent with more power than
    you``."""
    owner: Who = "any"
    faction: tuple[str, ...] = ()
    """Any of these affiliations; ``neutral`` for none, ``in-faction`` for that of the player's faction card,
    ``out-of-faction`` for only others than that."""
    trait: tuple[str, ...] = ()
    """Any of these traits."""
    icon: tuple[str, ...] = ()
    """Any of these icons; ``any`` for any icon at all, ``challenge`` for that of the challenge's type."""
    crest: tuple[str, ...] = ()
    """Any of these crests."""
    keyword: tuple[str, ...] = ()
    printed_type: tuple[str, ...] = ()
    """Any of these cardtypes is printed on it, whatever it has become."""
    printed_keyword: tuple[str, ...] = ()
    unique: bool | None = None
    loyal: bool | None = None
    limited: bool | None = None
    kneeling: bool | None = None
    attacking: bool | None = None
    defending: bool | None = None
    participating: bool | None = None
    alone: bool | None = None
    """It is the only participating character on its side."""
    facedown: bool | None = None
    revealed: bool | None = None
    """Plots: revealed. Other cards out of play: shown by the effect just now."""
    with_token: str | None = None
    where: tuple[Comparison, ...] = ()
    """Comparisons that must all hold."""
    highest: Measure | None = None
    lowest: Measure | None = None
    """``with the highest printed cost`` among the cards that the rest describes (ties: each of them)."""
    eligible: bool = False
    """Of the highest or lowest: what the effect could not affect is left out first, as it is not eligible."""
    the_one: bool = False
    """Said as if there were only one (``the character with the highest STR``): of several no paragraph says which."""
    same: Shared = ""
    """Shares this with ``of``."""
    different: Shared = ""
    """Does not share this with ``of``."""
    of: Union["Cards", Ref, None] = None
    among: Ref | None = None
    """Only cards that this means: ``one of those characters``."""
    top: Amount | None = None
    """Only so many cards from the top of the deck or pile."""
    topmost: bool = False
    """Only the one nearest to the top of its deck or pile, of those that the rest describes."""
    bottom: Amount | None = None
    in_history: str = ""
    """An occurrence that happened to it in this ``history_period``: ``enter play``, ``come out of shadows``."""
    history_period: str = "phase"
    modifying: str = ""
    """A value of plot cards (``initiative``) of which it has a modifier: ``cards with initiative modifiers``."""
    played_from: str = ""
    """An event that was played last from this zone: ``if you played this event from shadows``."""
    any_of: tuple["Cards", ...] = ()
    """At least one of these descriptions fits as well."""
    excluding: tuple["Cards", ...] = ()
    """None of these descriptions fits: ``non-Army``."""
    pick: Pick | None = None
    """None: each card described; otherwise so many of them."""

    @property
    def is_by_title(self) -> bool:
        """True where they are spoken of by the title that is printed, not by one that a player has named."""
        return self.name not in (None, "chosen")

    @property
    def is_one_a_player_has(self) -> bool:
        """True where a player has one of them: "your faction card", "your revealed plot card"."""
        return self.type == ("faction",) or (self.type == ("plot",) and bool(self.revealed))

    @property
    def is_alone_on_its_side(self) -> bool:
        """True where it is the only participating character on a side that is said: there is never a second one."""
        return self.alone is True and (
            self.controller != "any" or self.attacking is True or self.defending is True
        )


On = Ref | Cards
"""The cards on which an effect works: a word for them, or a description."""


class Compare(Node, frozen=True, kw_only=True):
    """Two numbers: ``you control more Knights than each opponent``.

    With ``versus`` the right one is read for an opponent (any, or each), who is ``this opponent`` in it.
    """

    left: Amount
    relation: Relation
    right: Amount
    versus: Literal["", "an opponent", "each opponent"] = ""


class Happened(Node, frozen=True, kw_only=True):
    """Something that has happened: ``you have won a military challenge this phase``."""

    event: str
    player: Who = "any"
    period: Period | Literal["previous round"] = "phase"
    challenge: tuple[str, ...] = ()
    as_player: Literal["attacking player", "defending player"] | None = None
    unopposed: bool = False
    """Only challenges that were unopposed are counted."""
    by_at_least: int = 0
    """Only challenges won by so much STR are counted."""
    card: Cards | None = None
    at_least: int = 1
    to_player: Who | None = None
    """The player to whom it was done: to whom gold was given, against whom the challenge was."""


class Condition(Node, frozen=True, kw_only=True):
    """Every field that is given must hold."""

    exists: Cards | None = None
    count_at_least: int = 1
    count_at_most: int | None = None
    """With ``exists``: there are no more than this (0: there is none; ``count_at_least`` is then not looked at)."""
    phase: tuple[str, ...] = ()
    challenge: tuple[str, ...] = ()
    """Types, one of which the present challenge must have; ``any`` for every type, ``chosen`` for the one named."""
    you_are: (
        Literal["attacking player", "defending player", "winner", "loser", "first player", "not first player"]
        | None
    ) = None
    player: Who | None = None
    """With ``player_is``: the player of whom it speaks."""
    player_is: PlayerIs = ""
    unopposed: bool | None = None
    card: Ref | None = None
    """With ``fits``: that card fits the description (``if that character is a Lord``)."""
    fits: Cards | None = None
    compare: Compare | None = None
    happened: Happened | None = None
    succeeded: bool | None = None
    """The effect before resolved in full (True), or did not (False): ``if you do``, ``if you cannot``."""
    nth_challenge: int | None = None
    """The present challenge is the attacking player's so-manyth of this ``nth_type`` in the period."""
    nth_type: str = ""
    nth_by: Who = "you"
    """Who initiates it; ``any``: each player's challenges are counted apart."""
    nth_against: Who | None = None
    """Only challenges against this player are counted."""
    nth_period: Literal["phase", "round"] = "phase"
    next_challenge: int | None = None
    """The present challenge is the next one of ``nth_by`` after so many of this round; -1: after those before the lasting
    effect came into force, whose number is found then."""
    all_of: tuple["Condition", ...] = ()
    any_of: tuple["Condition", ...] = ()
    none_of: tuple["Condition", ...] = ()


NO_DEFENDERS = Condition(
    none_of=(
        Condition(
            happened=Happened(
                event="declare defender", period="challenge", card=Cards(type=("character",), zone="any")
            )
        ),
    )
)
"""None were declared in the present challenge, whatever came to take part in it later."""
AGAINST_YOU = Condition(any_of=(Condition(you_are="attacking player"), Condition(you_are="defending player")))
"""Of an opponent's participating card: the challenge is against you."""
