"""The files beside an edition's rules that say what no code can: what is not mechanical, what an answer applies."""

import tomllib
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from agot_judge.editions import folder_of


class Reason(Struct, frozen=True, forbid_unknown_fields=True):
    """The reason why these paragraphs are not mechanical."""

    why: str
    paragraphs: tuple[str, ...]


class NotMechanical(Struct, frozen=True, forbid_unknown_fields=True):
    """Paragraphs that no behaviour of an engine could violate: whole kinds of paragraphs, and single ones."""

    kinds: dict[str, str] = {}
    reason: tuple[Reason, ...] = ()

    def of(self, id_: str, kind: str) -> str:
        """The reason why this paragraph is not mechanical; empty where it is."""
        return self._reasons().get(id_) or self.kinds.get(kind, "")

    def _reasons(self) -> dict[str, str]:
        return {id_: group.why for group in self.reason for id_ in group.paragraphs}


@cache
def not_implemented(edition: str) -> dict[str, str]:
    """By paragraph that an engine could do what it says and none does: why not (``not_implemented.toml``)."""
    found = msgspec.convert(_toml(edition, "not_implemented"), NotMechanical)
    return {id_: group.why for group in found.reason for id_ in group.paragraphs}


class _Applied(Struct, frozen=True, forbid_unknown_fields=True):
    applied: dict[str, tuple[str, ...]] = {}


@cache
def not_mechanical(edition: str) -> NotMechanical:
    """The content of the edition's ``not_mechanical.toml`` says."""
    return msgspec.convert(_toml(edition, "not_mechanical"), NotMechanical)


@cache
def applied(edition: str) -> dict[str, tuple[str, ...]]:
    """By worked example or answer: the paragraphs that it applies (``applied.toml``)."""
    return msgspec.convert(_toml(edition, "applied"), _Applied).applied


class _Readers(Struct, frozen=True, forbid_unknown_fields=True):
    readers: dict[str, tuple[str, ...]] = {}


@cache
def readers(edition: str) -> dict[str, tuple[str, ...]]:
    """By function that reads card text (``module:name``): the paragraphs on which it rests (``readers.toml``)."""
    return msgspec.convert(_toml(edition, "readers"), _Readers).readers


def record_files(edition: str) -> tuple[Path, ...]:
    """The files of records that say how tests of the edition are read."""
    named = (folder_of(edition) / f"{name}.toml" for name in ("not_mechanical", "applied"))
    return tuple(path for path in named if path.is_file())


def _toml(edition: str, name: str) -> dict[str, object]:
    """A record of the edition; nothing where it keeps none of this name."""
    path = folder_of(edition) / f"{name}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
