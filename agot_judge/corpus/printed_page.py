"""Page 23 of the printed Rules Reference (004), as a download site's viewer gives it.

Lines are hard-wrapped and nothing stands around headings; bullets are the letter x; ligatures are private code points.
"""

from agot_judge.corpus.blocks import Block, covering, read_blocks
from agot_judge.corpus.corrections import Corrections, LostHeading
from agot_judge.corpus.draft import Draft
from agot_judge.corpus.furniture import furniture_runs, outside
from agot_judge.corpus.lists import lead_in_of
from agot_judge.corpus.model import Parsed
from agot_judge.corpus.rulesref import entry_slug

DOCUMENT = "2e/rr-p23"
HEADINGS = (
    "Used Pile",
    "When Revealed",
    "Winning a Challenge",
    "Winning the Game",
    "Would",
    "The letter “X",
    "Component List",
)
"""004: no blank line and no mark shows a heading, so the page's headings are listed."""
BULLET = "x"
"""004: the letter that the viewer has for the bullet sign."""


def parse(source: str, corrections: Corrections) -> Parsed:
    """The eight entries of the page, the first one begun on the page before, and the viewer's furniture."""
    blocks = outside(corrections.furniture, read_blocks(source))
    lost = {heading.start: heading for heading in corrections.heading}
    starts = {paragraph.start for paragraph in corrections.paragraph}
    drafts: list[Draft] = []
    lines: list[Block] = []
    for block in blocks:
        restored = lost.get(block.span.start)
        is_heading = block.text in HEADINGS
        if restored or is_heading or begins_paragraph(block) or block.span.start in starts:
            _close(source, drafts, lines)
        if restored:
            drafts.append(_restored(restored))
        if is_heading:
            drafts.append(_headed(block))
        else:
            lines.append(block)
    _close(source, drafts, lines)
    entries = tuple(draft.finish(source, corrections) for draft in drafts)
    return Parsed(entries=entries, furniture=furniture_runs(corrections.furniture))


def begins_paragraph(block: Block) -> bool:
    """True where a line begins a paragraph by its first words: a bullet, a Related line, a pointer."""
    return block.mark == BULLET or block.text.startswith(("Related: ", "See "))


def _restored(heading: LostHeading) -> Draft:
    slug = entry_slug(heading.title)
    return Draft(DOCUMENT, slug, title=heading.title, path=("Glossary",), repaired=heading.reason)


def _headed(block: Block) -> Draft:
    # 004: the closing quotation mark of the title "The letter "X"" is lost; the repair mends it where the title is read.
    slug = entry_slug(block.text)
    if block.text == "Component List":
        return Draft(DOCUMENT, slug, heading=(block.span,), kind="front-matter")
    return Draft(DOCUMENT, slug, heading=(block.span,), path=("Glossary",))


def _close(source: str, drafts: list[Draft], lines: list[Block]) -> None:
    """Make one paragraph of the hard-wrapped ``lines`` gathered so far, and empty them."""
    if not lines:
        return
    draft = drafts[-1]
    kind = _kind(draft, lines[0])
    # The reading text has the bullet sign where the viewer has the letter.
    mark = "•" if kind == "bullet" else ""
    draft.add(kind, covering(lines), mark=mark, lead_in=lead_in_of(source, draft, kind))
    lines.clear()


def _kind(draft: Draft, block: Block) -> str:
    if block.mark == BULLET:
        return "bullet"
    if block.text.startswith("Related: "):
        return "related"
    if block.text.startswith("See "):
        return "see"
    return "front-matter" if draft.kind == "front-matter" else "rule"
