"""What the search reaches on questions with known answers: it may change for a reason, not slip unseen.

``python -m benchmarks search_quality`` prints the figures. The floors are a few points under what is reached.
"""

from pathlib import Path

import pytest
from msgspec.structs import replace

from benchmarks.judged_questions import EVERY_EDITION, Figures, evaluate, load_questions

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
    """Written to measure a search, each paragraph graded."""
    figures = reached(shared / "retrieval" / "queries-dev.jsonl")
    assert figures.first_five >= 0.92
    assert figures.mrr10 >= 0.76
    assert figures.overriding_above >= 0.95


def test_on_real_questions_nothing_is_lost(reached, shared):
    """Fifteen that judges were asked, told as stories with the names of cards; any paragraph of the answer will do."""
    figures = reached(shared / "retrieval" / "queries-real.jsonl")
    assert figures.questions == 15
    assert figures.first_five >= 13 / 15
    assert figures.mrr10 >= 0.75


@pytest.mark.parametrize(
    ("file", "first_five", "mrr10"),
    [("told.jsonl", 0.88, 0.69), ("told-kept-back.jsonl", 0.82, 0.62), ("reports.jsonl", 0.86, 0.74)],
)
def test_on_questions_told_as_stories_nothing_is_lost(reached, file, first_five, mrr10):
    figures = reached(OWN.with_name(file))
    assert figures.first_five >= first_five
    assert figures.mrr10 >= mrr10


def test_without_an_edition_the_older_ones_are_found_too(search, corpus):
    """The questions name none: what they say has to tell which is meant."""
    asked = tuple(replace(one, edition=EVERY_EDITION) for one in load_questions(OWN, corpus))
    figures = evaluate(lambda query, edition: [hit.id for hit in search.find(query, edition).hits], asked)
    assert figures.first_five >= 0.82
    assert figures.mrr10 >= 0.69


def test_every_file_of_questions_is_measured(shared):
    files = {path.name for path in (shared / "retrieval").iterdir()}
    assert files == {"queries-dev.jsonl", "queries-real.jsonl"}
