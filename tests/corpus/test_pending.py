"""Files that change together: all or none, wherever the writing stops."""

import os
from pathlib import Path

import pytest

from agot_judge.corpus import pending
from agot_judge.corpus.pending import finish, put
from agot_judge.errors import CorpusError

FILES = {"manifest.toml": b"new list", "sources/a.txt": b"new text", "carried/a.txt": b"ids"}


@pytest.fixture
def root(tmp_path):
    (tmp_path / "sources").mkdir()
    (tmp_path / "manifest.toml").write_bytes(b"old list")
    return tmp_path


def contents(root):
    return {str(p.relative_to(root)): p.read_bytes() for p in root.rglob("*") if p.is_file()}


def test_all_files_are_in_their_places_and_nothing_else_is_left(root):
    put(root, FILES)

    assert contents(root) == FILES
    assert sorted(path.name for path in root.iterdir()) == ["carried", "manifest.toml", "sources"]


def test_what_stops_before_all_are_gathered_leaves_no_trace(root, monkeypatch):
    def full(handle):
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CorpusError, match="nothing was changed: no space left"):
        put(root, FILES)

    assert contents(root) == {"manifest.toml": b"old list"}
    assert not any(path.name.startswith(".") for path in root.iterdir())


@pytest.mark.parametrize("done", [0, 1, 2])
def test_what_stops_halfway_is_finished_by_the_next_reader(root, monkeypatch, done):
    replace = Path.replace
    count = 0

    def stops(path, target):
        nonlocal count
        count += 1
        if count > done:
            raise OSError("the power is gone")
        return replace(path, target)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", stops)
        with pytest.raises(CorpusError, match="waits to be finished"):
            put(root, FILES)
    # The list goes last: it never names a file that is not there.
    assert (root / "manifest.toml").read_bytes() == b"old list"

    finish(root)
    assert contents(root) == FILES
    finish(root)
    assert contents(root) == FILES


def test_two_changes_at_once_are_refused(root, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(pending, "finish", lambda root: None)
        put(root, FILES)
        with pytest.raises(CorpusError, match="nothing was changed"):
            put(root, {"manifest.toml": b"another"})

    finish(root)
    assert contents(root) == FILES
