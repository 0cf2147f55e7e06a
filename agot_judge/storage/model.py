"""The record of a saved scenario, and the id that its content determines."""

from base64 import b32encode
from datetime import datetime
from hashlib import sha256

from msgspec import Struct

LIMIT_BYTES = 256 * 1024
"""The most that a title and a text may come to together, in bytes of UTF-8."""

EACH_DAY_BYTES = 32 * 1024 * 1024
"""The most that one client may save in a day: 4,000 boards that are too long for an address, one at each step."""
ALL_BYTES = 2 * 1024 * 1024 * 1024
"""The most that is kept of all scenarios together."""
UNOPENED_DAYS = 30
"""The number of days after which a saved scenario goes that nobody has come back to."""
COMES_BACK_S = 600
"""Whoever opens a scenario this many seconds after it was saved, or later, has come back to it: then it stays."""

ID_LENGTH = 16
"""80 bits: nobody finds a second text for an id that is given, and the link can still be read out."""


class SavedScenario(Struct, frozen=True, kw_only=True):
    """A scenario as it was saved: its text in the scenario format holds the board, the moves and the position."""

    id: str
    title: str
    text: str
    created: datetime
    """When it was first saved, to the second, in UTC."""
    parent: str | None = None
    """The id of the saved scenario that this one was made from."""
    documents: dict[str, str] = {}
    """The version of each document by its id, as they were when it was saved; empty where that was not noted."""


def id_of(title: str, text: str) -> str:
    """The id that this content has always and everywhere: lower-case letters and digits, fit for an address."""
    content = f"{len(title)}:{title}{text}".encode()
    return b32encode(sha256(content).digest()).decode()[:ID_LENGTH].lower()
