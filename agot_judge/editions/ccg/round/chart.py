"""The charts of the phases as data; plot, draw and marshalling have none in the booklet, and rest on the text of the phase."""

from agot_judge.editions.ccg.rulebook import ccg
from agot_judge.rules.six_steps.round.boxes import begin
from agot_judge.rules.six_steps.round.chart import Box, Chart, declare_chart
from agot_judge.rules.six_steps.window import segment

RULES = "ccg/rules"
_SEQUENCE = f"{RULES}/round-sequence"
_PLOT = f"{RULES}/phase-1-plot"
_DRAW = f"{RULES}/phase-2-draw"
_MARSHALLING = f"{RULES}/phase-3-marshalling"
_CHALLENGES = f"{RULES}/challenges-phase-in-detail"
_DOMINANCE = f"{RULES}/dominance-phase-in-detail"
_STANDING = f"{RULES}/standing-phase-in-detail"
_ANY_PHASE = f"{RULES}/playing-cards/2"
_TURN = f"{RULES}/playing-cards/1"
_AS_ON_CHARTS = "player actions"
"""The assumption on which a segment rests that no chart shows."""


def _begins(name: str, phase: str, line: str, segment: str = "", assumes: str = "") -> Box:
    return Box(
        name=f"{name}-phase-begins",
        title=f"{name.capitalize()} phase begins",
        phase=phase,
        events=(("phase begins", line),),
        segment=segment,
        assumes=assumes,
    )


def _ends(name: str, phase: str, line: str, *more: str, before: tuple[tuple[str, str], ...] = ()) -> Box:
    return Box(
        name=f"{name}-phase-ends",
        title=f"{name.capitalize()} phase ends",
        phase=phase,
        events=(*before, ("phase ends", line)),
        cites=more,
        is_end=True,
    )


BOXES: tuple[Box, ...] = (
    _begins("plot", "plot", f"{_SEQUENCE}/3", _ANY_PHASE, _AS_ON_CHARTS),
    Box(
        name="reveal-plots",
        title="Plots are revealed",
        phase="plot",
        events=(
            ("reveal plots", f"{_PLOT}/1"),
            ("count initiative", f"{_PLOT}/2"),
            ("appoint first player", f"{_PLOT}/3"),
            ("select titles", ""),
        ),
        segment=_ANY_PHASE,
        assumes=_AS_ON_CHARTS,
    ),
    _ends("plot", "plot", f"{_SEQUENCE}/1"),
    _begins("draw", "draw", f"{_SEQUENCE}/4", _ANY_PHASE, _AS_ON_CHARTS),
    Box(
        name="draw-cards",
        title="Each player draws two cards",
        phase="draw",
        events=(("draw", f"{_DRAW}/1"),),
        segment=_ANY_PHASE,
        assumes=_AS_ON_CHARTS,
    ),
    _ends("draw", "draw", f"{_SEQUENCE}/1"),
    _begins("marshalling", "marshaling", f"{_SEQUENCE}/5"),
    Box(
        name="count-income",
        title="The active player counts income",
        phase="marshaling",
        events=(("count income", f"{_MARSHALLING}/2"),),
        cites=(f"{_MARSHALLING}/1",),
        segment=_TURN,
    ),
    Box(
        name="next-active-player",
        title="The next player becomes the active player",
        phase="marshaling",
        events=(("next active player", f"{_MARSHALLING}/8"),),
    ),
    _ends(
        "marshalling",
        "marshaling",
        f"{_MARSHALLING}/8",
        before=(("lose unspent gold", f"{_MARSHALLING}/4"),),
    ),
    _begins("challenges", "challenges", f"{_CHALLENGES}/1", f"{_CHALLENGES}/3"),
    Box(
        name="declare-challenge",
        title="The active player declares a challenge",
        phase="challenges",
        events=(
            ("declare challenge", f"{_CHALLENGES}/4"),
            ("kneel attackers", f"{_CHALLENGES}/5"),
            ("another target", ""),
        ),
        segment=f"{_CHALLENGES}/6",
    ),
    Box(
        name="stealth-and-defenders",
        title="Stealth targets are chosen, and defenders kneel",
        phase="challenges",
        events=(
            ("choose stealth targets", f"{_CHALLENGES}/7"),
            ("kneel defenders", f"{_CHALLENGES}/8"),
            ("undefended", ""),
        ),
        segment=f"{_CHALLENGES}/9",
    ),
    Box(
        name="challenge-resolution",
        title="The challenge is resolved",
        phase="challenges",
        events=(
            ("determine winner", f"{_CHALLENGES}/10"),
            ("challenge result", f"{_CHALLENGES}/11"),
            ("unopposed reward", f"{_CHALLENGES}/12"),
            ("renown", f"{_CHALLENGES}/13"),
            ("opposed title", ""),
            ("redirected reward", ""),
        ),
        segment=f"{_CHALLENGES}/20",
    ),
    Box(
        name="finish-challenges",
        title="The active player is finished with challenges",
        phase="challenges",
        events=(
            ("finished with challenges", f"{_CHALLENGES}/14"),
            ("next active player", f"{_CHALLENGES}/15"),
        ),
        cites=(f"{_CHALLENGES}/16",),
        segment=f"{_CHALLENGES}/19",
    ),
    _ends(
        "challenges", "challenges", f"{_CHALLENGES}/17", f"{_CHALLENGES}/18", f"{RULES}/phase-4-challenges/4"
    ),
    _begins("dominance", "dominance", f"{_DOMINANCE}/1"),
    Box(
        name="reward-dominance",
        title="Dominance is rewarded",
        phase="dominance",
        events=(("dominance", f"{_DOMINANCE}/2"),),
        segment=f"{_DOMINANCE}/3",
    ),
    _ends("dominance", "dominance", f"{_DOMINANCE}/4", f"{_DOMINANCE}/5"),
    _begins("standing", "standing", f"{_STANDING}/1"),
    Box(
        name="stand-cards",
        title="All kneeling cards stand",
        phase="standing",
        events=(("stand", f"{_STANDING}/2"),),
        segment=f"{_STANDING}/3",
    ),
    _ends(
        "standing",
        "standing",
        f"{_STANDING}/4",
        f"{_STANDING}/5",
        f"{RULES}/phase-6-standing/2",
        before=(("return titles", ""),),
    ),
)
"""The framework actions of a round in order."""
CHART = Chart(BOXES)
declare_chart("ccg", CHART)

for _box in BOXES:
    ccg.step(_box.name, _box.title, *(cite for _, cite in _box.events if cite), *_box.cites)(begin)
ccg.rule(*(box.segment for box in BOXES if box.segment), f"{RULES}/resolving-challenges/9")(segment.carry_on)
ccg.rule(
    *(f"{RULES}/resolving-challenges/{line}" for line in range(5, 9)),
    *(f"{_SEQUENCE}/{line}" for line in range(2, 9)),
)(begin)
