"""The tests that show each paragraph: read from the tests' sources, and kept in the instance folder file by file."""

import os
import tempfile
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct

from agot_judge.corpus.store import Corpus
from agot_judge.coverage import evidence
from agot_judge.coverage.evidence import Evidence
from agot_judge.coverage.records import record_files
from agot_judge.editions import folder_of
from agot_judge.places import ROOT, instance_folder
from agot_judge.sealed import opened, say_damaged, sealed

SOURCES = (
    ("tests/rulings/{}", "test_*.py"),
    ("tests/scenario", "test_*.py"),
    ("agot_judge/scenario/examples", "*.yaml"),
    ("tests/rulings/{}", "*.yaml"),
    ("tests/scenario", "*.yaml"),
)
"""The folders that hold tests of an edition's rules, ``{}`` the name of its folder, with the names of the files."""

Shown = dict[str, tuple[str, ...]]
"""By paragraph: the tests (``FILE::NAME``) and the scenario files that show it."""


class _File(Struct, frozen=True):
    """One file as it was read: a hash of its text, and the evidence in it."""

    digest: str
    evidence: list[Evidence]


class _Kept(Struct, frozen=True):
    """All files as they were read by this code."""

    read_by: str
    files: dict[str, _File]


def has_tests(root: Path = ROOT) -> bool:
    """True where the tests are beside the program; it may be installed without them."""
    return (root / "tests").is_dir()


def shown_by_tests(corpus: Corpus, edition: str, root: Path = ROOT) -> Shown:
    """The paragraphs of an edition that tests show, sorted, each with its tests; none where there are no tests.

    A file that has changed since it was last read is read anew.
    """
    if not has_tests(root):
        return {}
    place = _place(edition)
    read_by = _read_by(corpus, edition)
    kept = _load(place, read_by)
    files = {
        name: _file(name, path.read_bytes(), corpus, edition, kept)
        for name, path in _paths(edition, root).items()
    }
    if files != kept:
        _keep(place, _Kept(read_by, files))
    found: dict[str, set[str]] = {}
    for file in files.values():
        for one in file.evidence:
            for id_ in evidence.shown_by(one, edition):
                if id_ in corpus and id_.startswith(f"{edition}/"):
                    found.setdefault(id_, set()).add(one[0])
    return {id_: tuple(sorted(found[id_])) for id_ in sorted(found)}


def _paths(edition: str, root: Path) -> dict[str, Path]:
    return {
        path.relative_to(root).as_posix(): path
        for folder, pattern in SOURCES
        for path in sorted((root / folder.format(folder_of(edition).name)).rglob(pattern))
    }


def _file(name: str, source: bytes, corpus: Corpus, edition: str, kept: dict[str, _File]) -> _File:
    digest = sha256(source).hexdigest()
    if name in kept and kept[name].digest == digest:
        return kept[name]
    return _File(digest, evidence.of_file(name, source.decode(), corpus, edition))


def _read_by(corpus: Corpus, edition: str) -> str:
    """A hash of all but the tests on which the evidence depends."""
    digest = sha256(corpus.fingerprint.encode())
    for path in (Path(evidence.__file__), *record_files(edition)):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _place(edition: str) -> Path | None:
    with suppress(OSError):
        return instance_folder() / "coverage" / f"{edition}.sealed"
    return None


def _load(place: Path | None, read_by: str) -> dict[str, _File]:
    if place:
        with suppress(OSError, msgspec.DecodeError):
            value = opened(place.read_bytes())
            if value is None:
                say_damaged(f"coverage/{place.name}", "the tests are read anew")
                return {}
            kept = msgspec.msgpack.decode(value, type=_Kept)
            return kept.files if kept.read_by == read_by else {}
    return {}


def _keep(place: Path | None, kept: _Kept) -> None:
    """Write it whole or not at all; not being able to is no error: the tests are read again."""
    if place is None:
        return
    with suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True)
        handle, half = tempfile.mkstemp(dir=place.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(sealed(msgspec.msgpack.encode(kept)))
            Path(half).replace(place)
        except OSError:
            Path(half).unlink(missing_ok=True)
