"""Zips that somebody else made: which of them are read, and what a damaged one raises."""

import struct
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

WAYS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""The ways of packing that are read. The head of another one may ask for gigabytes before a letter of it is known."""
DAMAGE = (
    *(zipfile.BadZipFile, zlib.error, struct.error),
    *(RuntimeError, EOFError, ValueError, LookupError, OverflowError),
)
"""The errors that ``zipfile`` raises for bytes that are no zip, or no whole one, or packed with a password."""


class DamagedZip(Exception):
    """Bytes are no zip that can be read; the words are the reader's own."""


@contextmanager
def opened_zip(file: Path | BinaryIO) -> Iterator[zipfile.ZipFile]:
    """The zip, for as long as it is read. Raises DamagedZip for what cannot be read, OSError."""
    try:
        with zipfile.ZipFile(file) as archive:
            if any(one.compress_type not in WAYS for one in archive.infolist()):
                raise DamagedZip("it is packed in a way that is not read here")
            yield archive
    except DAMAGE as error:
        raise DamagedZip(str(error) or type(error).__name__) from error
