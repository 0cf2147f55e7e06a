"""Points that the documents leave open, as what can be read in two ways: by an answer of several, or by a number."""

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.assumptions import Assumption
from agot_judge.errors import IllegalMove
from agot_judge.scenario.model import Scenario

OPEN = "open "
LARGEST = 99


class OpenPoint(Struct, frozen=True, kw_only=True):
    """A point that can be played in more than one way."""

    id: str
    asked: str
    """The question that is open, in a sentence."""
    cite: str
    readings: tuple[str, ...]
    """Its answers; empty where it is a number."""
    followed: int
    """The number of the answer, or the number itself, by which play goes on; 0 where that is left to the judge."""

    @property
    def name(self) -> str:
        """The point in a few words, as in a list."""
        return f"Left open: {self.asked}"

    def said(self, number: str) -> str:
        """A reading in words."""
        return self.readings[int(number) - 1] if self.readings else number


def open_points(assumptions: tuple[Assumption, ...]) -> tuple[OpenPoint, ...]:
    """The points of which another reading can be played."""
    return tuple(_point(one) for one in assumptions if one.value is not None)


def unplayable_points(assumptions: tuple[Assumption, ...]) -> tuple[Assumption, ...]:
    """The assumptions where nothing else can be put in its place."""
    return tuple(one for one in assumptions if one.value is None)


def _point(one: Assumption) -> OpenPoint:
    asked = one.text
    if one.readings:
        asked = asked.partition(": ")[2].rpartition(" Either ")[0]
    return OpenPoint(id=one.id, asked=asked, cite=one.anchor, readings=one.readings, followed=one.value or 0)


def checked(point: OpenPoint, number: str) -> str:
    """The number of a reading. Raises IllegalMove for what is none."""
    is_number = number.isascii() and number.isdigit() and len(number) < 3
    if point.readings and not (is_number and 1 <= int(number) <= len(point.readings)):
        raise IllegalMove("Choose a reading for each side.")
    if not is_number or int(number) > LARGEST:
        raise IllegalMove(f"Write a whole number from 0 to {LARGEST} for each side.")
    return number


def read_so(scenario: Scenario, id_: str, number: int) -> Scenario:
    """The scenario in which the point is read so."""
    others = tuple(one for one in scenario.assume if one[0] != id_)
    return replace(scenario, assume=(*others, (id_, number)))
