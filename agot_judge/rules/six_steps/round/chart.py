"""The chart of a round as data: its boxes in order, the events of each, and where players may act."""

from collections.abc import Mapping

from msgspec import Struct


class Box(Struct, frozen=True, kw_only=True):
    """A framework action: a grey box of the chart."""

    name: str
    title: str
    phase: str
    events: tuple[tuple[str, str], ...]
    """Its events in order, each with its paragraph; none for one that many games do not have."""
    cites: tuple[str, ...] = ()
    """Further lines of the chart that it rests on."""
    segment: str = ""
    """The paragraph of the segment of player actions that follows; empty where none does."""
    assumes: str = ""
    """The name of the assumption on which that segment rests, where the documents do not show it."""
    is_end: bool = False

    @property
    def label(self) -> str:
        """Its name in a few words, the phase left out: ``Phase begins``, ``Declare challenge``."""
        words = self.name.split("-")
        at = words.index("phase") if "phase" in words else 0
        return " ".join(words[at:]).capitalize()


class Chart:
    """The boxes of a round in order, and what is looked up among them."""

    def __init__(self, boxes: tuple[Box, ...]) -> None:
        self.boxes = boxes
        self.by_name: Mapping[str, Box] = {box.name: box for box in boxes}
        self.phases = tuple(dict.fromkeys(box.phase for box in boxes))
        self.begins = {phase: next(box.name for box in boxes if box.phase == phase) for phase in self.phases}
        """By phase: its first box."""
        self.ends = {box.phase: box.name for box in boxes if box.is_end}
        """By phase: its last box."""
        self.following = {
            box.name: after.name for box, after in zip(boxes, (*boxes[1:], boxes[0]), strict=True)
        }
        """By box: the next one, after the last the first one of the next round."""

    @property
    def first(self) -> str:
        """The box with which a round begins."""
        return self.boxes[0].name

    @property
    def last(self) -> str:
        """The box with which a round ends."""
        return self.boxes[-1].name


_CHARTS: dict[str, Chart] = {}


def declare_chart(edition: str, chart: Chart) -> None:
    """Declare the chart of an edition."""
    _CHARTS[edition] = chart


def chart_of(edition: str) -> Chart:
    """The chart of an edition that is played in windows of six steps."""
    return _CHARTS[edition]
