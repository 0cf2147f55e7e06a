"""What is kept of an import, and how a kept record is read."""

from collections.abc import Iterable
from datetime import datetime
from typing import TypeVar

import msgspec
from msgspec import Struct

from agot_judge.errors import KeptByAnotherVersion

Kept = TypeVar("Kept")


class Import(Struct, frozen=True, kw_only=True):
    """One import as it was recorded."""

    number: int
    """Counts the imports of this store from 1."""
    created: datetime
    """To the second, in UTC."""
    sources: tuple[str, ...]
    added: int
    changed: int
    removed: int


def decoded(kind: type[Kept], rows: Iterable[bytes]) -> tuple[Kept, ...]:
    """The records in these rows. Raises KeptByAnotherVersion where another version of the program wrote them."""
    decoder = msgspec.json.Decoder(kind)
    try:
        return tuple(decoder.decode(row) for row in rows)
    except msgspec.DecodeError as error:
        raise KeptByAnotherVersion(
            f"the imported cards were kept by another version of this program ({error}): import them anew"
        ) from error
