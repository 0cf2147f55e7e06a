"""The nearest right spelling, for the messages of the scenario format."""

from agot_judge.spelling import did_you_mean, nearest, shown

__all__ = ["did_you_mean", "nearest", "shown"]
