"""Instance folders for tests: one a process, and in it links to what takes long to make and is shared."""

import os
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from fcntl import LOCK_EX, flock
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

import pytest

DAY_S = 24 * 3600
TABLE_MAKERS = (
    "agot_judge.text.keeper",
    "agot_judge.text.kept_tables",
    "agot_judge.text.lalr",
    "agot_judge.text.table",
)
"""The modules that make the tables of the grammars: with others, no table is taken over."""


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
    """Where tables and compiled texts lie from one run to the next; in the folder of the run where pytest keeps nothing.

    Their keys say what texts and grammars they are made of, the folder's name by which code.
    """
    makers = sha256(b"\0".join(_source(module) for module in TABLE_MAKERS))
    cache = getattr(config, "cache", None)
    return (cache.mkdir("compiled") if cache else run / "compiled") / makers.hexdigest()[:20]


def _source(module: str) -> bytes:
    """The text of a module, found without importing it."""
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(module)
    return Path(spec.origin).read_bytes()


def discard_old(folder: Path) -> None:
    """Remove what has lain there for a day: most of it is of texts and grammars that are no more."""
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
