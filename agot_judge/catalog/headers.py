"""The kinds of ability that a printed text announces, for the search: from the words that begin a line."""

import re
from collections.abc import Callable

from msgspec import Struct

from agot_judge.text.first_edition.announced import abilities_of, keywords_of
from agot_judge.text.keywords import MARKUP, read_text

_HEADER = re.compile(
    r"(?P<forced>forced )?(?P<phase>plot|draw|marshaling|challenges|dominance|standing|taxation)? ?"
    r"(?P<kind>action|reaction|interrupt|when revealed):",
    re.IGNORECASE,
)


def keywords_in(text: str) -> frozenset[str]:
    """The keywords that the text states."""
    return frozenset(keyword.name for keyword in read_text(text).keywords)


def abilities_in(text: str) -> frozenset[str]:
    """The kinds of ability in the text, each as often as it can be asked for: ``reaction``, ``forced``, ``forced reaction``."""
    found: set[str] = set()
    rest = read_text(text).unread
    for line in rest:
        header = _HEADER.match(MARKUP.sub("", line).strip())
        if header is None:
            found.add("constant")
            continue
        kind = header["kind"].lower()
        found.add(kind)
        if header["forced"]:
            found |= {"forced", f"forced {kind}"}
        if header["phase"]:
            found.add(f"{header['phase'].lower()} {kind}")
    return frozenset(found)


class Announced(Struct, frozen=True):
    """The ways in which the texts of a templating announce what they have."""

    keywords: Callable[[str], frozenset[str]]
    abilities: Callable[[str], frozenset[str]]


ANNOUNCED = {
    "": Announced(keywords_in, abilities_in),
    "first": Announced(keywords_of, abilities_of),
}
"""By the name of the templating."""
