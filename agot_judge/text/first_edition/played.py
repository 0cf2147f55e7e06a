"""Cards as they are played: what the First Edition calls "play" is "marshal" of all cards but events."""

import re

from agot_judge.cards.model import CardFace

_PLAYED_BY = re.compile(
    r"\b(?P<what>(?:next|first|each) [^.,:]+?) (?P<who>you|(?:each|an) (?:opponent|player)|(?:your )?opponents|players) "
    r"play(?P<s>s?)(?P<from> from (?:your|his or her|their) hand)?(?= this | each | by \d)",
    re.IGNORECASE,
)
"""Cards of which it is said who plays them, and when, or what is so then."""
_COST = re.compile(r"\b(?P<cost>the (?:cost|gold penalty) to) play (?P<what>[^.,:]+)", re.IGNORECASE)
_PLAYS = re.compile(
    r"\b(?P<who>you|player|opponent) play(?P<s>s?) (?P<what>(?!into |by \d|(?:this|each) (?:phase|round)\b)[^.,:]+?)"
    r"(?: from (?:your|his or her) hand)?(?=[.,]|$)",
    re.IGNORECASE,
)
_IS_PLAYED = re.compile(
    r"\b(?P<what>(?:an?|the) [^.,:]+?) is played(?: from (?:your|his or her) hand)?(?=[.,]|$)", re.IGNORECASE
)
_EVENT = re.compile(r"\bevents?\b", re.IGNORECASE)
_ANY_CARD = re.compile(r"\bcards?\b", re.IGNORECASE)
_KIND = re.compile(r"\b(?:character|location|attachment|army)s?\b", re.IGNORECASE)


def as_marshaled(text: str, face: CardFace) -> str:
    """The text with "marshal" where such cards are played; with both words where it may be any card."""
    text = _PLAYED_BY.sub(
        lambda found: f"{found['what']} {found['who']} {_verb(found['what'], face, found['s'])}", text
    )
    text = _COST.sub(lambda found: f"{found['cost']} {_verb(found['what'], face)} {found['what']}", text)
    text = _IS_PLAYED.sub(lambda found: f"{found['what']} is {_participle(found['what'], face)}", text)
    return _PLAYS.sub(
        lambda found: f"{found['who']} {_verb(found['what'], face, found['s'])} {found['what']}", text
    )


def _participle(what: str, face: CardFace) -> str:
    return _verb(what, face).replace("marshal", "marshaled").replace("play", "played")


def _verb(what: str, face: CardFace, ending: str = "") -> str:
    is_own = face.name.lower() in what.lower() or what.lower().startswith("this card")
    if _EVENT.search(what) or (is_own and face.type == "event"):
        return f"play{ending}"
    if is_own or _KIND.search(what) or not _ANY_CARD.search(what):
        return f"marshal{ending}"
    return f"marshal{ending} or play{ending}"
