"""What follows when a constant text has driven its card out of play: ``If .., sacrifice this card. Then, ..``."""

from agot_judge.engine.ability.ability import Ability
from agot_judge.engine.ability.effects_on_cards import Sacrifice
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.lines.complete_parses import NotRead, Understood, read_whole
from agot_judge.text.lines.sections import Section
from agot_judge.text.parsing.lattice import Lattice


def what_follows(
    lattice: Lattice, reading: Reading, section: Section, before: Ability | None
) -> Understood | None:
    """``Then, your King gains 1 power``: after a sacrifice, which nothing is saved from. None: it says something else."""
    if before is None or before.then or not lattice.words.is_word(section.first, "then"):
        return None
    if len(before.effects) != 1 or not isinstance(before.effects[0], Sacrifice):
        return None
    try:
        found = read_whole(lattice, reading.fork(), "SENTENCE", section.first, section.last)
    except NotRead:
        return None
    sentence = found.meaning
    if not sentence.then or not sentence.effects or found.reading.choices:
        return None
    return Understood(found.chunk, sentence.effects, found.reading)
