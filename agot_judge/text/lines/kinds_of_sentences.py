"""The kinds of sentences without a header, and the kinds of lines that consist of such sentences."""

from agot_judge.engine.ability.effects_on_cards import Discard, Kill, ReturnToHand, Sacrifice
from agot_judge.text.compiled import LineKind

KINDS: tuple[tuple[str, LineKind], ...] = (
    ("KEYWORD_LINE", "keywords"),
    ("MODIFIER", "modifier"),
    ("RIVALRY", "rivals"),
    ("RIGHT", "constant"),
    ("RESTRICTION", "restriction"),
    ("PLAY_ONLY", "play restriction"),
    ("DECK_BUILDING", "deck building"),
    ("CONSTANT", "constant"),
)
"""Kinds of chunks that are a sentence of such a line, and what a line of it is."""

RANK: tuple[LineKind, ...] = (
    "constant", "modifier", "deck building", "play restriction", "restriction", "rivals", "keywords"
)  # fmt: skip
"""The kinds of lines by rank: a line with several kinds of sentences is of the first of them."""

LEAVING = (Sacrifice, Discard, Kill, ReturnToHand)
"""The effects that are done as soon as a condition is true, and never without a condition."""
SUBJECTLESS = ("reduce", "increase", "treat", "set", "add", "you", "each", "players")
