"""The First Edition in data: its round, the words of its board, where a run starts."""

from msgspec.structs import replace

from agot_judge.editions.first.round.chart import CHART
from agot_judge.editions.first.setup import SETUP
from agot_judge.engine.framework import Cited
from agot_judge.rules.six_steps.framework import charted

_CHALLENGES = "1e/faq/challenges-phase-chart"

FRAMEWORK = replace(
    charted(CHART, setup=SETUP.placing, setup_ends=SETUP.filling),
    edition="1e",
    name="First Edition",
    label="1e",
    documents=("1e/faq",),
    word_for_leaving="moribund",
    cited=Cited(
        cancel=("1e/faq/3.4/",),
        no_challenge=(f"{_CHALLENGES}/6",),
        no_defenders=(f"{_CHALLENGES}/12",),
        no_event=("1e/faq/4.4/2",),
        participating=("1e/faq/3.31/1",),
        left_to_judge=("1e/faq/event-cards-play-restrictions/2",),
    ),
)
"""All that the edition declares about itself."""
