"""Effects of a constant text when its card has been driven out of play, or a challenge of which the text speaks is won: ``If ..,
sacrifice this card. Then, ..``, ``.. If you win that challenge, gain 1 power``."""

from agot_judge.engine.ability import Condition
from agot_judge.engine.ability.ability import Ability, Later
from agot_judge.engine.ability.effects_on_cards import Sacrifice
from agot_judge.engine.ability.walk import nodes
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


RESULTS = ("win challenge", "lose challenge")


def is_of_one_challenge(condition: Condition | None) -> bool:
    """True where it is true only during a challenge that is described: ``during the third challenge you initiate each round``."""
    return any(
        isinstance(one, Condition) and (one.nth_challenge is not None or bool(one.challenge))
        for one in nodes(condition)
    )


def result_of_challenge(lattice: Lattice, reading: Reading, section: Section) -> Understood | None:
    """``if you win that challenge, gain 1 power for your faction``: the present challenge. None: it says something else."""
    try:
        found = read_whole(lattice, reading.fork(), "SENTENCE", section.first, section.last)
    except NotRead:
        return None
    sentence = found.meaning
    if sentence.then or found.reading.choices:
        return None
    waits = [one for one in sentence.effects if isinstance(one, Later)]
    if len(waits) != 1 or len(sentence.effects) != 1:
        return None
    (later,) = waits
    is_result = later.trigger.event in RESULTS and later.until == "challenge" and later.on == "self"
    return Understood(found.chunk, (later,), found.reading) if is_result else None
