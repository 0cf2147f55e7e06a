"""Compiling card text: as many made-up lines as all printed cards have, and one line in a warm process."""

from functools import partial
from pathlib import Path
from statistics import median

from agot_judge.cards.model import CardFace
from agot_judge.text.compile import compile_text
from agot_judge.text.compiled_cache import Compiler
from agot_judge.text.coverage import coverage_of
from agot_judge.text.names import Names
from agot_judge.text.parsing.lexer import words_of
from agot_judge.text.parsing.normalize import normalize
from benchmarks.measure import Measurement, median_of_pairs, milliseconds

LINES = 3882
"""Ability lines of the 2,240 cards of the second edition."""
BUDGET_MS = 20_000
LINE_BUDGET_MS = 10
KEPT_BUDGET_MS = 1000

NAMES = Names(
    titles=("Old Tam", "The Grey Ferry", "Old Bessa", "The Salt Mill", "Ashford's Ledger"),
    traits=("Ferryman",),
)
TAM = CardFace(name="Old Tam", type="character")


def measure() -> tuple[Measurement, ...]:
    """All lines, the slowest line, and all lines again where they are kept."""
    some = Path(__file__).with_name("card_lines.txt").read_text(encoding="utf-8").splitlines()
    all_lines = [some[number % len(some)] for number in range(LINES)]
    compile_text("\n".join(some), TAM, NAMES)  # the grammars are made when they are first used
    whole, split = median_of_pairs(3, partial(_compiled, all_lines), partial(_split, all_lines))
    slowest = max(median(_compiled([line]) for _ in range(5)) for line in some)
    compiler = Compiler(NAMES)
    compiler.text("\n".join(all_lines), TAM)
    found = coverage_of(compile_text("\n".join(some), TAM, NAMES))
    return (
        Measurement(
            name="card text, every line",
            value=whole,
            unit="ms",
            budget=BUDGET_MS,
            peer="the same lines only split into words",
            peer_value=split,
            note=f"{100 * found.share('compiled'):.0f} % of these made-up lines compiled",
        ),
        Measurement(
            name="card text, the slowest of the lines",
            value=slowest,
            unit="ms",
            budget=LINE_BUDGET_MS,
            peer="a line on average",
            peer_value=whole / LINES,
        ),
        Measurement(
            name="card text, every line where it is kept",
            value=milliseconds(lambda: compiler.text("\n".join(all_lines), TAM)),
            unit="ms",
            budget=KEPT_BUDGET_MS,
            peer="compiling them",
            peer_value=whole,
        ),
    )


def _compiled(lines: list[str]) -> float:
    return milliseconds(lambda: [compile_text(line, TAM, NAMES) for line in lines])


def _split(lines: list[str]) -> float:
    return milliseconds(lambda: [words_of(normalize(line), TAM.name, NAMES) for line in lines])
