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


_BOXES = {
    "reveal-plots": ("plot", "Plots are revealed"),
    "draw-cards": ("draw", "Each player draws two cards"),
    "count-income": ("marshaling", "The active player counts income"),
    "next-active-player": ("marshaling", "The next player becomes the active player"),
    "declare-challenge": ("challenges", "The active player declares a challenge"),
    "stealth-and-defenders": ("challenges", "Stealth targets are chosen, and defenders kneel"),
    "challenge-resolution": ("challenges", "The challenge is resolved"),
    "finish-challenges": ("challenges", "The active player is finished with challenges"),
    "reward-dominance": ("dominance", "Dominance is rewarded"),
    "stand-cards": ("standing", "All kneeling cards stand"),
    "return-gold": ("taxation", "Unspent gold returns to the treasury"),
}
"""By name: the phase and the title of the framework actions between the beginning of a phase and its end."""
_SPELLED = {"marshalling": "marshaling"}


def box(
    chart: str,
    name: str,
    events: Mapping[str, int | str],
    cites: tuple[int | str, ...] = (),
    segment: int | str = 0,
    assumes: str = "",
) -> Box:
    """The framework action of this name; a number is a line of the chart, anything else another paragraph, or none."""

    def paragraph(line: int | str) -> str:
        return f"{chart}/{line}" if isinstance(line, int) and line else str(line or "")

    word, _, part = name.partition("-phase-")
    phase, title = (_SPELLED.get(word, word), f"{word.capitalize()} phase {part}") if part else _BOXES[name]
    return Box(
        name=name,
        title=title,
        phase=phase,
        events=tuple((event, paragraph(line)) for event, line in events.items()),
        cites=tuple(paragraph(line) for line in cites),
        segment=paragraph(segment),
        assumes=assumes,
        is_end=part == "ends",
    )


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
