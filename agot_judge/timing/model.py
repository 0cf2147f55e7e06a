"""The parts of a timing chart. Every statement of a chart bears the ids of the paragraphs that make it."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

Kind = Literal["framework", "window", "step"]
"""``framework`` is dictated by the game, ``window`` is where players may act, ``step`` belongs to a small sequence."""


class Jump(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where play goes instead of on to what stands next."""

    to: str
    """The id of a step or a phase of the same chart."""
    when: str
    """In which case, as a phrase that follows the name of the place."""
    cites: tuple[str, ...] = ()
    doubt: str = ""
    """The point of the jump that the text leaves open; empty where there is none."""


class Step(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A box of a chart."""

    id: str
    """Its anchor, unique in its chart: ``4.2.1``, ``window-4.1``, ``declare-challenge``."""
    title: str
    kind: Kind
    number: str = ""
    """As printed; empty where none is."""
    cites: tuple[str, ...]
    """Ids of paragraphs or entries: first the one that it is opened at."""
    printed: tuple[str, ...] = ()
    """Paragraphs of a printed chart that only mark the box: ``PLAYER ACTIONS``, ``Proceed to Draw Phase``."""
    is_melee: bool = False
    """True where it happens in melee games only."""
    is_outside: bool = False
    """True where that it stands here is known from outside the corpus."""
    note: str = ""
    jumps: tuple[Jump, ...] = ()
    parts: tuple["Step", ...] = ()
    """The steps that happen within this one, in order."""


class Group(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Steps under one title, in order."""

    id: str
    title: str
    cites: tuple[str, ...] = ()
    steps: tuple[Step, ...]


class Phase(Group, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A phase of the round."""

    number: str = ""
    note: str = ""


class Sequence(Group, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A small chart of its own: what happens around one occurrence, within one challenge, at the end of a phase."""

    about: str
    starts: tuple[str, ...] = ()
    """Points of the scenario format at which a board that shows it can start."""


class Chart(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The round of one edition, and its sequences."""

    edition: str
    """``2e``, ``1e`` or ``ccg``."""
    title: str
    about: str
    cites: tuple[str, ...] = ()
    outside: str = ""
    """Why something of it is taken from outside the corpus, and what; empty where nothing is."""
    phases: tuple[Phase, ...]
    sequences: tuple[Sequence, ...] = ()

    @property
    def groups(self) -> tuple[Group, ...]:
        """The phases, then the sequences."""
        return self.phases + self.sequences

    def steps(self) -> Iterator[Step]:
        """Every step of the phases and of the sequences, parts after what they are parts of."""
        for group in self.groups:
            for step in group.steps:
                yield step
                yield from step.parts
