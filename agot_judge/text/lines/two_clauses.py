"""``Draw 1 card and Old Tam gets +2 STR``: a sentence of two clauses, where the first could be read as going on."""

from agot_judge.engine.ability.ability import Effect, ForEach, May
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.grammar.sentences import Sentence
from agot_judge.text.lines.bullets import words_at
from agot_judge.text.lines.complete_parses import NotRead, Understood, read_whole
from agot_judge.text.lines.sections import Section
from agot_judge.text.parsing.lattice import Lattice

OF_BOTH = (
    "if",
    "while",
    "during",
    "until",
    "unless",
    "then",
    "may",
    "instead",
    "when",
    "for",
    "either",
    "or",
)
"""Words that could be about the second clause as well, or make it another option."""


def two_clauses(lattice: Lattice, reading: Reading, section: Section) -> Understood | None:
    """What the sentence means; None: it is not two such clauses, or not certain where the second begins."""
    words = lattice.words
    found: list[Understood] = []
    for at in range(section.first + 2, section.last - 2):
        if not words.is_word(at, "and") or not _has_subject(lattice, at + 1):
            continue
        end = at - 1 if words.is_word(at - 1, ",") else at
        if any(words.is_word(place, *OF_BOTH) for place in range(section.first, end)):
            continue
        try:
            before = words_at(words, [*range(section.first, end)])
            first = read_whole(Lattice(before), reading, "SENTENCE", 0, len(before))
            second = read_whole(lattice, first.reading, "SENTENCE", at + 1, section.last)
        except NotRead:
            continue
        if _is_one(first.meaning) and _is_one(second.meaning):
            found.append(
                Understood(
                    second.chunk, Sentence((*first.meaning.effects, *second.meaning.effects)), second.reading
                )
            )
    return found[0] if len(found) == 1 else None


def _has_subject(lattice: Lattice, at: int) -> bool:
    return bool(lattice.longest("CARDS", at) or lattice.longest("PLAYER", at))


def _is_one(sentence: Sentence) -> bool:
    """True where it only does something, and nobody may leave it out."""
    return not sentence.then and not any(_is_optional(effect) for effect in sentence.effects)


def _is_optional(effect: Effect) -> bool:
    inner = effect.effects[-1] if isinstance(effect, ForEach) else effect
    return isinstance(inner, May)
