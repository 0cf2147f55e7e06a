"""Signs of what a constant sentence says that is not understood: a condition with which it ends, an occurrence that would be,
what is always so; and of what a sentence may borrow from those before it."""

from agot_judge.engine.ability import Condition
from agot_judge.engine.ability.ability import Ability
from agot_judge.engine.ability.effects_on_players import InitiateChallenge
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
    ends = end > section.first and words.are_words(end, ",", "if", "able")
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
    for_each = lattice.words.are_words(section.last - 2, "for", "each")
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


def is_imminent(lattice: Lattice, section: Section) -> bool:
    """True where the sentence is ``if .. would ..``, which is understood, and says what happens instead."""
    words = lattice.words
    said = all(words.has_word(section.first, section.last, word) for word in ("would", "instead"))
    if not said or not words.is_word(section.first, "if"):
        return False
    try:
        read_before(lattice, Reading(), "AWAITED", section.first + 1, ",")
    except NotRead:
        return False
    return True


_TIMES = (
    "when", "whenever", "after", "before", "until", "once", "at", "then", "time", "instead", "would", "provided", "long",
    "except", "only", "otherwise", "next", "limit", "max", "group", "setup",
)  # fmt: skip
"""Words that say, or may say, that it is so at some time only, or with something else."""

_VERBS = (
    "cannot", "may", "must", "is", "are", "has", "have", "get", "gets", "gain", "gains", "lose", "loses", "do", "does", "can",
    "win", "wins", "cost", "costs", "count", "counts", "contribute", "contributes", "need", "needs", "enter", "enters",
)  # fmt: skip

SUBJECTLESS = ("reduce", "increase", "treat", "set", "add", "you", "each", "players")

_ORDERS = (
    "place", "put", "draw", "discard", "kneel", "stand", "sacrifice", "return", "choose", "reveal", "shuffle", "move",
    "take", "kill", "remove", "treat", "ignore", "count", "consider", "apply", "resolve", "play", "reduce", "increase",
    "raise", "lower", "switch", "skip",
)  # fmt: skip
"""The first words of sentences that say what is to be done."""


def has_subject(lattice: Lattice, section: Section) -> bool:
    """True where it begins with cards, players, or an order that needs no more."""
    return lattice.words.is_word(section.first, *SUBJECTLESS) or lattice.has_noun(section.first)


def is_always_so(words: Words, section: Section) -> bool:
    """True where no word of the sentence begins a condition or a time, and one says what is so: ``You cannot mulligan.``

    What it says can be left to the judge then: a constant ability that applies always (2e/rr/constant-abilities/1).
    """
    immune = words.are_words(section.first, "immune", "to")
    says = immune or words.has_word(section.first, section.last, *_VERBS)
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
    if words.is_word(said.first, "limit", "max", "group", "only", "use", "cannot"):
        return False
    return words.has_word(said.first, said.last, "instead") or not _may_depend(words, said)


def _may_depend(words: Words, section: Section) -> bool:
    said = places(section)
    if any(word.text in (":", '"') for at in said for word in words.at[at]):
        return True
    return any(is_conditional(words, at) or words.is_word(at, *_TIMES) for at in said)


def unclear_of_before(words: Words, section: Section, abilities: list[Ability], conditional: bool) -> str:
    """The point that is not certain of the sentence because of those before it; empty where all is certain."""
    if not conditional and _may_hold_here_too(words, section, abilities):
        return "unclear: while what is true"
    if _is_of_challenge_before(words, section, abilities):
        return "unclear: which challenge"
    return ""


def _may_hold_here_too(words: Words, section: Section, abilities: list[Ability]) -> bool:
    """True where the condition of the sentence before it may be meant for this one, which says none: ``during .., he
    gains renown. Raise the claim value ..``."""
    before = bool(abilities) and abilities[-1].condition is not None
    if words.is_kind(section.first, "SELF"):
        return False  # by its title again, which the sentence before would have had a pronoun for
    return before and not any(is_conditional(words, at) for at in places(section))


def _is_of_challenge_before(words: Words, section: Section, abilities: list[Ability]) -> bool:
    """``You may initiate an additional challenge. Only Knights may be declared in that challenge``: not in each."""
    additional = any(
        isinstance(effect, InitiateChallenge) for ability in abilities for effect in ability.effects
    )
    return additional and any(
        words.are_words(at, the, "challenge") for at in places(section) for the in ("that", "this", "the")
    )
