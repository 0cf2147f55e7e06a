"""Effects of interrupts."""

from agot_judge.text.parsing.fragment import Fragment

interrupts = Fragment(__name__, "effect", "clause", "sentence")
