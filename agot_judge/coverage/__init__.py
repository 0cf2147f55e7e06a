"""Which paragraphs the engine implements, which of them a test shows, and which no engine could violate."""

from agot_judge.coverage.model import Coverage, Covered, Status
from agot_judge.coverage.records import EDITIONS_COVERED
from agot_judge.coverage.report import coverage_of
from agot_judge.coverage.shown import shown_by_tests
from agot_judge.coverage.where import where

__all__ = ["EDITIONS_COVERED", "Coverage", "Covered", "Status", "coverage_of", "shown_by_tests", "where"]
