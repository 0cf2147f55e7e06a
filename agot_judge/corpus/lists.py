"""The paragraph that introduces a list item, so that a bullet can be read and found with it."""

from agot_judge.citation import Span
from agot_judge.corpus.draft import Draft

INTRODUCING = ("does the following", "The following i", "multiple contexts", "chart below", "mnemonic device")
"""Words of paragraphs that introduce a list without a colon (2e: Gains, step 4.2, Faction, Plot Value Modifiers, D.U.C.K.)."""
PROSE = ("rule", "ruling", "front-matter")
"""Kinds of paragraphs that may introduce a list."""
LISTED = ("bullet", "item")
"""Kinds of paragraphs that may be introduced."""


def introduces(source: str, span: Span) -> bool:
    """True where the paragraph at ``span`` reads as the introduction of a list."""
    text = source[span.start : span.end]
    return text.endswith(":") or any(words in text for words in INTRODUCING)


def lead_in_of(source: str, draft: Draft, kind: str) -> int | None:
    """The ordinal of the paragraph that introduces the next one of ``kind`` in ``draft``; None where it stands alone."""
    if kind not in LISTED:
        return None
    before = draft.last_but(*LISTED)
    if before is None or draft.kind_of(before) not in PROSE:
        return None
    return before if introduces(source, draft.spans_of(before)[-1]) else None
