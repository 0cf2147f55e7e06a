"""Where a run can start or stop."""

from msgspec import Struct

from agot_judge.engine.ability import Effect
from agot_judge.engine.state.events import Event


class StepPoint(Struct, frozen=True, tag_field="point", tag=True):
    """A framework step, at its beginning."""

    number: str


class SequencePoint(Struct, frozen=True, tag_field="point", tag=True):
    """A named sequence of the edition; ``end-of-phase`` is that of ``phase``."""

    name: str
    phase: str = ""


class OccurrencePoint(Struct, frozen=True, tag_field="point", tag=True):
    """Events that occur together."""

    events: tuple[Event, ...]


class EffectPoint(Struct, frozen=True, tag_field="point", tag=True):
    """An effect that resolves."""

    effects: tuple[Effect, ...]
    then: tuple[Effect, ...] = ()
    card: int = -1
    player: int = -1


Point = StepPoint | SequencePoint | OccurrencePoint | EffectPoint
