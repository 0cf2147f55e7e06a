"""True where a sentence that is not understood says something that is always true, of whatever it says it; or true while
what it begins with is true."""

from agot_judge.text.lines.kinds_of_sentences import SUBJECTLESS
from agot_judge.text.lines.last_conditions import is_conditional, places
from agot_judge.text.lines.sections import Section
from agot_judge.text.parsing.lattice import Lattice
from agot_judge.text.parsing.words import Words

_TIMES = (
    "when", "whenever", "after", "before", "until", "once", "at", "then", "time", "instead", "would", "provided", "long",
    "except", "only", "otherwise", "next", "limit", "max", "group", "setup",
)  # fmt: skip
"""Words that say, or may say, that it is so at some time only, or with something else."""

_VERBS = (
    "cannot", "may", "must", "is", "are", "has", "have", "get", "gets", "gain", "gains", "lose", "loses", "do", "does", "can",
    "win", "wins", "cost", "costs", "count", "counts", "contribute", "contributes", "need", "needs", "enter", "enters",
)  # fmt: skip

_ORDERS = (
    "place", "put", "draw", "discard", "kneel", "stand", "sacrifice", "return", "choose", "reveal", "shuffle", "move",
    "take", "kill", "remove", "treat", "ignore", "count", "consider", "apply", "resolve", "play", "reduce", "increase",
    "raise", "lower", "switch", "skip",
)  # fmt: skip
"""The first words of sentences that say what is to be done."""


def has_subject(lattice: Lattice, section: Section) -> bool:
    """True where it begins with cards, players, or an order that needs no more."""
    return lattice.words.is_word(section.first, *SUBJECTLESS) or bool(
        lattice.longest("CARDS", section.first) or lattice.longest("PLAYER", section.first)
    )


def is_always_so(words: Words, section: Section) -> bool:
    """True where no word of the sentence begins a condition or a time, and one says what is so: ``You cannot mulligan.``

    What it says can be left to the judge then: a constant ability that applies always (2e/rr/constant-abilities/1).
    """
    immune = words.is_word(section.first, "immune") and words.is_word(section.first + 1, "to")
    says = immune or any(words.is_word(at, *_VERBS) for at in places(section))
    return says and not _may_depend(words, section)


def is_an_order(words: Words, section: Section) -> bool:
    """True where it says what is to be done, and no word of it begins another condition or a time.

    After a condition that is understood it can be left to the judge: ``If you control Wench, place Old Tam on her``.
    """
    return words.is_word(section.first, *_ORDERS) and not _may_depend(words, section)


def is_beside(words: Words, section: Section) -> bool:
    """True where a parenthesis says what is so or done in place of what stands before it, or beside it, and nothing of a time.

    When the ability applies is said before it, so that what it says can be left to the judge with that.
    """
    said = Section(section.first + 1, section.last - 1)
    if any(words.is_word(said.first, word) for word in ("limit", "max", "group", "only", "use", "cannot")):
        return False
    return any(words.is_word(at, "instead") for at in places(said)) or not _may_depend(words, said)


def _may_depend(words: Words, section: Section) -> bool:
    said = places(section)
    if any(word.text in (":", '"') for at in said for word in words.at[at]):
        return True
    return any(is_conditional(words, at) or words.is_word(at, *_TIMES) for at in said)
