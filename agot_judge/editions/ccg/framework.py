"""The Iron Throne Edition in data: its round, the words of its board, where a run starts."""

from msgspec.structs import replace

from agot_judge.editions.ccg.round.chart import CHART
from agot_judge.editions.ccg.setup import LAST, SETUP
from agot_judge.editions.ccg.titles import CITES, TITLES
from agot_judge.engine.framework import Cited
from agot_judge.rules.six_steps.framework import charted

RULES = "ccg/rules"
_CHARTED = charted(CHART, setup=SETUP.placing, setup_ends=LAST)

FRAMEWORK = replace(
    _CHARTED,
    edition="ccg",
    name="Iron Throne Edition",
    label="CCG",
    documents=("ccg/rules",),
    titles=TITLES,
    cites_of_titles=CITES,
    has_title_pool=True,
    decisions=(*_CHARTED.decisions, "title"),
    cited=Cited(
        cancel=(f"{RULES}/save-cancel-responses/",),
        no_challenge=(f"{RULES}/step-1-declare-attackers/1",),
        no_defenders=(f"{RULES}/step-2-declare-defenders/1",),
        no_event=(f"{RULES}/playing-cards/2",),
        participating=(f"{RULES}/participating-characters/1",),
        left_to_judge=(f"{RULES}/playing-cards/2",),
    ),
)
"""All that the edition declares about itself."""
