"""The sandbox: boards built by form or text, stepped through the rules, shared by a link."""

from agot_judge.web.sandbox.views import blueprint

__all__ = ["blueprint"]
