"""A count given as an option."""

import argparse

LARGEST = 1_000_000_000


def count_of(word: str) -> int:
    """A whole number from 1 on. Raises ArgumentTypeError."""
    if not (word.isascii() and word.isdecimal()) or not 1 <= int(word[:12]) <= LARGEST:
        raise argparse.ArgumentTypeError(f"must be a whole number, 1 or more, not {word[:40]!r}")
    return int(word)
