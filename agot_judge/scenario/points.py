"""Where a run starts and stops, as the file says it."""

from msgspec import Struct

from agot_judge.engine.ability import Effect


class At(Struct, frozen=True):
    """A point that is one word: a step's number, a phase, a named sequence, a framework action, ``end``."""

    word: str


class EndOfPhase(Struct, frozen=True):
    """The end of a phase."""

    phase: str


class EffectStart(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An effect to resolve: its printed words, or its structured form in ``effects``."""

    text: str = ""
    effects: tuple[Effect, ...] = ()
    then: tuple[Effect, ...] = ()
    controller: str = ""
    source: str = ""
    why_not: str = ""
    """Why the words are not understood."""


class EventStart(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An occurrence to resolve."""

    event: str
    cards: tuple[str, ...] = ()
    controller: str = ""
    source: str = ""


class InWindow(Struct, frozen=True):
    """The action window that stands after a step, before the step with which play goes on."""

    step: str
    after: str


Place = At | EndOfPhase
"""A point that a run can advance to."""


class Again(Struct, frozen=True):
    """A point that is reached several times: ``time`` says which of them is meant, counted from the start of the run."""

    point: Place
    time: int


Stop = Place | Again
Start = Place | InWindow | EffectStart | EventStart
