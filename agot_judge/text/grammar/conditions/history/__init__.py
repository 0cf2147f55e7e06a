"""Conditions about the past: what has happened to cards, and what players did with them."""

from agot_judge.text.parsing.fragment import Fragment

conditions_of_history = Fragment(__name__, "state", "did")
