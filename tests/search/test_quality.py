"""What the search reaches on questions with known answers: it may change for a reason, not slip unseen.

``python -m benchmarks search_quality`` prints the figures. The floors are a few points under what is reached.
"""

from pathlib import Path

import pytest

from benchmarks.judged_questions import Figures, evaluate, load_questions

OWN = Path(__file__).parent / "data" / "questions.jsonl"


@pytest.fixture
def reached(search, corpus):
    """The figures on a file of questions."""

    def measured(path: Path) -> Figures:
        return evaluate(
            lambda query, edition: [hit.id for hit in search.find(query, edition).hits],
            load_questions(path, corpus),
        )

    return measured


def test_on_our_own_questions_nothing_is_lost(reached):
    figures = reached(OWN)
    assert figures.first_five >= 0.88
    assert figures.mrr10 >= 0.73
    assert figures.overriding_above >= 0.95


def test_on_questions_of_others_nothing_is_lost(reached, shared):
    for path in sorted((shared / "retrieval").glob("queries-*.jsonl")):
        figures = reached(path)
        assert figures.first_five >= 0.92, path.name
        assert figures.mrr10 >= 0.76, path.name
        assert figures.overriding_above >= 0.95, path.name
