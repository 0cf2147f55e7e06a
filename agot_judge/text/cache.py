"""Where the compiler keeps what it has made: bytes by key."""

import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from agot_judge.sealed import opened, say_damaged, sealed


class Keeper(Protocol):
    """Keeps bytes by key; a key's bytes never change."""

    def get(self, key: str) -> bytes | None:
        """The bytes that are kept under the key; None where there are none."""

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


class InDirectory:
    """Keeps them as files of a directory, which is made when needed. Several processes may share it."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory

    def get(self, key: str) -> bytes | None:
        """See Keeper. A file that is not as it was written counts as none."""
        path = self.directory / key[:2] / key
        try:
            written = path.read_bytes()
        except OSError:
            return None
        value = opened(written)
        if value is None:
            say_damaged(f"{path.parent.parent.name}/{path.parent.name}/{path.name}", "it is made anew")
        return value

    def put(self, key: str, value: bytes) -> None:
        """See Keeper. The file is whole or not there at all."""
        target = self.directory / key[:2] / key
        with suppress(OSError):
            target.parent.mkdir(parents=True, exist_ok=True)
            handle, half = tempfile.mkstemp(dir=target.parent)
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(sealed(value))
                Path(half).replace(target)
            except OSError:
                Path(half).unlink(missing_ok=True)  # a full disk is not filled with halves
