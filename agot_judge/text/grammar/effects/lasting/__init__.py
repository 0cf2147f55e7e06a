"""Lasting effects."""

from agot_judge.text.fragment import Fragment

lasting = Fragment(__name__, "effect", "lasting")
