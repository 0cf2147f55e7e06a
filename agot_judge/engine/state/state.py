"""The state of a game: one immutable value that can be written as JSON, compared, hashed and kept."""

from msgspec import Struct, field

from agot_judge.engine.ability.ability import Effect, Forbid, Modify, Permit
from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.engine.ability.changed_numbers import Adjust, Cost
from agot_judge.engine.ability.effects_on_cards import TakeControl
from agot_judge.engine.ability.effects_on_players import InitiateChallenge
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.state.decision import Decision
from agot_judge.engine.state.frames import Departed, Did, Frame
from agot_judge.engine.state.trace import Log

UNKNOWN = -1
"""An unidentified card in a list of cards: it has no characteristics that the rules would need."""
NOBODY = -1


class CardState(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where one card is and what lies on it. ``controller`` is a player's number."""

    zone: str
    controller: int
    kneeling: bool = False
    facedown: bool = False
    blank: bool = False
    """Marked as blank by the judge; effects that blank are in force, not here."""
    power: int = 0
    gold: int = 0
    tokens: tuple[tuple[str, int], ...] = ()
    host: int = -1
    """The card it is attached to, or the card of which it is a duplicate."""
    attachments: tuple[int, ...] = ()
    duplicates: tuple[int, ...] = ()
    """Cards beneath it as duplicates; ``UNKNOWN`` for one that nobody identified."""
    entered: int = 0
    """Serial number of its entry into play: re-entering brings a new copy of its abilities."""
    becomes: str = ""
    """The cardtype that an effect has given it, in place of the printed one."""
    left_under: int = -1
    """Out of play: the player under whose control it left play, where that was not its owner."""
    left_with: tuple[int, ...] = ()
    """Out of play: the attachments that left play with it."""
    x: int = 0
    """The value of X in the card's cost, as it was announced; 0 of a card that was put into play."""
    leaving: str = ""
    """Still here: the out-of-play area for which it will leave, where the edition has cards leave later than they are made
    to."""


class PlayerState(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One player's cards by number, and gold. Power lies on cards: ``faction`` is the faction card."""

    faction: int
    plot: int = -1
    agendas: tuple[int, ...] = ()
    title: int = -1
    gold: int = 0
    play: tuple[int, ...] = ()
    """Characters, locations and attachments under this player's control, in the order in which they came."""
    hand: tuple[int, ...] = ()
    deck: tuple[int, ...] | None = None
    """Top first; None: of unknown size, never empty."""
    deck_top: tuple[int, ...] = ()
    """Cards known to lie on top of a deck of unknown size, top first."""
    discard: tuple[int, ...] = ()
    dead: tuple[int, ...] = ()
    shadows: tuple[int, ...] = ()
    plots: tuple[int, ...] = ()
    used: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
    """Cards of which this player is the owner that are out of the game."""
    chosen: int | None = None
    """The plot chosen facedown, to be revealed next; it stays in ``plots`` until then."""
    eliminated: bool = False


class Challenge(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The challenge under way. ``winner`` and ``loser`` are players' numbers once ``determined``."""

    type: str
    attacker: int
    defender: int
    attackers: tuple[int, ...] = ()
    defenders: tuple[int, ...] = ()
    stealth: tuple[tuple[int, int], ...] = ()
    assault: tuple[int, ...] = ()
    """Locations targeted by assault."""
    determined: bool = False
    winner: int = NOBODY
    loser: int = NOBODY
    unopposed: bool = False
    attacking_strength: int = 0
    defending_strength: int = 0
    by: int = 0
    """The amount of STR by which it was won."""
    resolved: bool = False
    """Its last step has been reached: it is over."""
    redirected_from: int = NOBODY
    """The opponent against whom it was initiated, where it was redirected to the defending player."""
    considered: tuple[int, ...] = ()
    """Characters that participate undeclared, because a constant ability considers them to."""
    joined: tuple[tuple[int, int], ...] = ()
    """Characters that began to participate while an effect had them contribute their STR, with the number that the next
    effect in force would have: to tell what is more recent."""

    @property
    def first_defender(self) -> int:
        """The opponent against whom it was initiated."""
        return self.defender if self.redirected_from == NOBODY else self.redirected_from


class PastChallenge(Struct, frozen=True, kw_only=True):
    """A challenge of this round that is over or was only initiated."""

    type: str
    attacker: int
    defender: int
    winner: int = NOBODY
    loser: int = NOBODY
    phase: str
    redirected_from: int = NOBODY
    """The opponent against whom it was initiated, where it was redirected."""
    by: int = 0
    """The amount of STR by which it was won."""
    unopposed: bool = False
    attackers: tuple[int, ...] = ()
    defenders: tuple[int, ...] = ()
    """The defenders that participated when the challenge ended."""

    @property
    def first_defender(self) -> int:
        """The opponent against whom it was initiated."""
        return self.defender if self.redirected_from == NOBODY else self.redirected_from


class InForce(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A lasting or delayed effect in force, on a fixed set of cards."""

    serial: int
    cards: tuple[int, ...]
    modify: Modify | None = None
    effects: tuple[Effect, ...] = ()
    """A delayed effect: what resolves at the end of ``until``."""
    if_with_token: str = ""
    until: str = ""
    """``challenge``, ``phase``, ``round`` or ``game``."""
    of_phase: str = ""
    """With ``until`` a phase: it waits for the end of this one, or lasts until then."""
    source: int = -1
    controller: int = NOBODY
    text: str = ""
    position: Cards | None = None
    """Works on whatever card fits this description, such as "your revealed plot card"."""
    rule: Cost | Forbid | Permit | Adjust | InitiateChallenge | TakeControl | None = None
    """The rule by which players may or may not do something, or cards cost something else, in place of a change of cards."""
    left: int = 0
    """For "the next" so many cards: how many are left."""
    challenges_before: int = 0
    """For additional challenges: how many had been initiated this round, which it did not permit."""
    trigger: Trigger | None = None
    """A delayed effect that waits for this occurrence, in place of the end of ``until``."""
    once: bool = True
    """It resolves the first time only."""
    condition: Condition | None = None
    """The condition that must be true for a delayed effect to resolve."""
    if_in_play: bool = False
    targets: tuple[tuple[int, ...], ...] = ()
    """The choices made for the ability that created the effect: targets by choice, a player, X, words that were named."""
    chosen_player: int = NOBODY
    that_player: int = NOBODY
    x: int = 0
    words: tuple[str, ...] = ()
    paid: tuple[int, ...] = ()
    """The cards with which the costs were paid."""
    those: tuple[int, ...] = ()
    """The cards on which the effect before worked."""
    drawn: bool = False
    """These were drawn."""
    before_drawing: int = NOBODY
    unidentified: bool = False
    """It worked on cards that nobody has identified, besides."""
    that_many: int = 0
    """The number of cards, or the amount, that the effect before concerned."""
    many_of_each: tuple[tuple[int, int], ...] = ()
    """By player, where it was one of each of several players: how many it concerned of that player."""
    deeds: tuple[Did, ...] = ()
    """The deeds of the effects before."""
    gone: tuple[int, ...] = ()
    """The cards that the effect before sent to an out-of-play area and that are not there."""
    shown: tuple[int, ...] = ()
    departed: tuple[Departed, ...] = ()
    """The values of the cards that left play for the costs."""
    its_player: int = NOBODY
    host: int = NOBODY
    """The card to which the source was attached when its ability was used."""
    triggered: bool = False
    """A triggered ability created it."""


class Happening(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that happened and of which an ability of this game asks."""

    kinds: tuple[str, ...]
    """The triggering conditions that it was."""
    card: int = -1
    player: int = -1
    other_player: int = -1
    by: int = -1
    word: str = ""
    amount: int = 0
    phase: str = ""
    round: int = 1
    challenge: int = -1
    """In which challenge of the round (from 0); -1: in none."""
    departure: int = -1
    """The index of the board that its card left by this, where an ability asks what the card was; -1: none."""


class Use(Struct, frozen=True, kw_only=True):
    """The number of uses of an ability with a limit: ``copy`` is the card's entry into play, 0 for a maximum by title."""

    card: int
    title: str
    ability: int
    player: int
    period: str
    copy: int = 0
    times: int = 1
    phase: str = ""
    """The phase in which it was used, where that may be another one than the present."""


class Deed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A deed of a player with a card this round: the limited card that was marshaled, the card that was ambushed."""

    way: str
    """As the edition calls it: one of its ``Conventions.ways``, among others."""
    card: int
    player: int
    phase: str
    copy: int = 0
    """The card's entry into play that this was (``CardState.entered``)."""
    out_of: str = ""
    """Of an event that was played from elsewhere than the hand: the zone."""


class Determined(Struct, frozen=True, kw_only=True):
    """The effects that the first player chose to apply, of several that cannot be applied together.

    Each is known by the serial number of the moment at which it came into force, and its source.
    """

    plot: int
    """The plot card about which it was asked; the choice is kept for every other one."""
    value: str
    """``gold``, ``initiative``, ``claim`` or ``reserve``."""
    chosen: tuple[int, int]
    among: tuple[tuple[int, int], ...]


class Excluded(Struct, frozen=True, kw_only=True):
    """Constant abilities that do not apply, by card and number: the first player has chosen one that excludes them."""

    chosen: tuple[int, int]
    off: tuple[tuple[int, int], ...]
    among: tuple[tuple[int, int, int], ...]
    """The abilities among which the first player chose, each with its card's entry into play."""


class Departure(Struct, frozen=True, kw_only=True):
    """Cards that left play together, and the board that they left: what is asked of them afterwards is asked there."""

    cards: tuple[int, ...]
    board: "State"
    """Without what was still to happen."""


class State(Struct, frozen=True, kw_only=True):
    """A game stopped between two rules. Equality and hash leave the log out."""

    players: tuple[PlayerState, ...]
    cards: tuple[CardState, ...]
    """By the card's number in the game."""
    stack: tuple[Frame, ...] = ()
    """The frames of what is still to happen; the last frame is the next."""
    asking: Decision | None = None
    in_force: tuple[InForce, ...] = ()
    determined: tuple[Determined, ...] = ()
    """The determinations of the first player about effects that cannot be applied together."""
    excluded: tuple[Excluded, ...] = ()
    """The determinations of the first player about constant abilities that exclude each other."""
    challenge: Challenge | None = None
    past: tuple[PastChallenge, ...] = ()
    uses: tuple[Use, ...] = ()
    deeds: tuple[Deed, ...] = ()
    """Cards marshaled, played and put into play this round, in order."""
    departures: tuple[Departure, ...] = ()
    """The boards that cards have left in what still resolves, where any ability may ask what they were there."""
    history: tuple[Happening, ...] = ()
    """The occurrences of this round (and before, where an ability asks), in order, of the kinds that abilities ask for."""
    first_player: int = 0
    active_player: int = 0
    stealth_said: tuple[tuple[int, int], ...] = ()
    """Attackers and stealth targets that were said as the challenge was declared, where they are chosen later."""
    were_active: tuple[int, ...] = ()
    """The players who have been the active player this phase, the present one included."""
    round: int = 1
    phase: str = ""
    ended: str = ""
    """The phase that has ended last: the one of which an effect speaks that is due at its end."""
    step: str = ""
    """The framework step that began last."""
    stop: str = ""
    """Where the run ends: the framework step at whose beginning it does; ``setup``, ``phase`` or ``round``: with the end
    of that; ``game``: when somebody has won; empty: when nothing is left to happen."""
    stop_time: int = 1
    """The number of the time that the step begins, from here on, is the end: it may begin several times before."""
    despite: bool = False
    """True where the present occurrence was done at the table: it is not looked at what forbids it."""
    serial: int = 0
    winner: int = NOBODY
    over: bool = False
    log: Log = field(default_factory=Log)

    @property
    def this_phase(self) -> str:
        """The phase that ``this phase`` means: between two phases the one that has just ended."""
        return self.phase or self.ended
