"""Occurrences: what can happen in a game, as small records. Kinds are named with the rules' words."""

from msgspec import Struct

from agot_judge.engine.ability import Delayed, Modify


class Event(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that is about to happen, or has happened. Cards and players are numbers; -1 stands for none."""

    kind: str
    card: int = -1
    """The card to which it happens."""
    player: int = -1
    """The player to whom it happens, or who does it."""
    amount: int = 0
    source: int = -1
    """The card whose effect brings it about; -1: a framework effect."""
    by: int = -1
    """The player whose effect it is; -1: by no player's effect."""
    cause: str = ""
    """``claim``, ``cost``, ``effect``, or a keyword's name."""
    to: str = ""
    """A destination: a zone."""
    parent: int = -1
    """Index, in the occurrence, of the event that brings this one with it (an attachment leaving with its host)."""
    can_be_saved: bool = True
    other_card: int = -1
    other_player: int = -1
    word: str = ""
    """A type of challenge, a phase, a keyword."""
    flag: bool = False
    """For a challenge that was won or lost: it was unopposed."""
    cards: tuple[int, ...] = ()
    """The cards on which a lasting or delayed effect is put."""
    effect: Modify | Delayed | None = None
    """The lasting or delayed effect that comes into force."""


FACETS: dict[str, tuple[str, ...]] = {
    "kill": ("kill", "leave play"),
    "sacrifice": ("sacrifice", "leave play"),
    "discard from play": ("discard from play", "discard", "leave play"),
    "return to hand": ("return to hand", "leave play"),
    "put into deck": ("put into deck", "leave play"),
    "discard from hand": ("discard from hand", "discard"),
    "discard from deck": ("discard from deck", "discard"),
    "marshal": ("marshal", "enter play"),
    "marshal duplicate": ("marshal duplicate", "enter play"),
    "put into play": ("put into play", "enter play"),
    "ambush": ("ambush", "put into play", "enter play"),
    "bring out of shadows": ("come out of shadows", "enter play"),
    "put into play from shadows": ("put into play", "come out of shadows", "enter play"),
    "play event from shadows": ("play event", "come out of shadows"),
    "collect income": ("collect income", "gain gold"),
}
"""The triggering conditions that one occurrence creates besides its own: a killed character also leaves play."""


def facets(kind: str) -> tuple[str, ...]:
    """The triggering conditions that an occurrence of this kind creates."""
    return FACETS.get(kind) or (kind,)
