"""Lines of a deck list that say by their form what they are: headings, labels, remarks."""

import re
from collections.abc import Iterator

from msgspec import Struct

_COUNT = r"\s*[:=–—-]?\s*(?:[(\[]?\s*[x×]?\d{1,3}\s*[x×]?\s*(?:cards?|plots?)?\s*[)\]]?)?\s*:?"
_SECTIONS = {
    "agenda": r"agendas?(?: cards?)?|banners?(?: cards?)?",
    "faction": r"(?:faction|house)(?: cards?)?",
    "set aside": r"side ?board|maybe ?board|may ?be|considering|considered|cards? out|out|cuts?|alternates?|not included",
    "cards": r"(?:(?:plot|draw|main|draw)[- ]?)?(?:decks?(?: ?lists?)?)|plots?(?: cards?)?|char(?:acter)?s?(?: cards?)?"
    r"|loc(?:ation)?s?(?: cards?)?|att(?:achment)?s?(?: cards?)?|events?(?: cards?)?|cards|list",
}
_HEADINGS = {
    kind: re.compile(rf"(?:\d{{1,3}}\s*[x×]?\s*)?(?:{words}){_COUNT}", re.IGNORECASE)
    for kind, words in _SECTIONS.items()
}
_LABEL = re.compile(r"(?P<label>[^\W\d_][\w /'’-]{0,30}?)\s*(?P<sign>[:=])\s*(?P<value>\S.*)")
_TITLE = re.compile(r"(?:deck ?)?(?:name|title)|deck", re.IGNORECASE)
REMARKS = (
    (re.compile(r"(?:included )?packs?\b.{0,40}:.*|from .+ to .+", re.IGNORECASE), "the packs of the deck"),
    (
        re.compile(r"(?:deck ?)?version\b.*|v(?:er)?\.?\s?\d+(?:\.\d+)*", re.IGNORECASE),
        "the version of the deck",
    ),
    (
        re.compile(
            r"(?:total\b.*|(?:\d{1,3}\s+)?(?:cards|plots)(?: in total| total)?|\d{1,3} cards?(?:,.*)?|\d{1,2} plots?(?:,.*)?)",
            re.IGNORECASE,
        ),
        "a count of cards",
    ),
    (
        re.compile(
            r"(?:this )?deck(?: ?list)? (?:was )?(?:created|built|made|exported|generated|published)\b.*",
            re.IGNORECASE,
        ),
        "where the list was made",
    ),
    (re.compile(r"(?:see |link: ?|source: ?)?(?:https?://|www\.)\S+.*", re.IGNORECASE), "an address"),
)
"""Forms that are no card, each with what it is."""
_COLUMN = re.compile(
    r"#|qty\.?|quantity|count|copies|amount|number|no\.?|code|id|(?:card )?(?:name|title)|card|packs?|set|type|faction|house"
    r"|cost|gold|income|strength|str|traits?|notes?",
    re.IGNORECASE,
)
_ABOUT = re.compile(
    r"packs?|date|authors?|by|creator|players?|event|tournament|format|tags?|description|notes?|comments?|restricted(?: list)?"
    r"|pod|banned|created|updated|last updated|published|source|link|url|id|uuid|legality|rl|meta|record|result|sets?|version",
    re.IGNORECASE,
)


class Labelled(Struct, frozen=True):
    """A line that begins with a word and a colon."""

    kind: str
    """A kind of section, ``title``, ``about``, or empty where the word is not known."""
    label: str
    value: str


def section_of(words: str) -> str:
    """The kind of section that a heading opens: ``agenda``, ``faction``, ``cards``, ``set aside``; empty where it is none."""
    bare = words.rstrip(".")
    return next((kind for kind, pattern in _HEADINGS.items() if pattern.fullmatch(bare)), "")


def remark_of(words: str) -> str:
    """The kind of a line that is no card by its form alone; empty where its form does not tell."""
    bare = words.rstrip(".")
    return next((says for pattern, says in REMARKS if pattern.fullmatch(bare)), "")


def is_table_head(line: str) -> bool:
    """True for a row whose cells are headings of columns: ``Qty``, ``Name``, ``Pack``."""
    cells = [cell.strip(" *_\"'") for cell in re.split(r"[\t|,;]", line.strip().strip("|"))]
    return len(cells) > 1 and all(_COLUMN.fullmatch(cell) for cell in cells)


def labelled(words: str) -> Labelled | None:
    """The label of a line and what it says; None where it has none."""
    found = _LABEL.fullmatch(words)
    if found is None:
        return None
    label, value = found["label"].strip(), found["value"].strip()
    kind = section_of(label)
    if _TITLE.fullmatch(label):
        kind = "title"
    elif not kind and _ABOUT.fullmatch(label):
        kind = "about"
    return Labelled(kind, label, value)


def items(value: str) -> Iterator[str]:
    """The things that stand in one line: parted by semicolons, or by commas and signs before a count."""
    for part in re.split(r"\s*;\s*", value):
        yield from (
            one for one in re.split(r"\s*[,+&/|]\s*(?=[(\[]?\d{1,3}\s*[xX×]?\s|[xX×]\d)", part) if one.strip()
        )
