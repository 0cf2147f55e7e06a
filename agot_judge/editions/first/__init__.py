"""The First Edition: so far what its boards are written down with; no engine executes it yet."""

from agot_judge.editions.first.framework import FRAMEWORK

__all__ = ["FRAMEWORK"]
