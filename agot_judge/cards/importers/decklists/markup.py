"""The words of a line without what forums, pages and editors put around them: BBCode, Markdown, HTML, bullets."""

import csv
import html
import re

from msgspec import Struct

UNSEEN = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufe0e\ufe0f\ufeff]")
"""Letters that a text copied from a page may hold, and nobody types."""
_TAG = re.compile(r"</?[a-zA-Z][^<>]{0,300}>")
BBCODE = re.compile(
    r"\[/?(?:b|i|u|s|url|img|list|li|ul|ol|\*|size|color|colour|font|quote|code|spoiler|center|left|right|align|table|tr"
    r"|td|th|card|hr|indent|h\d|sup|sub|email|tag)(?:=[^\]\[]{0,300})?\]",
    re.IGNORECASE,
)
_LINK = re.compile(r"(?P<image>!?)\[(?P<words>[^\]\[]{0,200})\]\([^()\s]{0,300}\)")
_EMPHASIS = re.compile(r"(?<!\w)[*_`~]+|[*_`~]+(?!\w)")
_BULLET = re.compile(
    r"(?:[-–—−+](?=\s)|[-–—−](?=[xX×]?\d+\s*[xX×]?\s)|[•·●○◦▪■□♦◆◇✦✓✔»›>→]|\[[ xX✓]?\](?=\s))\s*"
)
_HEADING = re.compile(r"#{1,6}\s+(?P<words>.*?)[\s#]*")
_RULED = re.compile(r"[-–—=~#]{2,}\s*(?P<words>[^\s\-–—=~#].*?)\s*[-–—=~#]{2,}")
_COUNT = re.compile(r"[xX×]?\d{1,3}[xX×]?")
_RULE = re.compile(r"[-–—=~_*#+.|: ]{3,}|```.*")


class Plain(Struct, frozen=True):
    """The words of a line."""

    words: str
    """White space is one space, except where ``cells`` has them apart."""
    cells: tuple[str, ...] = ()
    """The cells of a row of a table, or of words with tabs between; empty where the line is none."""
    is_heading: bool = False
    """True for a line that is set as a heading: ``## Plots``, ``**Plots**``."""
    is_between_rules: bool = False
    """True for a line between drawn lines, as a cycle stands: ``---- Core ----``."""
    is_rule: bool = False
    """True for a drawn line, or a mark of a block, without words."""


def plain_words(line: str) -> Plain:
    """The words of one line."""
    bare = UNSEEN.sub("", html.unescape(line)).replace("\u2028", " ").strip()
    bare = _LINK.sub(lambda found: "" if found["image"] else found["words"], bare)
    unmarked = BBCODE.sub("", _TAG.sub(" ", bare)).strip()
    is_marked = unmarked != bare or unmarked.startswith(("**", "__"))
    bare = unmarked
    if not bare or _RULE.fullmatch(bare):
        return Plain("", is_rule=True)
    ruled = _RULED.fullmatch(bare) or _HEADING.fullmatch(bare)
    if ruled:
        bare = ruled["words"]
    while (bullet := _BULLET.match(bare)) and bullet.end() < len(bare):
        bare = bare[bullet.end() :]
    cells = _cells(bare)
    words = _clean(bare if not cells else " ".join(cells))
    return Plain(
        words,
        cells,
        is_heading=bool(ruled) or is_marked,
        is_between_rules=bool(ruled) and bare[:1] != "=" and unmarked.startswith(("-", "–", "—", "~")),
        is_rule=not words,
    )


def _cells(words: str) -> tuple[str, ...]:
    """The cells of a row: parted by tabs or bars; by commas or semicolons where one of them is a number."""
    for sign in ("\t", "|"):
        if sign in words:
            cells = tuple(cell for one in words.strip(sign).split(sign) if (cell := _clean(one)))
            return cells if len(cells) > 1 else ()
    for sign in (";", ","):
        if sign in words:
            row = next(csv.reader([words], delimiter=sign, skipinitialspace=True), [])
            cells = tuple(cell for one in row if (cell := _clean(one)))
            if len(cells) > 1 and any(_COUNT.fullmatch(cell) for cell in cells):
                return cells
    return ()


def _clean(words: str) -> str:
    return " ".join(_EMPHASIS.sub("", words).split())
