"""The sandbox: boards built by form or text, stepped through the rules, shared by a link."""

from agot_judge.web.sandbox.comparing_views import blueprint

__all__ = ["blueprint"]
