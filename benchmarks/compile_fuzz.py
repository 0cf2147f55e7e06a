"""Compiling texts that are wrong: no crash, no hang, and never understood with a made-up word in it.

``python -m benchmarks compile_fuzz --count 100000 [--first 0]``
"""

from time import perf_counter

from agot_judge.text.compile import compile_text
from benchmarks.compile import NAMES, TAM
from benchmarks.measure import Measurement
from benchmarks.mutated_lines import lines, mutated

COUNT = 10_000
HANG_MS = 1000


class WrongAnswer(Exception):
    """A text was understood that has a made-up word in it."""


def measure(count: int = COUNT, first: int = 0) -> tuple[Measurement, ...]:
    """The slowest of so many texts. Raises WrongAnswer; what a crash raises passes through, with its text noted."""
    whole = lines()
    compile_text("\n".join(whole), TAM, NAMES)
    slowest, its_text, spent = 0.0, "", 0.0
    made_up = understood = 0
    for seed in range(first, first + count):
        text, is_made_up = mutated(seed, whole)
        start = perf_counter()
        try:
            compiled = compile_text(text, TAM, NAMES)
        except Exception as error:
            error.add_note(f"seed {seed}: {text!r}")
            raise
        taken = (perf_counter() - start) * 1000
        spent += taken
        if taken > slowest:
            slowest, its_text = taken, f"seed {seed}"
        every = bool(compiled) and all(line.status == "compiled" for line in compiled)
        understood += every
        made_up += is_made_up
        if every and is_made_up:
            raise WrongAnswer(f"seed {seed}: {text!r} was understood")
    return (
        Measurement(
            name=f"card text, the slowest of {count} wrong ones",
            value=slowest,
            unit="ms",
            budget=HANG_MS,
            peer="one on average",
            peer_value=spent / count,
            note=f"{its_text}; {made_up} with a made-up word, {understood} others understood all the same",
        ),
    )
