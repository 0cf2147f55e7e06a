"""Numbers of cases that people say aloud: four letters without those that are mistaken for others."""

from collections.abc import Container
from hashlib import sha256

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: no I, L, O, U."""
LENGTH = 4
BITS = 5
_SAME = str.maketrans("ILO", "110")


def number_of(uuid: str, taken: Container[str]) -> str:
    """The number of a case: made of its uuid, and another one where an earlier case has that."""
    tries = 0
    while True:
        digest = int.from_bytes(sha256(f"{uuid} {tries}".encode()).digest()[:4], "big")
        found = "".join(LETTERS[digest >> (BITS * place) & 31] for place in range(LENGTH))
        if found not in taken:
            return found
        tries += 1


def as_written(number: str) -> str:
    """A number as it is written, of one that somebody has typed or heard: ``7k4m``, ``O`` for ``0``."""
    return number.strip().upper().translate(_SAME)
