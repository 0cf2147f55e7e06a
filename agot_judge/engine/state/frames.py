"""Every kind of thing that can be on the stack, and nothing else."""

from msgspec import Struct

from agot_judge.engine.ability import Effect
from agot_judge.engine.ability.words import Deed
from agot_judge.engine.state.events import Event


class Step(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
    """A step of the framework by its number in the rules. ``stage`` 0: nothing of it done yet."""

    number: str
    stage: int = 0


class ActionWindow(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
    """An action window: whose opportunity it is, and how many have passed in a row. ``turn`` -1: not open yet."""

    after: str
    """The framework step after which the round's chart has it."""
    turn: int = -1
    passes: int = 0


class Occurrence(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
    """Events that happen together, going through the seven steps of a triggering condition.

    ``stage`` is the number of the step in the Rules Reference entry Triggering Condition. The events of a ``nested``
    occurrence have their reactions in the windows of the occurrence below that contains it.
    """

    events: tuple[Event, ...]
    stage: int = 1
    happened: tuple[Event, ...] = ()
    """What has happened and may be reacted to in steps 6 and 7."""
    nested: bool = False
    turn: int = -1
    passes: int = 0
    canceled: bool = False
    used: tuple[tuple[int, int, int], ...] = ()
    """Abilities initiated in the present window: card, ability, index of the event."""
    order: tuple[tuple[int, int, int], ...] = ()
    """The first player's order of the forced abilities still to initiate."""
    replaced: tuple[tuple[int, Event], ...] = ()
    failed: bool = False
    """Not all of it happened: something was saved, or could not happen."""


class Departed(Struct, frozen=True):
    """What a card had when it left play to pay a cost: an effect of the same ability may speak of it afterwards."""

    card: int
    strength: int | None
    power: int
    gold: int


class Did(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that effects of an ability have done so far, all of them together."""

    deed: Deed
    cards: tuple[int, ...]
    many: int
    """How many, or how much, that concerned."""
    unidentified: bool = False
    """It was done to cards that nobody has identified, besides."""
    gone: tuple[int, ...] = ()
    """Those that were sent to an out-of-play area and are not there."""


class Initiation(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
    """An ability going through the seven steps of Initiating Abilities. ``stage`` is the step's number."""

    player: int
    card: int
    ability: int
    checked: bool = False
    """Whether it may be initiated was found out before: the effect that initiates it asks for less."""
    stage: int = 1
    event: int = -1
    """Index of the triggering event in the occurrence below; -1: none."""
    trigger: Event | None = None
    """That event itself."""
    legal_targets: tuple[tuple[tuple[int, ...], ...], ...] = ()
    """By choice, for each player who chooses: the targets that were legal in step 1, to which the choice in step 5 is
    constrained."""
    way: int = -1
    """Which of several costs is paid, where the text leaves the choice; -1: not chosen."""
    paid: tuple[tuple[int, ...], ...] = ()
    """By cost, as far as is settled: the cards that pay it."""
    departed: tuple[Departed, ...] = ()
    """Those of them that left play for it."""
    targets: tuple[tuple[int, ...], ...] = ()
    """By choice of cards, as far as they are made: the targets chosen."""
    x: int = 0
    """What X stands for, once it is chosen."""
    chosen_player: int = -1
    words: tuple[str, ...] = ()
    """What was named."""
    host: int = -1
    """The card to which the card with the ability was attached in step 1; -1: none."""
    copy: int = 0
    """The entry into play of the card with the ability, which may have left when its use is counted: it paid the cost."""
    that_many: int = 0
    """How many, or how much, the triggering condition speaks of, or the cost took that left the number open."""
    made: int = 0
    """How many of the choices of step 5 have been made."""
    picked: tuple[tuple[int, ...], ...] = ()
    """The answers given so far to the choice in progress: one for each player who, or for whom somebody, chooses."""


class Entering(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
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


class PuttingIntoPlay(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
    """Cards that an effect puts into play together, while it is chosen what its attachments are attached to."""

    events: tuple[Event, ...]
    done: int = 0
    """How many of them have all that they need."""


class Bestowing(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
    """Cards with bestow that have just entered play, whose controllers may still move gold to them."""

    cards: tuple[int, ...]


class Spending(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
    """Gold being spent by a player who may spend gold on cards too: how much is left to take, and from which cards."""

    player: int
    amount: int
    cards: tuple[int, ...]


class Resolution(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
    """Effects of an ability (or a delayed effect) in progress: ``done`` of them have resolved."""

    player: int
    card: int
    triggered: bool = False
    """The ability is a triggered one, or the delayed effect was created by one."""
    effects: tuple[Effect, ...]
    then: tuple[Effect, ...] = ()
    targets: tuple[tuple[int, ...], ...] = ()
    """By choice: the targets chosen."""
    paid: tuple[tuple[int, ...], ...] = ()
    """By cost: the cards that paid it."""
    departed: tuple[Departed, ...] = ()
    """Those of them that left play for it."""
    event: int = -1
    trigger: Event | None = None
    x: int = 0
    those: tuple[int, ...] = ()
    """The cards on which the effect before worked."""
    drawn: bool = False
    """These were drawn: "its owner" is that of another card."""
    before_drawing: int = -1
    """The first of those on which the effect worked that came before the drawing; -1: none."""
    unidentified: bool = False
    """It worked on cards that nobody has identified, besides."""
    gone: tuple[int, ...] = ()
    """Those which that effect sent to an out-of-play area and which are not there, because that was replaced."""
    shown: tuple[int, ...] = ()
    """The cards that were last looked at, revealed or found."""
    searched: tuple[int, ...] = ()
    """The cards of a deck among which it was last searched, found or not."""
    that_many: int = 0
    """How many, or how much, the effect before concerned; before the first, what the initiation says."""
    counted: bool = False
    """One of several branches: something happened in it, to cards or to its player alone, of which there are that many."""
    many_of_each: tuple[tuple[int, int], ...] = ()
    """By player, where the effect before was one of each of several players: how many it concerned of that player."""
    deeds: tuple[Did, ...] = ()
    """All that its effects have done so far, by what was done: for ``killed`` and the like."""
    that_player: int = -1
    chosen_player: int = -1
    its_player: int = -1
    """Whose the card was of which was spoken last, when it was chosen or an effect named its controller or owner."""
    words: tuple[str, ...] = ()
    """What was named."""
    host: int = -1
    """The card to which the card with the ability was attached when it was used; -1: none."""
    done: int = 0
    picked: tuple[tuple[int, ...], ...] = ()
    """The answers given so far to what the next effect asks."""
    succeeded: bool = True
    """Every effect so far has resolved in full."""
    latest: bool = True
    """The effect before has resolved in full."""
    text: str = ""
    is_replacement: bool = False
    """The effects resolve in place of ``trigger``."""


class Together(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
    """One effect that affects several players (or cards): each with what is left of it, resolved simultaneously."""

    branches: tuple[Resolution, ...]
    ready: int = 0
    """How many of them have made the choices that the next effect asks for."""


class Claim(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
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


class TitleSelection(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
    """Titles being selected: those left in the title pool, and who has taken which."""

    pool: tuple[int, ...]
    removed: bool = False
    """The titles that are removed at random are no longer among those left."""
    taken: tuple[tuple[int, int], ...] = ()
    """Pairs: a player, the title that he or she took."""


class Redirect(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
    """A challenge that was just initiated and can be, or is being, redirected."""

    title: int
    """The title card that can redirect it."""
    chosen: bool = False
    """The attacking player has chosen the new opponent."""
    offered: tuple[int, ...] = ()
    """Attackers with stealth whose new target has been chosen or not wanted."""
    stealth: tuple[tuple[int, int], ...] = ()


class Keywords(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
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


class Delayed(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
    """Delayed effects that are due together, by serial number, in the first player's order once ``ordered``."""

    serials: tuple[int, ...]
    period: str = "phase"
    ordered: bool = False


class Awaited(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
    """Delayed effects that waited for the same occurrence, in the first player's order once ``ordered``."""

    resolutions: tuple[Resolution, ...]
    ordered: bool = False


class PlacingInPile(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
    """Cards that left simultaneously for a pile (``dead``, ``discard``), which their owner may place in any order."""

    player: int
    pile: str
    cards: tuple[int, ...]
    """As they lie, the uppermost first."""


class RandomDiscard(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
    """Cards are about to fall at random from a player's hand."""

    player: int
    amount: int
    cause: str
    source: int = -1
    by: int = -1
    following: tuple[tuple[int, int], ...] = ()
    """Players from whose hands cards fall at the same time, each with how many, in player order."""
    fallen: tuple[tuple[int, int], ...] = ()
    """Pairs: a player, a card of his or hers that has fallen."""


class Revealing(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
    """Plot cards that have just been revealed: ``stage`` 1 compare initiative, 2 choose the first player, 3 initiate
    When Revealed abilities. Outside step 1.3 there is stage 3 alone."""

    stage: int = 1
    winner: int = -1
    """Who has won initiative."""
    waiting: tuple[tuple[int, int], ...] = ()
    """When Revealed abilities still to initiate: card and ability."""
    order: tuple[tuple[int, int], ...] = ()
    """The first player's order of them, as far as it is settled."""


class TerminalOrder(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
    """Characters whose STR is 0 are about to be killed, some by one of several effects."""

    first: tuple[tuple[int, int], ...] = ()
    """Pairs: a character, the card whose effect the first player has chosen to resolve first."""


class Conflict(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
    """Lasting effects that give a value of the player's revealed plot card different base values."""

    player: int
    value: str
    """``gold`` ..."""


class InitiativeTie(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
    """Players tied for initiative and for the lowest power total, one of whom is about to win by lot."""

    players: tuple[int, ...]
    initiative: int


class NewHand(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
    """A player who has taken a mulligan is about to draw a new hand from the shuffled deck."""

    player: int
    of_unknown_size: bool = False
    """Nobody knows how many cards the deck has, nor which, besides those just shuffled into it."""


class StandingUp(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
    """The cards of all players are about to stand together, except those ``staying`` kneeling."""

    staying: tuple[int, ...] = ()
    asked: int = 0
    """How many choices of players are settled."""
    among: tuple[int, ...] = ()
    """The cards among which those that stand are being chosen."""


class ReserveCheck(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
    """A player is about to choose and discard what is above his or her reserve value."""

    player: int


class Victory(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
    """Several players would win, or be eliminated, at the same moment."""

    players: tuple[int, ...]
    without_deck: bool = False
    """They would all be eliminated: the one who is last wins."""


Frame = (
    Step
    | ActionWindow
    | Occurrence
    | Initiation
    | Entering
    | PuttingIntoPlay
    | Bestowing
    | Spending
    | Resolution
    | Together
    | Claim
    | TitleSelection
    | Redirect
    | Keywords
    | Delayed
    | Awaited
    | PlacingInPile
    | RandomDiscard
    | Revealing
    | TerminalOrder
    | Conflict
    | InitiativeTie
    | NewHand
    | StandingUp
    | ReserveCheck
    | Victory
)
