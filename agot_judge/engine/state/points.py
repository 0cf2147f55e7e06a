"""Where a run can start or stop."""

from msgspec import Struct

from agot_judge.engine.ability import Effect
from agot_judge.engine.state.events import Event


class StepPoint(Struct, frozen=True, tag_field="point", tag=True):
    """A framework step, at its beginning."""

    number: str


class SequencePoint(Struct, frozen=True, tag_field="point", tag=True):
    """A named sequence: ``duck``, ``end-of-phase`` (of ``phase``), ``end-of-round``, a phase, ``round``, ``setup``."""

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
