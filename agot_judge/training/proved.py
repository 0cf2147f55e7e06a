"""The paragraphs on which an exercise may rest."""

from agot_judge.corpus.store import Corpus
from agot_judge.coverage import coverage_of


def proved(corpus: Corpus, edition: str) -> frozenset[str]:
    """The paragraphs of an edition that code does and a test shows; those that code does where no tests are installed."""
    coverage = coverage_of(corpus, edition)
    status = ("shown",) if coverage.tests_are_known else ("implemented", "shown")
    return frozenset(one.id for one in coverage.paragraphs if one.status in status)
