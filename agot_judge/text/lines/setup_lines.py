"""Sentences that say what is done during setup (2e/rr/setup/4): ``After all agendas are announced, search your deck ..``."""

from agot_judge.text.lines.sections import Section
from agot_judge.text.parsing.words import Words

_HANDS = ("setup", "opening")
_TIMES = (
    ("after", "all", "agendas", "are", "announced"),
    ("after", "setup"),
    ("after", "you", "set", "up"),
    ("after", "all", "players", "have", "set", "up"),
    ("after", "setup", "is", "complete"),
    ("before", "setup"),
    ("at", "the", "start", "of", "the", "game"),
    ("at", "the", "beginning", "of", "the", "game"),
    *((when, "drawing", "your", hand, "hand") for when in ("before", "after") for hand in _HANDS),
    *((when, "you", "draw", "your", hand, "hand") for when in ("before", "after") for hand in _HANDS),
    *((when, hand, "hands", "are", "drawn") for when in ("before", "after") for hand in _HANDS),
    *(
        ("after", "each", "player", "draws", whose, hand, "hand")
        for whose in ("his or her", "their")
        for hand in _HANDS
    ),
)
_AS_AGENDA = ("as", "your", "agenda")
_ORDERS = (
    "search", "place", "put", "choose", "name", "add", "reveal", "shuffle", "set", "draw", "attach", "look", "then",
)  # fmt: skip


def setup_said(words: Words, first: int) -> int | None:
    """The place of the comma after such a time; None: the sentence does not begin with one."""
    for time in _TIMES:
        if _said(words, first, time) and words.is_word(first + len(time), ","):
            return first + len(time)
    if _said(words, first, ("during", "setup", ",")) and words.is_word(first + 3, *_ORDERS):
        return first + 2
    if not _said(words, first, ("when", "you", "announce")):
        return None
    for at in range(first + 3, len(words)):
        if words.is_word(at, ",", "."):
            return at if words.is_word(at, ",") and _said(words, at - 3, _AS_AGENDA) else None
    return None


def is_order(words: Words, section: Section) -> bool:
    """True where it is one more thing to do then: ``Shuffle your deck.``"""
    return words.is_word(section.first, *_ORDERS)


def _said(words: Words, first: int, said: tuple[str, ...]) -> bool:
    return all(words.is_word(first + at, word) for at, word in enumerate(said))
