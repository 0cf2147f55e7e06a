"""Compiled tests, made once by all processes of a run: each of them would compile every file itself, at the same moment."""

import os
import sys
from pathlib import Path

import pytest
from _pytest.assertion.rewrite import (
    PYC_TAIL,
    _rewrite_test,
    _write_pyc,
    assertstate_key,
    get_cache_dir,
    try_makedirs,
)


def compile_tests(config: pytest.Config) -> None:
    """Keep what pytest makes of the test files that are asked for and were never compiled; each process begins elsewhere.

    Files that were changed since are left: whoever reads one compiles it, as without this.
    """
    if "PYTEST_XDIST_WORKER" not in os.environ or sys.dont_write_bytecode:
        return
    files = sorted(
        {path for arg in config.args for path in compiled_files(config.rootpath / arg.partition("::")[0])}
    )
    begin = len(files) * place() // int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
    for path in files[begin:] + files[:begin]:
        kept = get_cache_dir(path) / f"{path.stem}{PYC_TAIL}"
        if not kept.exists() and try_makedirs(kept.parent):
            status, code = _rewrite_test(path, config)
            _write_pyc(config.stash[assertstate_key], code, status, kept)


def place() -> int:
    """The number of this process among those that run tests, from 0."""
    return int(os.environ["PYTEST_XDIST_WORKER"].removeprefix("gw"))


def compiled_files(folder: Path) -> list[Path]:
    """The files in a folder, or the one file, that pytest compiles itself, to tell of an ``assert`` what its parts were."""
    every = folder.rglob("*.py") if folder.is_dir() else (folder,)
    return [path for path in every if path.name == "conftest.py" or path.match("test_*.py")]
