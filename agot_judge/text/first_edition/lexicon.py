"""Words that the First Edition alone has: affiliations with "House" before them, crests."""

import re

from msgspec.structs import replace

from agot_judge.text.parsing.words import Word

_HOUSES = frozenset(("stark", "lannister", "baratheon", "greyjoy", "targaryen", "martell"))
CRESTS = {
    "war": "Warcrest",
    "noble": "Noblecrest",
    "holy": "Holycrest",
    "learned": "Learnedcrest",
    "shadow": "Shadowcrest",
}
"""Crests, and the Traits under which they are read."""
_CREST = ("crest", "crests")
_SEASONS = ("winter", "summer")
_NIGHTS_WATCH = "night's watch"
"""No affiliation here, but a Trait."""

Pieces = list[re.Match[str]]


def own_words(pieces: Pieces, index: int, word: Word, others: list[Word]) -> tuple[Word, list[Word]]:
    """The plain word and the other words at a place, where all editions have these."""
    if pieces[index][0].lower() == _NIGHTS_WATCH:
        word = replace(word, kind="")
    if _is_season(pieces, index):
        others = []
    found = _own_word(pieces, index)
    if found is None:
        return word, others
    kind, text, many = found
    own = Word(kind, text, word.start, pieces[index + many - 1].end(), index + many)
    # what other editions have as a Trait is none
    others = [one for one in others if one.kind != "TRAIT" and (one.kind, one.end) != ("NAME", own.end)]
    return word, [*others, own]


def _is_season(pieces: Pieces, index: int) -> bool:
    """True where it says what season it is, and names no card and no Trait: ``it is not Summer or Winter``."""
    if pieces[index][0].lower() not in _SEASONS:
        return False
    before = [one[0].lower() for one in pieces[max(0, index - 4) : index]]
    return " ".join(before).endswith(("it is", "it is not", "summer or", "winter or", "changes to"))


def _own_word(pieces: Pieces, index: int) -> tuple[str, str, int] | None:
    """The kind of a word that no other edition has, its text, and how many pieces it has; None where there is no such."""
    said = pieces[index][0]
    after = pieces[index + 1][0].lower() if index + 1 < len(pieces) else ""
    if said == "House" and after in _HOUSES:
        return "FACTION", after, 2
    crest = CRESTS.get(said.strip("[]").lower())
    if crest is None or (said.islower() and not said.startswith("[")):
        return None
    return "TRAIT", crest, 2 if after in _CREST else 1
