"""The event desk: rulings that are kept, found again, appealed and printed, with all views under one blueprint."""

from agot_judge.web.events import (
    carry_views,
    case_views,
    file_views,
    from_board,
    member_views,
    people_views,
    personal_views,
)
from agot_judge.web.events.views import blueprint

VIEWS = (carry_views, case_views, file_views, from_board, member_views, people_views, personal_views)
"""The modules whose views stand under the blueprint."""

__all__ = ["blueprint"]
