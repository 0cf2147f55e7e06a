"""The timing charts of 001 and 002, flattened by the recognition: box labels, numbered steps, arrows read as letters."""

import re

from agot_judge.corpus.draft import Draft
from agot_judge.corpus.model import Furniture
from agot_judge.corpus.passages import Passage
from agot_judge.corpus.reader import slices

FRAMEWORK_ACTION = "FRAMEWORK ACTION"
BOX_LABELS = (FRAMEWORK_ACTION, "PLAYER ACTIONS")
"""The words at the head of a box."""
ARROW = "Arrow of the chart, read as a letter or a sign"

_ARROW = re.compile(r"[٧¥₩V]|\\\*")
_STEP = re.compile(r"(?:- )?\d[.)] ")


def is_chart_step(text: str) -> bool:
    """True where a line of a chart is one of the numbered things that happen in a box."""
    return _STEP.match(text) is not None


def box_of(source: str, draft: Draft) -> int | None:
    """The ordinal of the label of the box that is open in a chart; None in 002, whose boxes of framework actions have none."""
    labels = [
        (ordinal, label)
        for ordinal in range(1, len(draft) + 1)
        if (label := slices(source, draft.spans_of(ordinal))) in BOX_LABELS
    ]
    return labels[-1][0] if any(label == FRAMEWORK_ACTION for _, label in labels) else None


def without_arrows(source: str, passages: list[Passage]) -> tuple[list[Passage], list[Furniture]]:
    """The passages that are no arrows between boxes, and the arrows."""
    kept: list[Passage] = []
    arrows = []
    for passage in passages:
        span = passage.spans[0]
        if len(passage.spans) == 1 and _ARROW.fullmatch(source, span.start, span.end):
            arrows.append(Furniture(span=span, reason=ARROW))
        else:
            kept.append(passage)
    return kept, arrows
