"""The Second Edition Rules Reference (000): glossary, component list and Appendix I, as the web text has them.

Headings are plain short lines that nothing marks; bullets, items and table rows follow each other without blank lines. Each
heuristic below is one function or one ``if``, with the artefact that it answers.
"""

import re

from agot_judge.citation import Span
from agot_judge.corpus.blocks import Block, read_blocks
from agot_judge.corpus.corrections import Corrections, LostHeading
from agot_judge.corpus.draft import Draft
from agot_judge.corpus.furniture import furniture_runs, outside
from agot_judge.corpus.headings import is_heading
from agot_judge.corpus.lists import introduces, lead_in_of
from agot_judge.corpus.model import Parsed
from agot_judge.corpus.slugs import slug

DOCUMENT = "2e/rr"
APPENDIX = "Appendix I: Timing and Gameplay"
DETAILS = "Framework Event Details"
ABOUT_THE_DOCUMENT = ("The Only Game That Matters", "Glossary", "Component List")
"""Headings under which stands no rule."""
SHADOWS = "Shadows"
SHADOWS_PARTS = (
    "The Shadow Keyword",
    "Marshaling a card into shadows",
    "While a card is in shadows",
    "Bringing a card out of shadows",
    "Printed cost of shadows cards",
    "Unique cards and shadows",
)
LOST_CHART = (
    "The chart under this heading is lost in the web text; where the action windows stand is only on it"
)

_STEP = re.compile(r"(\d(?:\.\d)*)\.? (.+)")
_QUALIFIER = re.compile(r" \(.*\)")


def parse(source: str, corrections: Corrections) -> Parsed:
    """Every entry of the Rules Reference in the order of the source, and its furniture."""
    blocks = outside(corrections.furniture, read_blocks(source))
    lost = {heading.start: heading for heading in corrections.heading}
    drafts: list[Draft] = []
    for place, block in enumerate(blocks):
        following = blocks[place + 1] if place + 1 < len(blocks) else None
        # 000: the heading "Search" is lost; its entry begins right after the Related line of "Save".
        if block.span.start in lost:
            drafts.append(_restored(lost[block.span.start]))
        if is_heading(block, following):
            drafts.append(_headed(block, drafts))
        else:
            _add(source, drafts[-1], block, following)
    entries = tuple(draft.finish(source, corrections) for draft in drafts)
    return Parsed(entries=entries, furniture=furniture_runs(corrections.furniture))


def entry_slug(title: str) -> str:
    """The readable part of an entry's id: the title up to its first comma, without what stands in parentheses."""
    return slug(_QUALIFIER.sub("", title).split(",")[0])


def _restored(heading: LostHeading) -> Draft:
    return Draft(
        DOCUMENT, entry_slug(heading.title), title=heading.title, path=("Glossary",), repaired=heading.reason
    )


def _headed(block: Block, before: list[Draft]) -> Draft:
    """A draft for the heading in ``block``, its place found from the headings ``before`` it."""
    title = block.text
    heading = (block.span,)
    seen = {draft.title for draft in before}
    if APPENDIX in seen:
        return _appendix_entry(title, heading, before)
    if title == APPENDIX:
        return Draft(DOCUMENT, entry_slug(title), heading=heading, title=title, kind="section")
    # 000: six headings inside the entry Shadows look exactly like entries of the glossary.
    if title in SHADOWS_PARTS:
        number = f"{slug(SHADOWS)}.{slug(title)}"
        return Draft(DOCUMENT, number, heading=heading, title=title, path=("Glossary", SHADOWS))
    if title in ABOUT_THE_DOCUMENT:
        return Draft(DOCUMENT, entry_slug(title), heading=heading, title=title, kind="front-matter")
    if "Glossary" not in seen:
        return Draft(DOCUMENT, entry_slug(title), heading=heading, title=title, kind="section")
    return Draft(DOCUMENT, entry_slug(title), heading=heading, title=title, path=("Glossary",))


def _appendix_entry(title: str, heading: tuple[Span, ...], before: list[Draft]) -> Draft:
    """A step, a phase or a section of Appendix I."""
    step = _STEP.fullmatch(title)
    if step:
        number, name = step.groups()
        path = (APPENDIX, DETAILS, *_headings_above(number, before))
        return Draft(DOCUMENT, number, heading=heading, title=name, number=number, path=path, kind="step")
    if DETAILS in {draft.title for draft in before}:
        # 000: "Marshaling phase player action window" is a step of the chart without a number.
        phase = before[-1].number.split(".")[0]
        path = (APPENDIX, DETAILS, *_headings_above(f"{phase}.0", before))
        return Draft(DOCUMENT, entry_slug(title), heading=heading, title=title, path=path, kind="step")
    # 000: the chart itself is lost, its heading is followed by 14 blank lines.
    is_chart = title == "Timing Sequence Chart"
    return Draft(
        DOCUMENT,
        entry_slug(title),
        heading=heading,
        title=title,
        path=(APPENDIX,),
        kind="chart" if is_chart else "section",
        repaired=LOST_CHART if is_chart else "",
    )


def _headings_above(number: str, before: list[Draft]) -> list[str]:
    """For step ``4.2.1``: the headings of 4 and of 4.2, with their numbers as printed."""
    parts = number.split(".")
    above = [".".join(parts[:depth]) for depth in range(1, len(parts))]
    titles = {draft.number: draft.title for draft in before if draft.number}
    return [
        f"{upper}. {titles[upper]}" if "." not in upper else f"{upper} {titles[upper]}" for upper in above
    ]


def _add(source: str, draft: Draft, block: Block, following: Block | None) -> None:
    """Append the paragraph in ``block`` to its entry."""
    kind = _kind(draft, block, following)
    mark = block.mark if kind in ("bullet", "item") else ""
    # 000: the five bullets below step 8 of Setup stand two blanks further in, the only list inside a list.
    if kind == "bullet" and block.indent > 4:
        draft.add(kind, block.span, mark=mark, lead_in=draft.last("item"))
        return
    # 000: the chart of Faction stands after the Related line; its first paragraph introduces it.
    if kind == "table":
        draft.add(kind, block.span, lead_in=draft.last("rule", fits=lambda span: introduces(source, span)))
        return
    draft.add(kind, block.span, mark=mark, lead_in=lead_in_of(source, draft, kind))


def _kind(draft: Draft, block: Block, following: Block | None) -> str:
    text = block.text
    if block.mark == "•":
        return "bullet"
    # 000: "1. Plot phase" is a heading and never comes here; any other numbered line is a list item.
    if block.mark:
        return "item"
    if text.startswith("Related: "):
        return "related"
    if text.startswith("See "):
        return "see"
    if text.startswith(("TIMING NOTE: ", "Note: ")):
        return "note"
    if text.startswith(("For example", "An example of")):
        return "example"
    # 000: the sub-steps of 1.3 are paragraphs that begin with a Roman number.
    if re.match(r"I{1,3}\. ", text):
        return "step"
    if draft.title == "The Only Game That Matters":
        # 000: the motto and its source stand before the first words about the document.
        return "flavor" if len(draft) < 2 else "front-matter"
    # 000: rows of flattened charts are the only unmarked lines that follow each other without a blank line.
    if not block.after_gap or (following is not None and not following.after_gap and not following.mark):
        return "table"
    if draft.title in (*ABOUT_THE_DOCUMENT, DETAILS):
        return "front-matter"
    return "rule"
