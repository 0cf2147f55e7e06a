"""Compiling the texts of packs of cards, line by line in a warm process.

``python -m benchmarks printed_lines --cards FILE...``: packs of cards, whose texts are not part of the project.
"""

from functools import partial
from statistics import median

from agot_judge.cards.importers.obtain import obtain
from agot_judge.cards.importers.shapes import read_data
from agot_judge.text.compile import compile_line
from agot_judge.text.lines.splitting import lines
from agot_judge.text.names import Names
from agot_judge.text.parsing.lexer import words_of
from agot_judge.text.parsing.normalize import normalize
from benchmarks.compile import BUDGET_MS, LINE_BUDGET_MS
from benchmarks.compile import LINES as PRINTED
from benchmarks.measure import Measurement, milliseconds

TIMES = 5


def measure(cards: list[str]) -> tuple[Measurement, ...]:
    """As many lines as all cards of the edition have, and the slowest line. Raises CardDataError."""
    faces = [card.face for file in cards for card in read_data(file, obtain(file)).cards]
    names = Names.of(faces)
    found = [(face.text[span.start : span.end], face) for face in faces for span in lines(face.text)]
    for text, face in found:
        compile_line(text, face, names)
    times = {
        (text, face.name): median(
            milliseconds(partial(compile_line, text, face, names)) for _ in range(TIMES)
        )
        for text, face in found
    }
    split = sum(milliseconds(partial(_split, text, face.name, names)) for text, face in found)
    whole = sum(times.values()) * PRINTED / len(times)
    slowest = max(times, key=lambda line: times[line])
    over = sum(took > LINE_BUDGET_MS for took in times.values())
    return (
        Measurement(
            name=f"printed text, {PRINTED} lines at the rate of these",
            value=whole,
            unit="ms",
            budget=BUDGET_MS,
            peer="the same lines only split into words",
            peer_value=split * PRINTED / len(found),
            note=f"{len(times)} lines",
        ),
        Measurement(
            name="printed text, the slowest line",
            value=times[slowest],
            unit="ms",
            budget=LINE_BUDGET_MS,
            peer="a line on average",
            peer_value=whole / PRINTED,
            note=f"of {slowest[1]}; {over} lines over the budget",
        ),
    )


def _split(text: str, title: str, names: Names) -> None:
    words_of(normalize(text), title, names)
