"""The Iron Throne Edition: so far what its boards are written down with; no engine executes it yet."""

from agot_judge.editions.ccg.framework import FRAMEWORK

__all__ = ["FRAMEWORK"]
