"""Where the compiler keeps what it has made: bytes by key."""

import os
import tempfile
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Protocol


class Keeper(Protocol):
    """Keeps bytes by key; a key's bytes never change."""

    def get(self, key: str) -> bytes | None:
        """What is kept under the key."""

    def put(self, key: str, value: bytes) -> None:
        """Keep it. Not being able to is no error: it is made again."""


class InMemory:
    """Keeps them as long as the process lives."""

    def __init__(self) -> None:
        self._kept: dict[str, bytes] = {}

    def get(self, key: str) -> bytes | None:
        """See Keeper."""
        return self._kept.get(key)

    def put(self, key: str, value: bytes) -> None:
        """See Keeper."""
        self._kept[key] = value


_SEAL_BYTES = 16


def _seal(value: bytes) -> bytes:
    """A hash before the value: what a full disk or a power cut left of it is known before it is read."""
    return sha256(value).digest()[:_SEAL_BYTES]


class InDirectory:
    """Keeps them as files of a directory, which is made when needed. Several processes may share it."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory

    def get(self, key: str) -> bytes | None:
        """See Keeper. A file that is not as it was written counts as none."""
        try:
            written = (self.directory / key[:2] / key).read_bytes()
        except OSError:
            return None
        seal, value = written[:_SEAL_BYTES], written[_SEAL_BYTES:]
        return value if seal == _seal(value) else None

    def put(self, key: str, value: bytes) -> None:
        """See Keeper. The file is whole or not there at all."""
        target = self.directory / key[:2] / key
        with suppress(OSError):
            target.parent.mkdir(parents=True, exist_ok=True)
            handle, half = tempfile.mkstemp(dir=target.parent)
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(_seal(value) + value)
                Path(half).replace(target)
            except OSError:
                Path(half).unlink(missing_ok=True)  # a full disk is not filled with halves
