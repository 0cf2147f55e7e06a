"""What is said of the readings of a text."""

from typing import NamedTuple


class Readings(NamedTuple):
    """What a text may say, in words that are understood; and whether it may say something else altogether."""

    texts: tuple[str, ...]
    may_say_more: bool
    """True where what is not understood is neither a noun, nor the end of a sentence, nor only adds to a whole one."""
