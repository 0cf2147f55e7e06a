"""The words before the colon of a triggered ability."""

from typing import Literal

from msgspec import Struct

from agot_judge.text.parsing.misprints import HEADER
from agot_judge.text.parsing.words import Words

PHASES = ("plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation")

TriggeredKind = Literal["action", "reaction", "interrupt", "when revealed"]
_KINDS: tuple[TriggeredKind, ...] = ("action", "reaction", "interrupt", "when revealed")


class Header(Struct, frozen=True):
    """The type of a triggered ability, and the place after its colon."""

    kind: TriggeredKind
    after: int
    phase: str | None = None
    forced: bool = False


def header_of(words: Words) -> Header | None:
    """The header with which a line begins; None for a line that has none."""
    phase = next((known for known in PHASES if words.are_words(0, known, "action")), None)
    at = 0 if phase is None else 1
    forced = words.is_word(at, "forced")
    at += forced
    if words.is_word(at, HEADER):
        return None if forced else Header("action", at + 1, phase)
    kind = next((known for known in _KINDS if words.are_words(at, *known.split(), ":")), None)
    if kind is None or (forced and kind not in ("reaction", "interrupt")):
        return None
    return Header(kind, at + len(kind.split()) + 1, phase, forced)
