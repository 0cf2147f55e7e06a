"""The printed text of a card in runs: bold and italic words, icons, plain words. What else stands in it is text."""

import re
from collections.abc import Iterator
from html import unescape

from msgspec import Struct

from agot_judge.cards.importers.factions import FACTION_NAMES
from agot_judge.text.parsing.pasted import UNSEEN, as_plain_lines

ICONS = ("military", "intrigue", "power")
FACTIONS = {faction: name for name, faction in FACTION_NAMES.items() if name != "Night's Watch"}

_TOKEN = re.compile(r"<(?P<close>/?)(?P<tag>[a-zA-Z]+)>|\[(?P<icon>[a-z]+)\]")
_STYLES = {"b": "b", "strong": "b", "i": "i", "em": "i", "cite": "i"}


class Run(Struct, frozen=True):
    """Words of one kind."""

    text: str
    kind: str = ""
    """``b``, ``i``, ``icon`` (a challenge icon), ``faction`` (its full name); empty for plain words."""


Line = tuple[Run, ...]


def lines_of(text: str) -> tuple[Line, ...]:
    """The lines of a printed text. Tags that are neither bold nor italic are left out, unknown icons stay as written."""
    return tuple(tuple(_runs(line.strip())) for line in _shown(text).split("\n") if line.strip())


def runs_of(words: str) -> Line:
    """The runs of a line, or of a part of one."""
    return tuple(_runs(_shown(words)))


def _shown(words: str) -> str:
    return as_plain_lines(words).replace(UNSEEN, "")


def _runs(line: str) -> Iterator[Run]:
    at = 0
    styles: list[str] = []
    for found in _TOKEN.finditer(line):
        kind = styles[-1] if styles else ""
        if found.start() > at:
            yield Run(unescape(line[at : found.start()]), kind)
        at = found.end()
        icon = found["icon"]
        if icon in ICONS:
            yield Run(icon, "icon")
        elif icon in FACTIONS:
            yield Run(FACTIONS[icon], "faction")
        elif icon:
            yield Run(found.group(), kind)
        elif not found["close"]:
            styles.append(_STYLES.get(found["tag"].lower(), kind))
        elif styles:
            styles.pop()
    if at < len(line):
        yield Run(unescape(line[at:]), styles[-1] if styles else "")
