"""Bytes that are kept with a hash before them, so that what a disk made of them is known before it is read."""

import logging
from hashlib import sha256

LENGTH = 16
"""Bytes of the hash."""

_LOG = logging.getLogger("agot_judge.kept")


def sealed(value: bytes) -> bytes:
    """The value with its seal before it."""
    return seal_of(value) + value


def seal_of(value: bytes) -> bytes:
    """The seal of a value."""
    return sha256(value).digest()[:LENGTH]


def opened(written: bytes) -> bytes | None:
    """The value; None where it is not as it was sealed."""
    seal, value = written[:LENGTH], written[LENGTH:]
    return value if seal == seal_of(value) else None


def say_damaged(what: str, then: str) -> None:
    """Say in the log that something kept is not as it was written, and what is done about it."""
    _LOG.warning("%s is not as it was written: %s", what, then)
