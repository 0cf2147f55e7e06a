"""The files beside an edition's rules that say what no code can: what is not mechanical, what an answer applies."""

import tomllib
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from agot_judge.places import ROOT

FOLDERS = {"2e": ROOT / "agot_judge/editions/second"}
"""By edition: the folder of its rules."""
DOCUMENTS = {"2e": ("2e/rr", "2e/faq")}
"""By edition: the documents whose paragraphs are counted, each rule in one printing only."""
EDITIONS_COVERED = tuple(DOCUMENTS)
"""The editions that an engine runs."""


class Reason(Struct, frozen=True, forbid_unknown_fields=True):
    """Why these paragraphs are not mechanical."""

    why: str
    paragraphs: tuple[str, ...]


class NotMechanical(Struct, frozen=True, forbid_unknown_fields=True):
    """What no behaviour of an engine could violate: whole kinds of paragraphs, and single ones."""

    kinds: dict[str, str]
    reason: tuple[Reason, ...]

    def of(self, id_: str, kind: str) -> str:
        """Why this paragraph is not mechanical; empty where it is."""
        return self._reasons().get(id_) or self.kinds.get(kind, "")

    def _reasons(self) -> dict[str, str]:
        return {id_: group.why for group in self.reason for id_ in group.paragraphs}


class _Applied(Struct, frozen=True, forbid_unknown_fields=True):
    applied: dict[str, tuple[str, ...]]


@cache
def not_mechanical(edition: str) -> NotMechanical:
    """What the edition's ``not_mechanical.toml`` says."""
    return msgspec.convert(_toml(FOLDERS[edition] / "not_mechanical.toml"), NotMechanical)


@cache
def applied(edition: str) -> dict[str, tuple[str, ...]]:
    """By worked example or answer: the paragraphs that it applies (``applied.toml``)."""
    return msgspec.convert(_toml(FOLDERS[edition] / "applied.toml"), _Applied).applied


class _Readers(Struct, frozen=True, forbid_unknown_fields=True):
    readers: dict[str, tuple[str, ...]]


@cache
def readers(edition: str) -> dict[str, tuple[str, ...]]:
    """By function that reads card text (``module:name``): the paragraphs on which it rests (``readers.toml``)."""
    return msgspec.convert(_toml(FOLDERS[edition] / "readers.toml"), _Readers).readers


def record_files(edition: str) -> tuple[Path, ...]:
    """The files of records that say how tests of the edition are read."""
    return (FOLDERS[edition] / "not_mechanical.toml", FOLDERS[edition] / "applied.toml")


def _toml(path: Path) -> dict[str, object]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
