"""Titles to the readable part of an id."""

import re
import unicodedata

_DROPPED = re.compile("['’‘\"“”]")
_BREAK = re.compile(r"[^a-z0-9]+")


def slug(title: str) -> str:
    """``title`` in lower-case ASCII letters, digits and dashes: quotes and apostrophes dropped, all else a dash."""
    plain = (
        unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
        if not title.isascii()
        else title
    )
    return _BREAK.sub("-", _DROPPED.sub("", plain).lower()).strip("-")
