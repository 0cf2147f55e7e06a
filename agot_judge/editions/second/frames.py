"""Frames that can be on the stack in the Second Edition only."""

from agot_judge.engine.state.frames import Frame


class Entering(Frame, frozen=True, kw_only=True):
    """A card being marshaled, ambushed or brought out of shadows: the steps of Marshaling Cards by ``stage``."""

    player: int
    card: int
    way: str
    """``marshal``, ``duplicate``, ``shadow``, ``ambush`` or ``unshadow``."""
    stage: int = 1
    value: int = -1
    """The X of the instance of the keyword that is used, or the X chosen for its cost; -1: none."""
    legal_hosts: tuple[int, ...] = ()
    """The cards to which the attachment could be attached in step 1, to which the choice in step 5 is constrained."""


class Bestowing(Frame, frozen=True, kw_only=True):
    """Cards with bestow that have just entered play, whose controllers may still move gold to them."""

    cards: tuple[int, ...]


class Claim(Frame, frozen=True, kw_only=True):
    """The claim result being applied: its type, the player whom it hits, and how much."""

    type: str
    player: int
    amount: int
    following: tuple[int, ...] = ()
    """In melee: opponents whom it also hits and who choose after the player, in player order."""
    cards: tuple[int, ...] = ()
    """Characters that have been chosen for it by those who chose before."""
    to: int = -1
    """To whom power moves, where claim is applied outside of a challenge; -1: the attacking player."""


class TitleSelection(Frame, frozen=True, kw_only=True):
    """Titles being selected: those left in the title pool, and who has taken which."""

    pool: tuple[int, ...]
    removed: bool = False
    """The titles that are removed at random are no longer among those left."""
    taken: tuple[tuple[int, int], ...] = ()
    """Pairs: a player, the title that he or she took."""


class Redirect(Frame, frozen=True, kw_only=True):
    """A challenge that was just initiated and can be, or is being, redirected."""

    title: int
    """The title card that can redirect it."""
    chosen: bool = False
    """The attacking player has chosen the new opponent."""
    offered: tuple[int, ...] = ()
    """Attackers with stealth whose new target has been chosen or not wanted."""
    stealth: tuple[tuple[int, int], ...] = ()


class Keywords(Frame, frozen=True, kw_only=True):
    """Challenge resolution keywords being processed by type."""

    done: tuple[str, ...] = ()
    current: str = ""
    offered: tuple[int, ...] = ()
    """Characters whose keyword of the current type has been used or declined."""
    present: tuple[tuple[str, int], ...] = ()
    """Keyword types with the characters that had them in the challenge as processing began."""
    met: tuple[tuple[str, int], ...] = ()
    """Keyword types with the characters that had them as the type was processed, or of which it is said already that they
    come too late."""


class Revealing(Frame, frozen=True, kw_only=True):
    """Plot cards that have just been revealed: ``stage`` 1 compare initiative, 2 choose the first player, 3 initiate
    When Revealed abilities. Outside step 1.3 there is stage 3 alone."""

    stage: int = 1
    winner: int = -1
    """Who has won initiative."""
    waiting: tuple[tuple[int, int], ...] = ()
    """When Revealed abilities still to initiate: card and ability."""
    order: tuple[tuple[int, int], ...] = ()
    """The first player's order of them, as far as it is settled."""


class TerminalOrder(Frame, frozen=True, kw_only=True):
    """Characters whose STR is 0 are about to be killed, some by one of several effects."""

    first: tuple[tuple[int, int], ...] = ()
    """Pairs: a character, the card whose effect the first player has chosen to resolve first."""


class SavingByDuplicate(Frame, frozen=True, kw_only=True):
    """The overlapping card is saved from what is imminent below, once its duplicate has been discarded."""

    card: int
    event: int
    """The place of what it is saved from among the events of the occurrence below."""
    player: int


class Conflict(Frame, frozen=True, kw_only=True):
    """Lasting effects that give a value of the player's revealed plot card different base values."""

    player: int
    value: str
    """``gold`` ..."""


class Exclusion(Frame, frozen=True, kw_only=True):
    """Constant abilities that exclude each other, by card and number: it is about to be determined which one applies."""

    among: tuple[tuple[int, int], ...]


class InitiativeTie(Frame, frozen=True, kw_only=True):
    """Players tied for initiative and for the lowest power total, one of whom is about to win by lot; or whose tie a player
    decides."""

    players: tuple[int, ...]
    initiative: int
    deciding: tuple[int, ...] = ()
    """Who decides it, as the text of a card says; of several the first player says who."""


class DominanceTie(Frame, frozen=True, kw_only=True):
    """Players tied for the highest total for dominance, of whom a player decides who wins."""

    players: tuple[int, ...]
    deciding: tuple[int, ...]


class NewHand(Frame, frozen=True, kw_only=True):
    """A player who has taken a mulligan is about to draw a new hand from the shuffled deck."""

    player: int
    of_unknown_size: bool = False
    """Nobody knows how many cards the deck has, nor which, besides those just shuffled into it."""


class StandingUp(Frame, frozen=True, kw_only=True):
    """The cards of all players are about to stand together, except those ``staying`` kneeling."""

    staying: tuple[int, ...] = ()
    asked: int = 0
    """The number of choices of players that are settled."""
    among: tuple[int, ...] = ()
    """The cards among which those that stand are being chosen."""


class ReserveCheck(Frame, frozen=True, kw_only=True):
    """A player is about to choose and discard what is above his or her reserve value."""

    player: int


class PlacingInDeck(Frame, frozen=True, kw_only=True):
    """Cards that came to one end of one deck simultaneously, of which a player may say in which order they lie there."""

    player: int
    owner: int
    end: str
    """``top of deck`` or ``bottom of deck``."""
    said: str
    """The order that the text says; empty where it says none."""
    cards: tuple[int, ...]
    """As they lie, the uppermost first."""
    opens: bool = False
    """The first one for which it has to be said that the documents leave open who says the order."""
