"""Costs and effects that do one thing to cards. They are told apart by ``do``.

A cost is written with the same nodes as an effect: ``kneel this card`` is one or the other by where it stands.
"""

from typing import Literal

from agot_judge.engine.ability.cards import Amount, Cards, On
from agot_judge.engine.ability.node import EffectNode
from agot_judge.engine.ability.words import Duration, Who


class Kill(EffectNode, frozen=True, kw_only=True, tag="kill"):
    """Kill the characters."""

    on: On = "target"
    can_be_saved: bool = True


class Sacrifice(EffectNode, frozen=True, kw_only=True, tag="sacrifice"):
    """Sacrifice the cards, each by its controller."""

    on: On = "target"


class Discard(EffectNode, frozen=True, kw_only=True, tag="discard from play"):
    """Discard the cards from play."""

    on: On = "target"
    can_be_saved: bool = True


class ReturnToHand(EffectNode, frozen=True, kw_only=True, tag="return to hand"):
    """Return the cards, from play or wherever they are, to their owners' hands."""

    on: On = "target"
    can_be_saved: bool = True


class Move(EffectNode, frozen=True, kw_only=True, tag="move"):
    """Put the cards into a zone of their owners: the discard pile, the top of the deck, shadows, out of the game ..."""

    on: On = "target"
    to: Literal[
        "top of deck",
        "bottom of deck",
        "deck",
        "hand",
        "discard",
        "dead",
        "shadows",
        "out of game",
        "plot deck",
        "used",
        "under this card",
        "agenda",
        "owner's agenda",
    ]
    """``deck``: shuffled into it; ``under this card``: facedown beneath it; ``agenda``: beneath the agenda of the player
    whose ability it is; ``owner's agenda``: beneath that of its owner."""
    facedown: bool = False
    can_be_saved: bool = True
    order: Literal["", "in any order", "in a random order"] = ""
    """The order in which several lie at an end of a deck; empty where nothing says it."""
    ordered_by: Who = "you"
    """The player who says in which order."""
    until: Duration | None = None
    """Out of the game for so long; then it comes back to where it was."""


class PutIntoPlay(EffectNode, frozen=True, kw_only=True, tag="put into play"):
    """Put the cards into play under the player's control, from wherever they are."""

    on: On = "target"
    under: Who = "you"
    """``owner``: each under its owner's control."""
    kneeling: bool = False
    facedown: bool = False
    participating: Literal["", "attacking", "defending", "your side"] = ""


class Attach(EffectNode, frozen=True, kw_only=True, tag="attach"):
    """Attach the cards to a card, from play or from wherever they are."""

    on: On = "self"
    to: On = "target"
    facedown: bool = False
    as_duplicate: bool = False


class TakeControl(EffectNode, frozen=True, kw_only=True, tag="take control"):
    """The player takes control of the cards: while the effect is active, for ``until``, or as long as they are in play."""

    on: On = "target"
    player: Who = "you"
    until: Duration | None = None


class Kneel(EffectNode, frozen=True, kw_only=True, tag="kneel"):
    """Kneel the cards."""

    on: On = "target"


class Stand(EffectNode, frozen=True, kw_only=True, tag="stand"):
    """Stand the cards."""

    on: On = "target"


class RemoveFromChallenge(EffectNode, frozen=True, kw_only=True, tag="remove from challenge"):
    """The characters no longer participate in the challenge."""

    on: On = "target"


class Participate(EffectNode, frozen=True, kw_only=True, tag="participate"):
    """The characters participate in the challenge on the player's side."""

    on: On = "target"
    defending: bool = False
    """On the defending side, whoever the player is: ``participating in the challenge as a defender``."""


class PlaceToken(EffectNode, frozen=True, kw_only=True, tag="place token"):
    """Place tokens of a kind on the cards."""

    token: str
    amount: Amount = 1
    on: On = "target"


class RemoveToken(EffectNode, frozen=True, kw_only=True, tag="remove token"):
    """Remove (or as a cost discard) tokens of a kind from the cards."""

    token: str
    amount: Amount = 1
    on: On = "target"


class Reveal(EffectNode, frozen=True, kw_only=True, tag="reveal"):
    """Reveal the cards: from hand, from the top of a deck, in shadows, a new plot card."""

    on: On


class BecomeTarget(EffectNode, frozen=True, kw_only=True, tag="become target"):
    """The card becomes the target of the ability that is about to initiate, in place of its only target."""

    on: On = "target"


class LookAt(EffectNode, frozen=True, kw_only=True, tag="look at"):
    """The player looks at the cards: of a hand, of the top of a deck, in shadows."""

    on: On
    player: Who = "you"


class Search(EffectNode, frozen=True, kw_only=True, tag="search"):
    """Search a deck (or its top, or other zones: ``cards`` says where) for cards; what is found is ``those``."""

    cards: Cards
    """With ``pick``: how many may be found. ``zone``, ``top`` and ``controller`` say where is searched."""
    each: tuple[Cards, ...] = ()
    """One of each of these is searched for besides (``a Ranger, a Builder, and a Steward character``)."""
    either: bool = False
    """Only one of these kinds is found: ``for, either: a Lord character, or up to 3 Lady characters``."""
    reveal: bool = False
    player: Who = "you"
    """Who searches."""

    @property
    def kinds(self) -> tuple[Cards, ...]:
        """All that is searched for."""
        return (self.cards, *self.each)


class Shuffle(EffectNode, frozen=True, kw_only=True, tag="shuffle"):
    """The player shuffles his or her deck."""

    player: Who = "you"


class InitiateRevealed(EffectNode, frozen=True, kw_only=True, tag="initiate when revealed"):
    """The player initiates the when revealed ability on the plot cards as if he or she had just revealed them."""

    on: On = "target"


class Switch(EffectNode, frozen=True, kw_only=True, tag="switch"):
    """Two cards that are out of play switch places: each goes where the other was."""

    on: On = "target"
    other: On


EffectOnCards = (
    Kill
    | Sacrifice
    | Discard
    | ReturnToHand
    | Move
    | PutIntoPlay
    | Attach
    | TakeControl
    | Kneel
    | Stand
    | RemoveFromChallenge
    | Participate
    | PlaceToken
    | RemoveToken
    | Reveal
    | BecomeTarget
    | LookAt
    | Search
    | Shuffle
    | InitiateRevealed
    | Switch
)
