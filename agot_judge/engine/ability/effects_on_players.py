"""Costs and effects that do one thing to players: power and gold, hand and deck, claim, the game itself."""

from typing import Literal

from agot_judge.engine.ability.cards import Amount, Cards, On
from agot_judge.engine.ability.node import EffectNode
from agot_judge.engine.ability.words import Duration, Who

# -- power and gold ----------------------------------------------------------------------------------------------


class GainPower(EffectNode, frozen=True, kw_only=True, tag="gain power"):
    """The cards gain power; without ``on`` the player gains it for his or her faction."""

    amount: Amount = 1
    on: On | None = None
    player: Who = "you"


class DiscardPower(EffectNode, frozen=True, kw_only=True, tag="discard power"):
    """Discard power from the cards; without ``on`` from the player's faction card."""

    amount: Amount = 1
    all_of_it: bool = False
    up_to: bool = False
    """True where the player may choose a smaller amount; with ``all_of_it`` any number."""
    on: On | None = None
    player: Who = "you"


class MovePower(EffectNode, frozen=True, kw_only=True, tag="move power"):
    """Move power from a card, or a player's faction card, to another. ``all_of_it``: whatever is there."""

    amount: Amount = 1
    all_of_it: bool = False
    up_to: bool = False
    """True where the player may choose a smaller amount; with ``all_of_it`` any number."""
    source: On | None = None
    from_player: Who = "loser"
    to: On | None = None
    to_player: Who = "you"


class GainGold(EffectNode, frozen=True, kw_only=True, tag="gain gold"):
    """The player gains gold from the treasury."""

    amount: Amount = 1
    player: Who = "you"


class PayGold(EffectNode, frozen=True, kw_only=True, tag="pay gold"):
    """The player pays gold from the gold pool. ``at_least``: X is chosen by the player, so much or more."""

    amount: Amount = 1
    at_least: int | None = None
    player: Who = "you"


class KneelInfluence(EffectNode, frozen=True, kw_only=True, tag="kneel influence"):
    """Kneel cards that provide so much influence together. ``at_least``: X is chosen by the player, so much or more."""

    amount: Amount = 1
    at_least: int | None = None
    player: Who = "you"


class LoseGold(EffectNode, frozen=True, kw_only=True, tag="return gold"):
    """The player returns gold from the gold pool to the treasury."""

    amount: Amount = 1
    all_of_it: bool = False
    up_to: bool = False
    """True where the player of the ability may choose a smaller amount."""
    player: Who = "you"


class PlaceGold(EffectNode, frozen=True, kw_only=True, tag="place gold"):
    """Place gold from the treasury on the cards."""

    amount: Amount = 1
    on: On = "self"


class DiscardGold(EffectNode, frozen=True, kw_only=True, tag="discard gold"):
    """Discard gold from the cards. ``at_least``: X is chosen by the player."""

    amount: Amount = 1
    at_least: int | None = None
    on: On = "self"


class MoveGold(EffectNode, frozen=True, kw_only=True, tag="move gold"):
    """Move gold from a card, or a player's gold pool, to a card or a gold pool."""

    amount: Amount = 1
    all_of_it: bool = False
    up_to: bool = False
    """True where the player may choose a smaller amount; with ``all_of_it`` any number."""
    source: On | None = None
    from_player: Who = "you"
    to: On | None = None
    to_player: Who = "you"
    is_given: bool = False
    """The player whose gold it is gives it."""


# -- hand and deck -----------------------------------------------------------------------------------------------


class Draw(EffectNode, frozen=True, kw_only=True, tag="draw"):
    """The player draws cards, all at once."""

    amount: Amount = 1
    player: Who = "you"


class DrawCards(EffectNode, frozen=True, kw_only=True, tag="draw those"):
    """The player draws these cards of his or her deck: of those on top that the effect before has shown."""

    on: On = "those"
    player: Who = "you"


class DiscardRandom(EffectNode, frozen=True, kw_only=True, tag="discard at random"):
    """The player discards cards at random from his or her hand."""

    amount: Amount = 1
    player: Who = "opponent"


