"""The pages on which one learns to judge."""

from agot_judge.web.train import exam_views, own_views, set_views
from agot_judge.web.train.pages import blueprint

__all__ = ["blueprint", "exam_views", "own_views", "set_views"]
