"""With what a constant sentence ends: ``while ..``, ``unless its controller pays 1 gold``; and what would happen."""

from agot_judge.engine.ability import Condition
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.lines.complete_parses import NotRead, read_before, read_whole
from agot_judge.text.lines.sections import Section
from agot_judge.text.parsing.lattice import Lattice
from agot_judge.text.parsing.words import Words

CONDITIONAL = ("if", "while", "during", "outside", "unless")
"""The words with which a condition begins."""


def places(section: Section) -> range:
    """The places of the sentence."""
    return range(section.first, section.last)


def is_conditional(words: Words, at: int) -> bool:
    """True where a condition begins there: ``if able`` is none, nor ``as if it were in your hand``."""
    is_manner = at > 0 and words.is_word(at - 1, "as")
    return words.is_word(at, *CONDITIONAL) and not words.is_word(at + 1, "able") and not is_manner


def last_time(words: Words, section: Section) -> int | None:
    """Where its last ``while ..``, ``if ..``, ``unless ..`` begins, if not with it."""
    found = [at for at in places(section) if is_conditional(words, at)]
    return found[-1] if found and found[-1] != section.first else None


def before_if_able(words: Words, section: Section) -> Section:
    """The sentence before ``, if able``, with which it may end."""
    end = section.last - 3
    if end <= section.first:
        return section
    ends = all(words.is_word(end + at, word) for at, word in enumerate((",", "if", "able")))
    return Section(section.first, end) if ends else section


def time_said(lattice: Lattice, reading: Reading, at: int, last: int) -> Condition | None:
    """The condition that the words at the place say must be true; None: the words are not understood."""
    unless = lattice.words.is_word(at, "unless")
    kind, first = ("STATES", at + 1) if unless else ("CONDITION", at)
    try:
        found = read_whole(lattice, reading, kind, first, last)
    except NotRead:
        return None
    return Condition(none_of=(found.meaning,)) if unless else found.meaning


def before_payment(lattice: Lattice, section: Section) -> Section:
    """The sentence before ``unless its controller pays 1 gold``, where that is understood; otherwise all of it."""
    at = last_time(lattice.words, section)
    if at is None or not lattice.words.is_word(at, "unless"):
        return section
    reading = Reading()
    reading.player = "that player"
    for_each = lattice.words.is_word(section.last - 2, "for") and lattice.words.is_word(
        section.last - 1, "each"
    )
    try:
        read_whole(lattice, reading, "EFFECT", at + 1, section.last - 2 if for_each else section.last)
    except NotRead:
        return section
    return Section(section.first, at)


def without_time(
    lattice: Lattice, reading: Reading, section: Section
) -> tuple[Section, tuple[Condition, ...]]:
    """The sentence before its last ``while ..``, ``if ..``, ``unless ..``, and that as a condition."""
    whole = before_if_able(lattice.words, section)
    at = last_time(lattice.words, whole)
    when = None if at is None else time_said(lattice, reading, at, whole.last)
    if at is None or when is None:
        return section, ()
    return Section(section.first, at), (when,)


def imminent(lattice: Lattice, section: Section) -> int | None:
    """Where ``if .. would ..`` ends, which ``instead`` follows; None: the sentence is not such a one."""
    said = all(
        any(lattice.words.is_word(at, word) for at in places(section)) for word in ("would", "instead")
    )
    if not said or not lattice.words.is_word(section.first, "if"):
        return None
    try:
        return read_before(lattice, Reading(), "AWAITED", section.first + 1, ",").chunk.last
    except NotRead:
        return None
