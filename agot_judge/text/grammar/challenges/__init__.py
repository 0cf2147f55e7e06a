"""Challenges, as texts speak of them."""

from agot_judge.text.parsing.fragment import Fragment

challenges = Fragment(__name__, "challenge", "role", "side", "ordinal", "circumstance")
