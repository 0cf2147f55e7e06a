"""A constant sentence of two clauses: ``he cannot be killed and opponents cannot ..``."""

from agot_judge.text.discourse.reading import Reading
from agot_judge.text.lines.bullets import words_at
from agot_judge.text.lines.complete_parses import NotRead, Understood, read_whole
from agot_judge.text.lines.sections import Section
from agot_judge.text.parsing.lattice import Lattice
from agot_judge.text.parsing.words import Words


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
    """What is said up to the place, as if nothing followed: ``events`` is not ``events and locations``. Raises NotRead."""
    said = words_at(words, [*range(first, end)])
    found = read_whole(Lattice(said), reading, "CONSTANT", 0, len(said))
    found.chunk.first, found.chunk.last = first, end
    return found


def _second(lattice: Lattice, reading: Reading, first: Understood, section: Section, at: int) -> Understood:
    """What is said from the place on, of the subject that it has or of that of the whole sentence: that means what it
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
