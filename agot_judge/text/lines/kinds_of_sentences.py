"""What a sentence without a header may be, and what a line of such sentences is."""

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
"""What a line of several kinds of sentences is: the first of these."""

LEAVING = (Sacrifice, Discard, Kill, ReturnToHand)
"""What is done as soon as a condition is true, and never without one."""
SUBJECTLESS = ("reduce", "increase", "treat", "set", "add", "you", "each", "players")
