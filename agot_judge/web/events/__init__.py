"""The event desk: rulings that are kept, found again, appealed and printed."""

from agot_judge.web.events.all_views import blueprint

__all__ = ["blueprint"]
