"""Sentences with ``otherwise``: of what the sentence before did, nothing is known there, for it was not done; the cards that the
sentence before chose were chosen."""

from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.lines.complete_parses import NotRead, Understood, read_whole
from agot_judge.text.lines.sections import Section
from agot_judge.text.parsing.lattice import Lattice


def read_instead(lattice: Lattice, reading: Reading, before: Reading, section: Section) -> Understood:
    """``If it is a Knight, draw 1 card. Otherwise, discard that card.``: not the one that would have been drawn. ``before``: what
    was spoken of before the sentence that it follows. Raises NotRead."""
    if lattice.words.is_word(section.first, "otherwise"):
        undone = reading.fork()
        undone.discourse = undone.discourse.back_to(before.discourse)
        try:
            found = read_whole(lattice, undone, "INSTEAD", section.first, section.last)
        except NotRead:
            pass  # what was chosen in that sentence is known
        else:
            chosen = (one for one in reading.discourse.mentions if one.ref in TARGETS)
            found.reading.discourse = found.reading.discourse.with_mentions(*chosen)
            return found
    return read_whole(lattice, reading, "INSTEAD", section.first, section.last)
