"""The charts of the phases as data: the framework actions in order, the events of each, and where players may act."""

from agot_judge.editions.first.rulebook import first
from agot_judge.rules.six_steps.round.boxes import begin
from agot_judge.rules.six_steps.round.chart import Box, Chart, box, declare_chart
from agot_judge.rules.six_steps.window import segment

FAQ = "1e/faq"
_PLOT = f"{FAQ}/plot-phase-chart"
_DRAW = f"{FAQ}/draw-phase-chart"
_MARSHALLING = f"{FAQ}/marshalling-phase-chart"
_CHALLENGES = f"{FAQ}/challenges-phase-chart"
_DOMINANCE = f"{FAQ}/dominance-phase-chart"
_STANDING = f"{FAQ}/standing-phase-chart"
_TAXATION = f"{FAQ}/taxation-phase-chart"

BOXES: tuple[Box, ...] = (
    box(_PLOT, "plot-phase-begins", {"phase begins": 2}, segment=3),
    box(
        _PLOT,
        "reveal-plots",
        {"reveal plots": 5, "count initiative": 6, "appoint first player": 7},
        cites=(8,),
        segment=9,
    ),
    box(_PLOT, "plot-phase-ends", {"phase ends": 11}, cites=(12,)),
    box(_DRAW, "draw-phase-begins", {"phase begins": 2}, segment=3),
    box(_DRAW, "draw-cards", {"draw": 5}, segment=6),
    box(_DRAW, "draw-phase-ends", {"phase ends": 8}, cites=(9,)),
    box(_MARSHALLING, "marshalling-phase-begins", {"phase begins": 2}),
    box(_MARSHALLING, "count-income", {"count income": 5}, cites=(4,), segment=6),
    box(
        _MARSHALLING,
        "next-active-player",
        {"no more gold actions": 11, "next active player": 12},
        cites=(9, 13),
    ),
    box(_MARSHALLING, "marshalling-phase-ends", {"phase ends": 15}, cites=(16,)),
    box(_CHALLENGES, "challenges-phase-begins", {"phase begins": 2}, cites=(3,), segment=4),
    box(_CHALLENGES, "declare-challenge", {"declare challenge": 6, "kneel attackers": 7}, segment=8),
    box(
        _CHALLENGES,
        "stealth-and-defenders",
        {"choose stealth targets": 11, "kneel defenders": 12},
        segment=13,
    ),
    box(
        _CHALLENGES,
        "challenge-resolution",
        {"determine winner": 16, "challenge result": 17, "unopposed reward": 18, "renown": 19},
        segment=10,
    ),
    box(
        _CHALLENGES,
        "finish-challenges",
        {"finished with challenges": 21, "next active player": 22},
        cites=(23,),
        segment=14,
    ),
    box(_CHALLENGES, "challenges-phase-ends", {"phase ends": 25}, cites=(26,)),
    box(_DOMINANCE, "dominance-phase-begins", {"phase begins": 2}),
    box(_DOMINANCE, "reward-dominance", {"dominance": 4}, segment=5),
    box(_DOMINANCE, "dominance-phase-ends", {"phase ends": 7}, cites=(8,)),
    box(_STANDING, "standing-phase-begins", {"phase begins": 2}),
    box(_STANDING, "stand-cards", {"stand": 4}, segment=5),
    box(_STANDING, "standing-phase-ends", {"phase ends": 7}, cites=(8,)),
    box(_TAXATION, "taxation-phase-begins", {"phase begins": 2}),
    box(_TAXATION, "return-gold", {"return gold": 4}, segment=5),
    box(_TAXATION, "taxation-phase-ends", {"phase ends": 7}, cites=(8,)),
)
"""The framework actions of a round in order."""
CHART = Chart(BOXES)
declare_chart("1e", CHART)

for _box in BOXES:
    first.step(_box.name, _box.title, *(cite for _, cite in _box.events), *_box.cites)(begin)
first.rule(*(box.segment for box in BOXES if box.segment))(segment.carry_on)
