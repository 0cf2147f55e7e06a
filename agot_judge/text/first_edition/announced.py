"""The keywords that a First Edition text announces, and the kinds of its abilities by their headers."""

import re

from agot_judge.text.first_edition.keywords import beginning_of
from agot_judge.text.first_edition.printed import lines_of, without_slips

ABILITIES = (
    *("any phase", "plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation"),
    *("response", "limited response", "when revealed", "passive", "constant"),
)
"""The kinds of ability that a text announces: the headers of player actions are phases (1e/faq/player-action/6)."""
_HEADER = re.compile(
    r"(?P<limited>limited )?(?P<kind>response|any phase|plot|draw|marshall?ing|challenges?|dominance|standing|taxation)"
    r"(?: phase)?:",
    re.IGNORECASE,
)
_WHEN_REVEALED = re.compile(r"when revealed,", re.IGNORECASE)
_PASSIVE = re.compile(
    r"(?:After|When|Whenever|Each time|At the (?:beginning|end) of)\b|If [^,]+ (?:leaves|enters) play,"
)
"""The words with which a passive begins (1e/faq/player-action/8)."""


def keywords_of(text: str) -> frozenset[str]:
    """The names of the keywords that stand in so many words at the beginning of a line."""
    return frozenset(
        keyword.name for line in lines_of(text) for keyword in beginning_of(without_slips(line)).keywords
    )


def abilities_of(text: str) -> frozenset[str]:
    """The kinds of ability in the text, each as it can be asked for."""
    found: set[str] = set()
    for line in lines_of(text):
        found |= _kinds(beginning_of(without_slips(line)).rest)
    return frozenset(found)


def _kinds(line: str) -> set[str]:
    """The kind of one ability; none where nothing is left of the line."""
    if not line:
        return set()
    header = _HEADER.match(line)
    if header is not None:
        kind = header["kind"].lower().replace("marshaling", "marshalling")
        kind = "challenges" if kind == "challenge" else kind
        return {kind, f"limited {kind}"} if header["limited"] else {kind}
    if _WHEN_REVEALED.match(line):
        return {"when revealed"}
    return {"passive"} if _PASSIVE.match(line) else {"constant"}
