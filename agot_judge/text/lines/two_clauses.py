"""A sentence of two clauses: ``Draw 1 card and Old Tam gets +2 STR``, ``he cannot be killed and opponents cannot ..``."""

from agot_judge.engine.ability.ability import Effect, ForEach, May
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.grammar.sentences import Sentence
from agot_judge.text.lines.bullets import words_at
from agot_judge.text.lines.complete_parses import NotRead, Understood, read_whole
from agot_judge.text.lines.sections import Section
from agot_judge.text.parsing.lattice import Lattice
from agot_judge.text.parsing.words import Words

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
    """The meaning of the sentence; None: it is not two such clauses, or not certain where the second begins."""
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


def two_constants(lattice: Lattice, reading: Reading, section: Section) -> Understood | None:
    """Two clauses: ``he cannot be killed and opponents cannot ..``, ``each player cannot .., and plays with ..``.

    The second has a subject of its own, or that of the first. None: it is not certain where it begins.
    """
    found: list[tuple[Understood, Understood]] = []
    for at in range(section.first + 2, section.last - 2):
        if not lattice.words.is_word(at, "and") or lattice.words.is_kind(at + 1, "SIGNED"):
            continue
        end = at - 1 if lattice.words.is_word(at - 1, ",") else at
        try:
            first = _first(lattice.words, reading, section.first, end)
            second = _second(lattice, reading, first, section, at + 1)
        except NotRead:
            continue
        found.append((first, second))
    if len(found) != 1:
        return None
    ((first, second),) = found
    return Understood(first.chunk, (*first.meaning, *second.meaning), second.reading)


def _first(words: Words, reading: Reading, first: int, end: int) -> Understood:
    """The meaning of the words up to the place, as if nothing followed: ``events`` is not read as ``events and locations``.
    Raises NotRead."""
    said = words_at(words, [*range(first, end)])
    found = read_whole(Lattice(said), reading, "CONSTANT", 0, len(said))
    found.chunk.first, found.chunk.last = first, end
    return found


def _second(lattice: Lattice, reading: Reading, first: Understood, section: Section, at: int) -> Understood:
    """The meaning of the words from the place on, of their own subject or of that of the whole sentence, which means what it
    meant there (``each other character``: than this one). Raises NotRead."""
    alike = all(
        lattice.words.is_word(place, "each") and lattice.words.is_word(place + 1, "other")
        for place in (section.first, at)
    )
    try:
        return read_whole(lattice, reading if alike else first.reading, "CONSTANT", at, section.last)
    except NotRead as error:
        for kind in ("PLAYER", "CARDS"):
            for subject in lattice.longest(kind, section.first):
                words = words_at(
                    lattice.words, [*range(section.first, subject.last), *range(at, section.last)]
                )
                try:
                    return read_whole(Lattice(words), reading, "CONSTANT", 0, len(words))
                except NotRead:
                    continue
        raise error
