"""The time for which the judge's effects last: the end of a period, in the words of the rules."""

from agot_judge.engine.state.transition import END_OF
from agot_judge.scenario.names import did_you_mean, shown
from agot_judge.scenario.reading import Reader
from agot_judge.scenario.yaml_reader import Node

PERIODS = ("challenge", "phase", "round", "game")


def read_end(reader: Reader, node: Node, what: str) -> str:
    """The period at whose end this is: ``end of the phase``, ``the end of the challenges phase``, ``round``."""
    typed = reader.text(node, what)
    words = " ".join(typed.lower().removeprefix("until ").split())
    bare = words.removeprefix("at ").removeprefix("the ").removeprefix("end of ").removeprefix("the ")
    for this in ("this ", "present "):
        bare = bare.removeprefix(this)
    if bare in PERIODS:
        return bare
    phases = reader.framework.phase_names
    named = bare.removesuffix(" phase")
    named = reader.framework.spellings.get(named) or named
    if named in phases:
        return f"{END_OF}{named}"
    if typed:
        known = (*map(end_in_words, PERIODS), *(end_in_words(f"{END_OF}{phase}") for phase in phases))
        reader.wrong(node, f"{what} cannot be {shown(typed)}.", did_you_mean(words, known))
    return ""


def end_in_words(until: str) -> str:
    """The same as the file has it."""
    if until.startswith(END_OF):
        return f"end of the {until.removeprefix(END_OF)} phase"
    return f"end of the {until}"
