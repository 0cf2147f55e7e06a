"""Triggering conditions, limits and targets."""

from typing import Literal, Union

from agot_judge.engine.ability.cards import Amount, Cards, Condition, Measure
from agot_judge.engine.ability.node import Node
from agot_judge.engine.ability.words import Period, Ref, Who


class Trigger(Node, frozen=True, kw_only=True):
    """A triggering condition: an occurrence of this kind in which every field that is given holds."""

    event: str
    """The kind of occurrence (see ``engine.state.events``)."""
    or_events: tuple[str, ...] = ()
    """Other kinds that do as well: ``is sacrificed or killed``."""
    or_else: tuple["Trigger", ...] = ()
    """Occurrences described on their own, each of which does as well: ``enters play, or you win a challenge``."""
    would: bool = False
    """The text says ``would``: timing priority over the others (interrupts only)."""
    card: Cards | None = None
    """The card to which it happens."""
    player: Who = "any"
    """The player to whom it happens, or who does it."""
    other_player: Who = "any"
    """The other player in it: against whom a challenge is initiated, whose power is moved."""
    onto: Cards | None = None
    """Power or gold that moves: the card to which it does."""
    challenge: tuple[str, ...] = ()
    unopposed: bool | None = None
    by_at_least: int = 0
    """A challenge won or lost, or dominance won, by so much STR or more."""
    as_player: Literal["attacking player", "defending player"] | None = None
    cause: str | None = None
    """``claim``, ``effect``, a keyword's name: what brings it about."""
    source: Cards | None = None
    """The card whose effect, ability or keyword brings it about."""
    by: Who = "any"
    """The player whose effect, ability or keyword brings it about."""
    to: str = ""
    """The zone to which the card goes."""
    out_of: tuple[str, ...] = ()
    """The zones from one of which the card comes."""
    phase: tuple[str, ...] = ()
    word: str = ""
    """A phase, a token's kind: what the occurrence is about."""
    one_or_more: bool = False
    """``After 1 or more cards ..``: once for all that happen together."""
    at_random: bool = False
    """A card that is discarded: by chance."""
    at_least: int = 0
    """The least number of cards, or the least amount, in the occurrence."""
    to_zero: bool = False
    """STR that is reduced: from more to 0."""
    exactly: bool = False
    """``After exactly 1 card ..``: so many of them together, or just so much of it, and no more."""
    only_target: Cards | None = None
    """An ability that initiates: it chose such a card as its only target."""
    with_word: str = ""
    """An ability that initiates: its text has this word."""
    ability_kind: Literal["", "action", "interrupt", "reaction", "when revealed"] = ""
    """An ability that initiates: of this kind."""
    triggered: bool = False
    """An ability that initiates: one that a player triggers, and that does not initiate by itself."""
    reacts_to: str = ""
    """An ability that initiates: a reaction to this kind of occurrence."""
    when: tuple[Condition, ...] = ()
    """The conditions that must be true besides: ``in which this character is participating``."""


class Limit(Node, frozen=True, kw_only=True):
    """``(Limit twice per round.)``: each copy; ``per_title``: ``(Max 1 per round.)``, all copies by title."""

    times: int = 1
    period: Period = "round"
    per_title: bool = False
    for_each_opponent: bool = False
    """True where the number of times is multiplied by that of opponents: ``X times per round, where X is the number of opponents
    you have``."""


class Choose(Node, frozen=True, kw_only=True):
    """Targets: ``choose up to 2 characters``; with ``players`` a player, with ``word`` a named thing."""

    cards: Cards = Cards()
    least: Amount = 1
    most: Amount = 1
    any_number: bool = False
    by: Who = "you"
    each_of: Who | None = None
    """``a character controlled by each opponent``: one choice for each of these players, of cards of that player."""
    total: tuple[Measure, Amount] | None = None
    """``with total printed cost 3 or lower``: the measure, and its greatest total."""
    different: bool = False
    """No two of the same title: ``up to 3 different cards``."""
    apart_if_able: bool = False
    """With ``each_of``: of each who has any; ``by`` another player: as many as there are (``that player chooses 2 cards in
    hand, if able``)."""
    of_same_player: bool = False
    """All controlled by the same player."""
    instead: Union["Choose", None] = None
    """The choice that is made in place of this one if ``instead_if`` is true: ``(STR 4 or lower instead if ..)``."""
    instead_if: Condition | None = None
    player: Who | None = None
    """A player is chosen: any of these."""
    player_where: Condition | None = None
    """The condition on the player chosen, who is ``this opponent`` in it."""
    word: Literal[
        "", "challenge type", "icon", "faction", "trait", "card type", "keyword", "title", "number"
    ] = ""
    """Something is named or chosen that is neither card nor player."""
    words: tuple[str, ...] = ()
    """Only these words."""
    other_than: Literal["", "present", "initiated against you"] = ""
    """Another type of challenge than that of the present one, or than those initiated against "you" this phase."""
    word_of: Ref | None = None
    """Only a word (keyword, icon, trait) that this card has."""
    implied: bool = False
    """Not said to be chosen: ``an opponent's hand`` is that of one of them. Of a single one nothing is asked."""
