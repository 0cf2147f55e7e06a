"""Lasting effects."""

from agot_judge.text.parsing.fragment import Fragment

lasting = Fragment(__name__, "effect", "lasting")
