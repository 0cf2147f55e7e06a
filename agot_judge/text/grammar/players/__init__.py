"""Who is spoken of."""

from agot_judge.text.parsing.fragment import Fragment

players = Fragment(__name__, "player", "owner")
