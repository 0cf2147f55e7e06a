"""The words before the colon of a triggered ability."""

from typing import Literal

from msgspec import Struct

from agot_judge.text.parsing.misprints import HEADER
from agot_judge.text.parsing.words import Words

PHASES = ("plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation")

TriggeredKind = Literal["action", "reaction", "interrupt", "when revealed"]


class Header(Struct, frozen=True):
    """The type of a triggered ability, and the place after its colon."""

    kind: TriggeredKind
    after: int
    phase: str | None = None
    forced: bool = False


def header_of(words: Words) -> Header | None:
    """The header with which a line begins; None for a line that has none."""
    at = 0
    phase = None
    for known in PHASES:
        if words.is_word(0, known) and words.is_word(1, "action"):
            phase, at = known, 1
    forced = words.is_word(at, "forced")
    if forced:
        at += 1
    kind: TriggeredKind
    if words.is_word(at, "action") and not words.is_word(at, HEADER):
        kind = "action"
    elif words.is_word(at, "reaction"):
        kind = "reaction"
    elif words.is_word(at, "interrupt"):
        kind = "interrupt"
    elif words.is_word(at, "when") and words.is_word(at + 1, "revealed"):
        kind, at = "when revealed", at + 1
    else:
        return Header("action", at + 1, phase) if words.is_word(at, HEADER) and not forced else None
    if not words.is_word(at + 1, ":") or (forced and kind not in ("reaction", "interrupt")):
        return None
    return Header(kind, at + 2, phase, forced)
