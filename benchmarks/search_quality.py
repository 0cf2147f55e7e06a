"""How often the deciding paragraph is among the first, over questions with known answers."""

from collections.abc import Sequence

from msgspec.structs import replace

from agot_judge.citation import CitationId
from agot_judge.corpus.store import load_corpus
from agot_judge.search import Search, open_index
from benchmarks.judged_questions import EVERY_EDITION, Figures, evaluate, load_questions
from benchmarks.measure import Measurement
from benchmarks.search_peers import full_text
from benchmarks.search_questions import OWN, TOLD, unpublished

FIRST_FIVE = 85
MRR = 70
ABOVE = 95

REAL = "queries-real"
"""Questions that name no edition themselves: measured with it and without."""


def measure() -> tuple[Measurement, ...]:
    """Three figures for each file of questions, in hundredths, beside SQLite FTS5; of stories also without the edition."""
    corpus = load_corpus()
    search = Search(open_index(corpus))

    def find(query: str, edition: str | None) -> Sequence[CitationId]:
        return [hit.id for hit in search.find(query, edition).hits]

    peer = full_text(corpus)
    measured: list[Measurement] = []
    for path in (OWN, *TOLD, *unpublished()):
        asked = load_questions(path, corpus)
        measured.extend(_measurements(path.stem, evaluate(find, asked), evaluate(peer, asked)))
        if path in TOLD or path.stem == REAL:
            without = tuple(replace(question, edition=EVERY_EDITION) for question in asked)
            figures = _measurements(
                f"{path.stem} without edition", evaluate(find, without), evaluate(peer, without)
            )
            measured.extend(figures)
    return tuple(measured)


def _measurements(name: str, ours: Figures, peers: Figures) -> list[Measurement]:
    figures = [
        ("a deciding paragraph among five", FIRST_FIVE, ours.first_five, peers.first_five),
        ("MRR@10", MRR, ours.mrr10, peers.mrr10),
    ]
    if ours.overrides:
        figures.append(("what overrides above", ABOVE, ours.overriding_above, peers.overriding_above))
    return [
        Measurement(
            name=f"{name}: {what}",
            value=100 * value,
            unit="%",
            budget=budget,
            peer="SQLite FTS5",
            peer_value=100 * of_peer,
            note=f"{ours.questions} questions",
        )
        for what, budget, value, of_peer in figures
    ]
