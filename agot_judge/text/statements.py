"""Whether a sentence that is not understood says something that is always true, of whatever it says it."""

from agot_judge.text.kinds_of_sentences import SUBJECTLESS
from agot_judge.text.last_conditions import is_conditional, places
from agot_judge.text.lattice import Lattice
from agot_judge.text.lexer import Words
from agot_judge.text.sections import Section

_TIMES = (
    "when", "whenever", "after", "before", "until", "once", "at", "then", "time", "instead", "would", "provided", "long",
    "except", "only", "otherwise", "next", "limit", "max", "group", "setup",
)  # fmt: skip
"""Words that say, or may say, that it is so at some time only, or with something else."""

_VERBS = (
    "cannot", "may", "must", "is", "are", "has", "have", "get", "gets", "gain", "gains", "lose", "loses", "do", "does", "can",
    "win", "wins", "cost", "costs", "count", "counts", "contribute", "contributes", "need", "needs", "enter", "enters",
)  # fmt: skip


def has_subject(lattice: Lattice, section: Section) -> bool:
    """Whether it begins with cards, players, or an order that needs no more."""
    return lattice.words.is_word(section.first, *SUBJECTLESS) or bool(
        lattice.longest("CARDS", section.first) or lattice.longest("PLAYER", section.first)
    )


def is_always_so(words: Words, section: Section) -> bool:
    """Whether no word of the sentence begins a condition or a time, and one says what is so: ``You cannot mulligan.``

    What it says can be left to the judge then: a constant ability that applies always (2e/rr/constant-abilities/1).
    """
    said = places(section)
    if any(word.text in (":", '"') for at in said for word in words.at[at]):
        return False
    begins = any(is_conditional(words, at) or words.is_word(at, *_TIMES) for at in said)
    return not begins and any(words.is_word(at, *_VERBS) for at in said)
