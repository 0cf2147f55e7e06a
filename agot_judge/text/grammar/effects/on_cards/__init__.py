"""Effects on cards. The player who does them is ``reading.subject``."""

from agot_judge.text.parsing.fragment import Fragment

effects_on_cards = Fragment(__name__, "clause", "effect", "put_how", "quoted")
