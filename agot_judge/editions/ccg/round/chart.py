"""The charts of the phases as data; plot, draw and marshalling have none in the booklet, and rest on the text of the phase."""

from agot_judge.editions.ccg.rulebook import ccg
from agot_judge.rules.six_steps.round.boxes import begin
from agot_judge.rules.six_steps.round.chart import Box, Chart, box, declare_chart
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


BOXES: tuple[Box, ...] = (
    box(_SEQUENCE, "plot-phase-begins", {"phase begins": 3}, segment=_ANY_PHASE, assumes=_AS_ON_CHARTS),
    box(
        _PLOT,
        "reveal-plots",
        {"reveal plots": 1, "count initiative": 2, "appoint first player": 3, "select titles": ""},
        segment=_ANY_PHASE,
        assumes=_AS_ON_CHARTS,
    ),
    box(_SEQUENCE, "plot-phase-ends", {"phase ends": 1}),
    box(_SEQUENCE, "draw-phase-begins", {"phase begins": 4}, segment=_ANY_PHASE, assumes=_AS_ON_CHARTS),
    box(_DRAW, "draw-cards", {"draw": 1}, segment=_ANY_PHASE, assumes=_AS_ON_CHARTS),
    box(_SEQUENCE, "draw-phase-ends", {"phase ends": 1}),
    box(_SEQUENCE, "marshalling-phase-begins", {"phase begins": 5}),
    box(_MARSHALLING, "count-income", {"count income": 2}, cites=(1,), segment=_TURN),
    box(_MARSHALLING, "next-active-player", {"next active player": 8}),
    box(_MARSHALLING, "marshalling-phase-ends", {"lose unspent gold": 4, "phase ends": 8}),
    box(_CHALLENGES, "challenges-phase-begins", {"phase begins": 1}, segment=3),
    box(
        _CHALLENGES,
        "declare-challenge",
        {"declare challenge": 4, "kneel attackers": 5, "another target": ""},
        segment=6,
    ),
    box(
        _CHALLENGES,
        "stealth-and-defenders",
        {"choose stealth targets": 7, "kneel defenders": 8, "undefended": ""},
        segment=9,
    ),
    box(
        _CHALLENGES,
        "challenge-resolution",
        {
            "determine winner": 10,
            "challenge result": 11,
            "unopposed reward": 12,
            "renown": 13,
            "opposed title": "",
            "redirected reward": "",
        },
        segment=20,
    ),
    box(
        _CHALLENGES,
        "finish-challenges",
        {"finished with challenges": 14, "next active player": 15},
        cites=(16,),
        segment=19,
    ),
    box(
        _CHALLENGES,
        "challenges-phase-ends",
        {"phase ends": 17},
        cites=(18, f"{RULES}/phase-4-challenges/4"),
    ),
    box(_DOMINANCE, "dominance-phase-begins", {"phase begins": 1}),
    box(_DOMINANCE, "reward-dominance", {"dominance": 2}, segment=3),
    box(_DOMINANCE, "dominance-phase-ends", {"phase ends": 4}, cites=(5,)),
    box(_STANDING, "standing-phase-begins", {"phase begins": 1}),
    box(_STANDING, "stand-cards", {"stand": 2}, segment=3),
    box(
        _STANDING,
        "standing-phase-ends",
        {"return titles": "", "phase ends": 4},
        cites=(5, f"{RULES}/phase-6-standing/2"),
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
