"""The families that are kept for exams: nobody meets their exercises in practice before."""

from hashlib import blake2b

ONE_IN = 5
"""One family in so many is kept for exams."""


def is_for_exams(family: str) -> bool:
    """True for a family whose exercises are asked in exams alone: by a hash, so that it never changes."""
    return blake2b(family.encode(), digest_size=2).digest()[0] % ONE_IN == 0
