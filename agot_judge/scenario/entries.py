"""The entries of ``run``: moves, what a judge says, and checks."""

from msgspec import Struct

from agot_judge.scenario.hand_changes import HandChange
from agot_judge.scenario.points import Place

Pairs = tuple[tuple[str, str], ...]
Value = bool | int | str | tuple[str, ...] | tuple[tuple[str, int], ...]
"""The value that a check expects of one field."""


class Use(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """``PLAYER: {VERB: CARD}`` with a verb that takes one card."""

    player: str
    verb: str
    card: str
    ability: int = 0
    """The ability of the card, counted from 1; 0: the one there is."""
    choose: tuple[str, ...] = ()
    on: str = ""


class DeclareChallenge(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """``PLAYER: {challenge: {...}}``; without ``against`` the only opponent is meant."""

    player: str
    type: str
    against: str = ""
    attackers: tuple[str, ...] = ()
    stealth: Pairs = ()
    assault: Pairs = ()


class Defend(Struct, frozen=True):
    """``PLAYER: {defend: [CARDS]}``."""

    player: str
    cards: tuple[str, ...]


class Choose(Struct, frozen=True):
    """``PLAYER: {choose: ...}``. ``role`` is ``winner`` or ``eliminated`` for the choice between players."""

    player: str
    answers: tuple[str, ...]
    role: str = ""


class Decline(Struct, frozen=True):
    """``PLAYER: {decline: KEYWORD or CARD}``."""

    player: str
    what: str


class Pass(Struct, frozen=True):
    """``PLAYER: pass``."""

    player: str


class SetUpCard(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One card placed in setup."""

    card: str
    on: str = ""
    zone: str = ""


class SetUp(Struct, frozen=True):
    """``PLAYER: {set_up: [CARDS]}``."""

    player: str
    cards: tuple[SetUpCard, ...]


class Mulligan(Struct, frozen=True):
    """``PLAYER: {mulligan: yes}``."""

    player: str
    taken: bool


Move = Use | DeclareChallenge | Defend | Choose | Decline | Pass | SetUp | Mulligan


class AdvanceTo(Struct, frozen=True):
    """``advance: POINT``."""

    point: Place


class AdvanceNext(Struct, frozen=True):
    """``advance: next``."""


class AdvanceToWindow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """``advance: {window: KIND, of: PLAYER}``."""

    window: str
    of: str = ""


class Refuse(Struct, frozen=True):
    """``refuse: {PLAYER: {VERB: ...}, because: WORDS}``."""

    move: Move
    because: str = ""


class Random(Struct, frozen=True):
    """``random: CARD or [CARDS] or NAME``."""

    results: tuple[str, ...]


class ByHand(Struct, frozen=True):
    """``by_hand: [...]``. ``here``: made at the decision where the run stands, whatever is asked there; ``after_line``: between
    two decisions, once so many lines of the trace are written."""

    changes: tuple[HandChange, ...]
    here: bool = False
    after_line: int = 0


class Expected(Struct, frozen=True):
    """A field of a check and what it must be."""

    field: str
    value: Value


class Expectations(Struct, frozen=True):
    """The expectations of one card or player, by name."""

    of: str
    fields: tuple[Expected, ...]


class ExpectedDecision(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who must decide what; ``choices`` None: not looked at."""

    player: str = ""
    kind: str = ""
    choices: tuple[str, ...] | None = None
    not_choices: tuple[str, ...] | None = None


class CardsOf(Struct, frozen=True):
    """Cards of one player, for ``may`` and ``may_not``."""

    player: str
    cards: tuple[str, ...]


class WhyNot(Struct, frozen=True):
    """The reason why a player could not use a card: words of the reason."""

    player: str
    card: str
    words: str


class Check(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """``check: {...}``: what must hold where the run now stands."""

    plain: tuple[Expected, ...] = ()
    """``step``, ``phase``, ``window``, ``window_step``, ``first_player``, ``active_player``, ``winner``."""
    decision: ExpectedDecision | None = None
    may: tuple[CardsOf, ...] = ()
    may_not: tuple[CardsOf, ...] = ()
    why_not: tuple[WhyNot, ...] = ()
    cards: tuple[Expectations, ...] = ()
    players: tuple[Expectations, ...] = ()
    challenge: tuple[Expected, ...] | None = None
    """Fields of the challenge; empty: ``challenge: none``; None: not looked at."""
    cites: tuple[str, ...] = ()


Mover = Move | Random | ByHand
"""The entries that answer a decision."""
Entry = Move | AdvanceTo | AdvanceNext | AdvanceToWindow | Refuse | Random | ByHand | Check


def next_moves(entries: tuple[Entry, ...]) -> list[Mover | None]:
    """For each entry the move that comes next, the entry itself included."""
    following: Mover | None = None
    found: list[Mover | None] = []
    for entry in reversed(entries):
        if isinstance(entry, AdvanceTo | AdvanceNext | AdvanceToWindow):
            following = None
        elif not isinstance(entry, Check | Refuse):
            following = entry
        found.append(following)
    return found[::-1]
