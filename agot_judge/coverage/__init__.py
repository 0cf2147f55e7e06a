"""The paragraphs that the engine implements, those that a test shows, and those that no engine could violate."""

from agot_judge.coverage.model import Coverage, Covered, Status
from agot_judge.coverage.report import coverage_of
from agot_judge.coverage.shown import shown_by_tests
from agot_judge.coverage.where import where

__all__ = ["Coverage", "Covered", "Status", "coverage_of", "shown_by_tests", "where"]
