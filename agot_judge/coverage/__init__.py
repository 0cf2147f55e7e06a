"""Which paragraphs the engine implements, which of them a test shows, and which no engine could violate."""

from agot_judge.coverage.model import Coverage, Covered, Status
from agot_judge.coverage.report import coverage_of

__all__ = ["Coverage", "Covered", "Status", "coverage_of"]
