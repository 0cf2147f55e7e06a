"""The kinds of things on the stack that editions have in common; each edition declares more of its own."""

from msgspec import Struct

from agot_judge.engine.ability import Effect
from agot_judge.engine.ability.words import Deed
from agot_judge.engine.state.events import Event


class Frame(Struct, frozen=True, kw_only=True, tag_field="frame", tag=True, omit_defaults=True):
    """One thing on the stack that is still to happen. A rulebook declares the kinds for which it has rules."""


class Step(Frame, frozen=True, kw_only=True):
    """A step of the framework by its number in the rules. ``stage`` 0: nothing of it done yet."""

    number: str
    stage: int = 0


class ActionWindow(Frame, frozen=True, kw_only=True):
    """An action window: whose opportunity it is, and how many have passed in a row. ``turn`` -1: not open yet."""

    after: str
    """The framework step after which the edition has it."""
    turn: int = -1
    passes: int = 0


class Occurrence(Frame, frozen=True, kw_only=True):
    """Events that happen together, and the opportunities before and after them.

    ``stage`` is the number of the step, as the edition counts them. The events of a ``nested`` occurrence have the
    opportunities afterwards in the windows of the occurrence below that contains it.
    """

    events: tuple[Event, ...]
    stage: int = 1
    happened: tuple[Event, ...] = ()
    """The events that have happened, to which abilities may answer."""
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
    """The values of a card as it left play to pay a cost: an effect of the same ability may speak of it afterwards."""

    card: int
    strength: int | None
    power: int
    gold: int


class Did(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that effects of an ability have done so far, all of them together."""

    deed: Deed
    cards: tuple[int, ...]
    many: int
    """The number of cards, or the amount, that the deed concerned."""
    unidentified: bool = False
    """It was done to cards that nobody has identified, besides."""
    gone: tuple[int, ...] = ()
    """The cards that were sent to an out-of-play area and are not there."""


class Initiation(Frame, frozen=True, kw_only=True):
    """An ability being initiated. ``stage`` is the number of the step, as the edition counts them."""

    player: int
    card: int
    ability: int
    checked: bool = False
    """True where it may be initiated was found out before: the effect that initiates it asks for less."""
    stage: int = 1
    event: int = -1
    """Index of the triggering event in the occurrence below; -1: none."""
    trigger: Event | None = None
    """The triggering event itself."""
    legal_targets: tuple[tuple[tuple[int, ...], ...], ...] = ()
    """By choice, for each player who chooses: the targets that were legal at first, to which the choice is constrained."""
    way: int = -1
    """The cost that is paid of several, where the text leaves the choice; -1: not chosen."""
    paid: tuple[tuple[int, ...], ...] = ()
    """By cost, as far as is settled: the cards that pay it."""
    departed: tuple[Departed, ...] = ()
    """The values of the paying cards that left play for the cost."""
    targets: tuple[tuple[int, ...], ...] = ()
    """By choice of cards, as far as they are made: the targets chosen."""
    x: int = 0
    """The value of X, once it is chosen."""
    chosen_player: int = -1
    words: tuple[str, ...] = ()
    """The words that were named."""
    host: int = -1
    """The card to which the card with the ability was attached at first; -1: none."""
    copy: int = 0
    """The entry into play of the card with the ability, which may have left when its use is counted: it paid the cost."""
    that_many: int = 0
    """The number, or the amount, of which the triggering condition speaks, or that the cost took where it left the number
    open."""
    made: int = 0
    """The number of the choices of targets that have been made."""
    picked: tuple[tuple[int, ...], ...] = ()
    """The answers given so far to the choice in progress: one for each player who, or for whom somebody, chooses."""


class PuttingIntoPlay(Frame, frozen=True, kw_only=True):
    """Cards that an effect puts into play together, while it is chosen what its attachments are attached to."""

    events: tuple[Event, ...]
    done: int = 0
    """The number of the cards that have all that they need."""


class Spending(Frame, frozen=True, kw_only=True):
    """Gold being spent by a player who may spend gold on cards too: how much is left to take, and from which cards."""

    player: int
    amount: int
    cards: tuple[int, ...]


class Resolution(Frame, frozen=True, kw_only=True):
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
    """The values of the paying cards that left play for the cost."""
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
    """The cards that the effect before sent to an out-of-play area and that are not there, because the placement was replaced."""
    shown: tuple[int, ...] = ()
    """The cards that were last looked at, revealed or found."""
    searched: tuple[int, ...] = ()
    """The cards of a deck among which it was last searched, found or not."""
    that_many: int = 0
    """The number of cards, or the amount, that the effect before concerned; before the first effect, what the initiation says."""
    counted: bool = False
    """One of several branches: something happened in it, to cards or to its player alone, of which there are that many."""
    many_of_each: tuple[tuple[int, int], ...] = ()
    """By player, where the effect before was one of each of several players: how many it concerned of that player."""
    deeds: tuple[Did, ...] = ()
    """All that its effects have done so far, by what was done: for ``killed`` and the like."""
    that_player: int = -1
    chosen_player: int = -1
    its_player: int = -1
    """The player whose card it was of which was spoken last, when it was chosen or an effect named its controller or owner."""
    words: tuple[str, ...] = ()
    """The words that were named."""
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
    by_hand: bool = False
    """The judge makes them, who has decided what the documents leave open."""


class Together(Frame, frozen=True, kw_only=True):
    """One effect that affects several players (or cards): each with what is left of it, resolved simultaneously."""

    branches: tuple[Resolution, ...]
    ready: int = 0
    """The number of branches that have made the choices that the next effect asks for."""


class Delayed(Frame, frozen=True, kw_only=True):
    """Delayed effects that are due together, by serial number, in the first player's order once ``ordered``."""

    serials: tuple[int, ...]
    period: str = "phase"
    ordered: bool = False


class Awaited(Frame, frozen=True, kw_only=True):
    """Delayed effects that waited for the same occurrence, in the first player's order once ``ordered``."""

    resolutions: tuple[Resolution, ...]
    ordered: bool = False


class PlacingInPile(Frame, frozen=True, kw_only=True):
    """Cards that left simultaneously for a pile (``dead``, ``discard``), which their owner may place in any order."""

    player: int
    pile: str
    cards: tuple[int, ...]
    """As they lie, the uppermost first."""


class RandomDiscard(Frame, frozen=True, kw_only=True):
    """Cards are about to fall at random from a player's hand."""

    player: int
    amount: int
    cause: str
    source: int = -1
    by: int = -1
    winner: int = -1
    """Of claim: the winning opponent."""
    following: tuple[tuple[int, int], ...] = ()
    """Players from whose hands cards fall at the same time, each with how many, in player order."""
    fallen: tuple[tuple[int, int], ...] = ()
    """Pairs: a player, a card of his or hers that has fallen."""


class Victory(Frame, frozen=True, kw_only=True):
    """Several players would win, or be eliminated, at the same moment."""

    players: tuple[int, ...]
    without_deck: bool = False
    """They would all be eliminated: the one who is last wins."""
