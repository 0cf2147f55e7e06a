"""The occurrence of a triggering condition: what happens, to which card, and where that leaves the card."""

from typing import Literal

from msgspec import Struct

from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.ability.words import Ref
from agot_judge.text.phrases.noun import Noun

IN_PLAY = frozenset(
    {"attach", "bypass", "declare attacker", "declare defender", "enter play", "gain power", "kneel", "marshal",
     "place token", "put into play", "save", "stand"}
)  # fmt: skip
"""Occurrences that happen to cards in play only, and leave them there."""

HAPPENED_SO = {
    "killed": ("kill",),
    "sacrificed": ("sacrifice",),
    "discarded": (
        "discard",
        "discard from play",
        "discard from hand",
        "discard from deck",
        "discard from shadows",
    ),
    "returned": ("return to hand",),
    "knelt": ("kneel",),
    "bypassed": ("bypass",),
    "ambushed": ("ambush",),
    "marshaled": ("marshal",),
    "saved": ("save", "kill", "discard from play", "leave play", "return to hand", "discard"),
}
"""Occurrences by the word for the card to which they happened; what is saved was about to leave play."""


class Occurrence(Struct, frozen=True, kw_only=True):
    """An occurrence, as far as the triggering condition speaks of it."""

    event: str = ""
    """Its kind, once the condition has been read."""
    would: bool = False
    """True where the condition says ``would``: it can be replaced, whatever happens."""
    heard: tuple[Trigger, ...] = ()
    """The triggering conditions, each of which does."""
    cause: str | None = None
    """The means, where the condition names it: ``using pillage``."""
    card: Ref | None = None
    """The card to which it happens, as effects name it."""
    of_challenge: bool = False
    """True where the condition speaks of a challenge: its type is "that type" where none is chosen."""
    is_done_by_a_card: bool = False
    doer: Ref | Literal["doer"] | None = None
    """The card that does it, while ``it`` can mean that one or the other."""
    by_whom: tuple[Noun, Noun] | None = None
    """The card that does it, where it has no name, and the other one: ``a Raider discards an event using pillage``."""
