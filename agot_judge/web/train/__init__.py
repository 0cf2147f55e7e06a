"""The pages on which one learns to judge."""

from agot_judge.web.train.pages import blueprint

__all__ = ["blueprint"]
