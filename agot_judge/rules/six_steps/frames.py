"""Frames that can be on the stack in the First Edition only."""

from typing import Literal

from msgspec import Struct

from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Frame, Resolution
from agot_judge.engine.state.state import InForce

KindOfPending = Literal["action", "event", "passive", "response"]
"""A player's action, an event of a framework action, a passive, a response."""


class Passive(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A passive that is due: an ability of a card, or a delayed effect by its serial number."""

    card: int
    ability: int = -1
    event: int = -1
    """The occurrence of the window that triggered it."""
    serial: int = -1
    resolution: Resolution | None = None
    """The resolution of a delayed effect that waited for an occurrence."""
    game: str = ""
    """A passive of the rules, not of a card: ``rotation`` of plots, ``deadly``."""
    player: int = -1
    """Whom that concerns."""


class Due(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Passives that were triggered together, in the first player's order once ``ordered``."""

    passives: tuple[Passive, ...]
    ordered: bool = False
    by: Literal["", "passive", "response"] = ""
    """The passive or response of this window by which they were triggered, where it was one."""


class Window(Frame, frozen=True, kw_only=True):
    """An action window in its six steps: that of a framework action (``box``), or of a player's action."""

    box: str = ""
    player: int = -1
    """Who took the action; -1: it is a framework action."""
    step: int = 1
    begun: int = 0
    """The number of events of the box that have been initiated."""
    occurred: tuple[Event, ...] = ()
    """All that has happened in it, in order: what passives and responses answer."""
    looked_at: int = 0
    """The number of these events that have been looked at for passives."""
    closed: int = 0
    """The number of these that can be answered no more: step 6 was reached after them, and something followed from it."""
    due: tuple[Due, ...] = ()
    """Passives still to initiate; those of the last set come first (depth first)."""
    turn: int = -1
    passes: int = 0
    used: tuple[tuple[int, int, int], ...] = ()
    """Responses used: card, ability, index of the occurrence."""
    beneath: tuple[tuple[int, int], ...] = ()
    """Duplicates that nobody has identified on their way to the discard pile: owner, card."""
    chosen: tuple[int, ...] = ()
    """The cards that were declared in an event of it and are to kneel in the next."""
    delayed: bool = False
    """True where the effects that are due at the end of the phase have been gathered."""


class Pending(Frame, frozen=True, kw_only=True):
    """An effect that has been initiated and is to be executed, with the opportunity to save and cancel before that.

    ``stage`` 1: initiated; 2: saves and cancels; 3: about to be executed; 4: executed.
    """

    kind: KindOfPending
    text: str
    stage: int = 1
    player: int = -1
    """The player whose effect it is; -1: an effect of the rules."""
    resolution: Resolution | None = None
    events: tuple[Event, ...] = ()
    """The events that happen where no effect of a card resolves."""
    announced: tuple[Event, ...] = ()
    """The events of the effect that may be answered: its effects would be carried out, cards would leave play."""
    coming: tuple[InForce, ...] = ()
    """The lasting effects that it would bring into force, in whose presence a terminal state is looked at."""
    turn: int = -1
    passes: int = 0
    used: tuple[tuple[int, int, int], ...] = ()
    canceled: bool = False
    saved: tuple[int, ...] = ()
    """The cards saved from it."""
    is_trial: bool = False
    """It is only found out what it would do."""


class FrameworkEvent(Frame, frozen=True, kw_only=True):
    """An event of a framework action that has been initiated; what is chosen for it so far."""

    name: str
    player: int = -1
    word: str = ""
    """The type of claim that is applied; of the challenge result: what has become of what may replace it."""
    amount: int = 0
    chosen: tuple[int, ...] = ()
    pairs: tuple[tuple[int, int], ...] = ()
    asked: tuple[int, ...] = ()


class Replacing(Frame, frozen=True, kw_only=True):
    """Effects that may replace events that are about to happen: those of the occurrence, or the challenge result, right below
    it."""

    events: tuple[Event, ...]
    replacements: tuple[Passive, ...]
    ordered: tuple[int, ...] = ()
    """The numbers of the events whose replacements the first player has ordered."""


class Entering(Frame, frozen=True, kw_only=True):
    """A card being played from hand, or a duplicate: step 1 of its action window."""

    player: int
    card: int
    way: str
    """``marshal`` or ``duplicate``."""
    stage: int = 1
    x: int = 0
    """The value of X in the card's cost, as announced."""


class SavingByDuplicate(Frame, frozen=True, kw_only=True):
    """A card that is to be saved by its duplicate, which is discarded for that."""

    player: int
    card: int


class Starting(Frame, frozen=True, kw_only=True):
    """The start of a run: an effect whose costs are paid, or events; the targets of an effect are still to be chosen."""

    resolution: Resolution | None = None
    events: tuple[Event, ...] = ()
