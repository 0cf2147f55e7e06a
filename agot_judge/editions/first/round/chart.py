"""The charts of the phases as data: the framework actions in order, the events of each, and where players may act."""

from agot_judge.editions.first.rulebook import first
from agot_judge.rules.six_steps.round.boxes import begin
from agot_judge.rules.six_steps.round.chart import Box, Chart, declare_chart
from agot_judge.rules.six_steps.window import segment

FAQ = "1e/faq"


def _plain(
    phase: str,
    chart: str,
    begins: int,
    segment: int,
    ends: tuple[int, ...],
    title: str,
    begun: tuple[int, ...] = (),
) -> tuple[Box, Box]:
    chart = f"{FAQ}/{chart}"
    return (
        Box(
            name=f"{title}-phase-begins",
            title=f"{title.capitalize()} phase begins",
            phase=phase,
            events=(("phase begins", f"{chart}/{begins}"),),
            cites=tuple(f"{chart}/{line}" for line in begun),
            segment=f"{chart}/{segment}" if segment else "",
        ),
        Box(
            name=f"{title}-phase-ends",
            title=f"{title.capitalize()} phase ends",
            phase=phase,
            events=(("phase ends", f"{chart}/{ends[0]}"),),
            cites=tuple(f"{chart}/{end}" for end in ends[1:]),
            is_end=True,
        ),
    )


_PLOT = f"{FAQ}/plot-phase-chart"
_DRAW = f"{FAQ}/draw-phase-chart"
_MARSHALLING = f"{FAQ}/marshalling-phase-chart"
_CHALLENGES = f"{FAQ}/challenges-phase-chart"
_DOMINANCE = f"{FAQ}/dominance-phase-chart"
_STANDING = f"{FAQ}/standing-phase-chart"
_TAXATION = f"{FAQ}/taxation-phase-chart"
_plot = _plain("plot", "plot-phase-chart", 2, 3, (11, 12), "plot")
_draw = _plain("draw", "draw-phase-chart", 2, 3, (8, 9), "draw")
_marshalling = _plain("marshaling", "marshalling-phase-chart", 2, 0, (15, 16), "marshalling")
_challenges = _plain("challenges", "challenges-phase-chart", 2, 4, (25, 26), "challenges", begun=(3,))
_dominance = _plain("dominance", "dominance-phase-chart", 2, 0, (7, 8), "dominance")
_standing = _plain("standing", "standing-phase-chart", 2, 0, (7, 8), "standing")
_taxation = _plain("taxation", "taxation-phase-chart", 2, 0, (7, 8), "taxation")

BOXES: tuple[Box, ...] = (
    _plot[0],
    Box(
        name="reveal-plots",
        title="Plots are revealed",
        phase="plot",
        events=(
            ("reveal plots", f"{_PLOT}/5"),
            ("count initiative", f"{_PLOT}/6"),
            ("appoint first player", f"{_PLOT}/7"),
        ),
        cites=(f"{_PLOT}/8",),
        segment=f"{_PLOT}/9",
    ),
    _plot[1],
    _draw[0],
    Box(
        name="draw-cards",
        title="Each player draws two cards",
        phase="draw",
        events=(("draw", f"{_DRAW}/5"),),
        segment=f"{_DRAW}/6",
    ),
    _draw[1],
    _marshalling[0],
    Box(
        name="count-income",
        title="The active player counts income",
        phase="marshaling",
        events=(("count income", f"{_MARSHALLING}/5"),),
        cites=(f"{_MARSHALLING}/4",),
        segment=f"{_MARSHALLING}/6",
    ),
    Box(
        name="next-active-player",
        title="The next player becomes the active player",
        phase="marshaling",
        events=(("no more gold actions", f"{_MARSHALLING}/11"), ("next active player", f"{_MARSHALLING}/12")),
        cites=(f"{_MARSHALLING}/9", f"{_MARSHALLING}/13"),
    ),
    _marshalling[1],
    _challenges[0],
    Box(
        name="declare-challenge",
        title="The active player declares a challenge",
        phase="challenges",
        events=(("declare challenge", f"{_CHALLENGES}/6"), ("kneel attackers", f"{_CHALLENGES}/7")),
        segment=f"{_CHALLENGES}/8",
    ),
    Box(
        name="stealth-and-defenders",
        title="Stealth targets are chosen, and defenders kneel",
        phase="challenges",
        events=(("choose stealth targets", f"{_CHALLENGES}/11"), ("kneel defenders", f"{_CHALLENGES}/12")),
        segment=f"{_CHALLENGES}/13",
    ),
    Box(
        name="challenge-resolution",
        title="The challenge is resolved",
        phase="challenges",
        events=(
            ("determine winner", f"{_CHALLENGES}/16"),
            ("challenge result", f"{_CHALLENGES}/17"),
            ("unopposed reward", f"{_CHALLENGES}/18"),
            ("renown", f"{_CHALLENGES}/19"),
        ),
        segment=f"{_CHALLENGES}/10",
    ),
    Box(
        name="finish-challenges",
        title="The active player is finished with challenges",
        phase="challenges",
        events=(
            ("finished with challenges", f"{_CHALLENGES}/21"),
            ("next active player", f"{_CHALLENGES}/22"),
        ),
        cites=(f"{_CHALLENGES}/23",),
        segment=f"{_CHALLENGES}/14",
    ),
    _challenges[1],
    _dominance[0],
    Box(
        name="reward-dominance",
        title="Dominance is rewarded",
        phase="dominance",
        events=(("dominance", f"{_DOMINANCE}/4"),),
        segment=f"{_DOMINANCE}/5",
    ),
    _dominance[1],
    _standing[0],
    Box(
        name="stand-cards",
        title="All kneeling cards stand",
        phase="standing",
        events=(("stand", f"{_STANDING}/4"),),
        segment=f"{_STANDING}/5",
    ),
    _standing[1],
    _taxation[0],
    Box(
        name="return-gold",
        title="Unspent gold returns to the treasury",
        phase="taxation",
        events=(("return gold", f"{_TAXATION}/4"),),
        segment=f"{_TAXATION}/5",
    ),
    _taxation[1],
)
"""The framework actions of a round in order."""
CHART = Chart(BOXES)
declare_chart("1e", CHART)

for _box in BOXES:
    first.step(_box.name, _box.title, *(cite for _, cite in _box.events), *_box.cites)(begin)
first.rule(*(box.segment for box in BOXES if box.segment))(segment.carry_on)
