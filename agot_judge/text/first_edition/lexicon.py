"""Words that the First Edition alone has: affiliations with "House" before them, crests."""

import re

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
NIGHTS_WATCH = "night's watch"
"""No affiliation here, but a Trait."""

Reading = tuple[str, str, int]
"""The kind of a word, its text, and how many pieces it has."""


def is_season(pieces: list[re.Match[str]], index: int) -> bool:
    """True where it says what season it is, and names no card and no Trait: ``it is not Summer or Winter``."""
    if pieces[index][0].lower() not in _SEASONS:
        return False
    before = [one[0].lower() for one in pieces[max(0, index - 4) : index]]
    return " ".join(before).endswith(("it is", "it is not", "summer or", "winter or", "changes to"))


def readings_at(pieces: list[re.Match[str]], index: int) -> tuple[Reading, ...]:
    """What stands there besides what all editions have."""
    said = pieces[index][0]
    after = pieces[index + 1][0].lower() if index + 1 < len(pieces) else ""
    if said == "House" and after in _HOUSES:
        return (("FACTION", after, 2),)
    crest = CRESTS.get(said.strip("[]").lower())
    if crest is None or (said.islower() and not said.startswith("[")):
        return ()
    return (("TRAIT", crest, 2 if after in _CREST else 1),)
