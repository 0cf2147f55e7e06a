"""Effects of a player on cards in hand and deck. The player who does them is ``reading.subject``."""

from agot_judge.text.parsing.fragment import Fragment

hands_and_decks = Fragment(__name__, "clause")
