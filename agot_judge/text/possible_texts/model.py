"""The texts that a text may stand for, and if it may say more."""

from typing import NamedTuple


class PossibleTexts(NamedTuple):
    """The texts that a text may stand for, in words that are understood; and if it may say something else altogether."""

    texts: tuple[str, ...]
    may_say_more: bool
    """True where what is not understood is neither a noun, nor the end of a sentence, nor only adds to a whole one."""
