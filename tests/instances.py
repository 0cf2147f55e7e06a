"""Instance folders for tests: one a process, and in it links to what takes long to make and is shared."""

import os
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from fcntl import LOCK_EX, flock
from hashlib import sha256
from pathlib import Path

import pytest

from agot_judge.places import ROOT

DAY_S = 24 * 3600


def folder_of_run(factory: pytest.TempPathFactory) -> Path:
    """The temporary folder that all processes of this run share."""
    own = factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


def link_shared(folder: Path, shared: Mapping[str, Path]) -> None:
    """Make the parts of an instance folder by these names links to folders that others use too."""
    for name, place in shared.items():
        place.mkdir(parents=True, exist_ok=True)
        (folder / name).symlink_to(place, target_is_directory=True)


def kept_folder(config: pytest.Config, run: Path) -> Path:
    """Where tables and compiled texts lie from one run of the same program to the next.

    In the folder of the run where pytest keeps nothing. With a program that is another one nothing is taken over.
    """
    program = sha256()
    for path in sorted((ROOT / "agot_judge").rglob("*.py")):
        program.update(path.read_bytes())
    cache = getattr(config, "cache", None)
    return (cache.mkdir("compiled") if cache else run / "compiled") / program.hexdigest()[:20]


def discard_old(folder: Path) -> None:
    """Remove what has lain there for a day: most of it is of a program that is no more."""
    before = time.time() - DAY_S
    for path in folder.rglob("*"):
        with suppress(OSError):
            if path.is_file() and path.stat().st_mtime < before:
                path.unlink()


@contextmanager
def only_one(lock: Path) -> Iterator[None]:
    """One process at a time; the others wait."""
    with lock.open("w") as file:
        flock(file, LOCK_EX)
        yield
