"""What the searches are measured with: the project's own questions, and every word of a title."""

from pathlib import Path
from urllib.parse import urlencode

from agot_judge.corpus.store import Corpus
from agot_judge.places import ROOT
from agot_judge.search.analysis import terms
from benchmarks.judged_questions import EVERY_EDITION, JudgedQuestion, load_questions

DATA = ROOT / "tests" / "search" / "data"

OWN = DATA / "questions.jsonl"

TOLD = (DATA / "told.jsonl", DATA / "told-kept-back.jsonl", DATA / "reports.jsonl")
"""Questions told as stories, with the names of cards: those that the ranking was made with, those that were kept back
from it until it was done, and what players reported of games, of which the last forty-two came when it was nearly done. Those
who wrote the later phrases had seen what was missed of all three."""

TYPED = 4
"""So many letters are typed between two requests."""

Query = tuple[str, str | None]
"""Words and an edition (None: all)."""


def unpublished() -> list[Path]:
    """Files of questions that are not published with the project, where they lie beside it."""
    return sorted(ROOT.parent.glob("*/retrieval/queries-*.jsonl"))


def questions(corpus: Corpus) -> tuple[JudgedQuestion, ...]:
    """The project's own questions."""
    return load_questions(OWN, corpus)


def queries(corpus: Corpus) -> list[Query]:
    """The questions as they are asked, and each different word of a title alone."""
    asked: list[Query] = [
        (question.query, None if question.edition == EVERY_EDITION else question.edition)
        for question in questions(corpus)
    ]
    words = {
        entry.title[term.start : term.end].lower()
        for entry in corpus.entries()
        for term in terms(entry.title)
    }
    return asked + [(word, None) for word in sorted(words)]


def typed(corpus: Corpus) -> list[str]:
    """The addresses that the page asks for while the project's own questions are typed letter by letter."""
    places: list[str] = []
    for question in questions(corpus):
        query = question.query
        for end in (*range(TYPED, len(query), TYPED), len(query)):
            places.append(f"/results?{urlencode({'q': query[:end], 'edition': question.edition})}")
    return [place.replace("&edition=any", "") for place in places]
