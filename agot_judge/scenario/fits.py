"""What a move is to a decision."""

from msgspec import Struct

from agot_judge.engine.decision import Answer, Requirement


class Given(Struct, frozen=True):
    """A legal answer. ``left`` are words that answer what the rules ask next."""

    answer: Answer
    left: tuple[str, ...] = ()


class Refused(Struct, frozen=True):
    """The decision is the one that the move is for, but the rules do not allow it."""

    reasons: tuple[Requirement, ...]


class Elsewhere(Struct, frozen=True):
    """The decision is not one that the move answers."""


ELSEWHERE = Elsewhere()
Fit = Given | Refused | Elsewhere