class DiscardFromHand(EffectNode, frozen=True, kw_only=True, tag="discard from hand"):
    """The player discards cards of his or her choice from hand: such cards, so many of them."""

    cards: Cards = Cards(zone="hand")
    amount: Amount = 1
    at_least: int | None = None
    """With it the player chooses how many (``discard 1 or more cards``)."""
    all_of_it: bool = False
    player: Who = "you"


class DiscardFromDeck(EffectNode, frozen=True, kw_only=True, tag="discard from deck"):
    """The top cards of the player's deck are discarded."""

    amount: Amount = 1
    player: Who = "opponent"


class DiscardCards(EffectNode, frozen=True, kw_only=True, tag="discard cards"):
    """Discard the cards from the out-of-play area where they are (shadows, a hand, what was revealed)."""

    on: On = "target"


# -- the game ----------------------------------------------------------------------------------------------------


class Save(EffectNode, frozen=True, kw_only=True, tag="save"):
    """Save the card that would leave play."""


class Cancel(EffectNode, frozen=True, kw_only=True, tag="cancel"):
    """Cancel the effects that are about to initiate."""


class ApplyClaim(EffectNode, frozen=True, kw_only=True, tag="apply claim"):
    """Claim of this type (``chosen``: the type named) is applied, as far as ``instead`` says in place of the normal claim."""

    type: Literal["military", "intrigue", "power", "chosen"]
    player: Who = "loser"


class RevealPlot(EffectNode, frozen=True, kw_only=True, tag="reveal plot"):
    """The player chooses and reveals a new plot card: any, or such a one."""

    cards: Cards | None = None
    player: Who = "you"


class ChoosePlotAtRandom(EffectNode, frozen=True, kw_only=True, tag="choose plot at random"):
    """Chance says which of the plot cards in the player's plot deck is chosen to be revealed."""

    player: Who = "you"


class EndChallenge(EffectNode, frozen=True, kw_only=True, tag="end challenge"):
    """The challenge ends at once, with no winner or loser."""


class ChangeType(EffectNode, frozen=True, kw_only=True, tag="change challenge type"):
    """The present challenge is of this type from now on."""

    type: Literal["military", "intrigue", "power"]


class InitiateChallenge(EffectNode, frozen=True, kw_only=True, tag="additional challenge"):
    """The player may initiate additional challenges of a type (``chosen``: the type named; empty: any, or any ``types``)."""

    type: str = ""
    against: Who | None = None
    """Only against this player."""
    player: Who = "you"
    until: Duration | None = None


class BecomeFirst(EffectNode, frozen=True, kw_only=True, tag="first player"):
    """The player becomes the first player, or (``chooses``) chooses who is."""

    player: Who = "you"
    chooses: bool = False


class Rearrange(EffectNode, frozen=True, kw_only=True, tag="rearrange"):
    """The player puts the cards back on top (or on the bottom) of the deck in any order."""

    on: On = "those"
    to: Literal["top of deck", "bottom of deck"] = "top of deck"
    player: Who = "you"


class CarryOut(EffectNode, frozen=True, kw_only=True, tag="carry out"):
    """The work of a step of the round, done now: dominance is determined, players check reserve."""

    what: Literal["determine dominance", "check reserve"]
    player: Who = "you"


class ByHand(EffectNode, frozen=True, kw_only=True, tag="by hand"):
    """An effect that the program does not understand: the judge resolves it, the timing around it is enforced."""

    text: str


EffectOnPlayers = (
    GainPower
    | DiscardPower
    | MovePower
    | GainGold
    | PayGold
    | KneelInfluence
    | LoseGold
    | PlaceGold
    | DiscardGold
    | MoveGold
    | Draw
    | DrawCards
    | DiscardRandom
    | DiscardFromHand
    | DiscardFromDeck
    | DiscardCards
    | Save
    | Cancel
    | ApplyClaim
    | RevealPlot
    | ChoosePlotAtRandom
    | EndChallenge
    | ChangeType
    | InitiateChallenge
    | BecomeFirst
    | Rearrange
    | CarryOut
    | ByHand
)
