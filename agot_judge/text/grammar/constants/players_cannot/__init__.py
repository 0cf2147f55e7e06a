"""Prohibitions of players."""

from agot_judge.text.parsing.fragment import Fragment

players_cannot = Fragment(__name__, "forbidden", "constant", "effect", "act", "periods")
