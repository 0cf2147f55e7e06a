"""Relations between paragraphs that no mark in the text gives: reviewed by hand, each with its reason.

``corpus/corrections/relations.toml``. Links that the text itself gives are found by `links`.
"""

import tomllib
from pathlib import Path

import msgspec
from msgspec import Struct

from agot_judge.corpus.model import Link
from agot_judge.errors import CorpusError


class Override(Struct, frozen=True, forbid_unknown_fields=True):
    """Where both speak, ``by`` holds and ``over`` does not."""

    by: str
    over: str
    reason: str


class Refinement(Struct, frozen=True, forbid_unknown_fields=True):
    """``by`` adds to ``over`` or makes an exception to it; both hold."""

    by: str
    over: str
    reason: str


class Conflict(Struct, frozen=True, forbid_unknown_fields=True):
    """Both are printed, and no document says which of them holds."""

    between: tuple[str, str]
    reason: str


class Reference(Struct, frozen=True, rename={"source": "from"}, forbid_unknown_fields=True):
    """The words ``words`` of paragraph ``from`` point to ``to``."""

    source: str
    words: str
    to: str
    kind: str
    note: str = ""


class Dangling(Struct, frozen=True, rename={"source": "from"}, forbid_unknown_fields=True):
    """The words ``words`` of paragraph ``from`` point to something that is not in the corpus."""

    source: str
    words: str
    reason: str


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """Paragraph ``example`` shows paragraph ``of``, not the one in front of it."""

    example: str
    of: tuple[str, ...]


class Relations(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    override: tuple[Override, ...] = ()
    refinement: tuple[Refinement, ...] = ()
    conflict: tuple[Conflict, ...] = ()
    reference: tuple[Reference, ...] = ()
    dangling: tuple[Dangling, ...] = ()
    example: tuple[Example, ...] = ()


def relations_file(root: Path) -> Path:
    """Where the relations are kept below the corpus folder ``root``."""
    return root / "corrections" / "relations.toml"


def load_relations(root: Path) -> Relations:
    """The reviewed relations. Raises CorpusError where the file cannot be read."""
    path = relations_file(root)
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Relations)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as fault:
        raise CorpusError(f"{path.name}: {fault}") from fault


def reviewed_links(relations: Relations) -> dict[str, list[Link]]:
    """The links of the reviewed relations by the paragraph that they start from, both ways where a way back has a name."""
    links: dict[str, list[Link]] = {}

    def add(start: str, kind: str, to: str, note: str, text: str = "") -> None:
        links.setdefault(start, []).append(Link(kind=kind, to=to, text=text, note=note))

    for override in relations.override:
        add(override.by, "overrides", override.over, override.reason)
        add(override.over, "overridden-by", override.by, override.reason)
    for refinement in relations.refinement:
        add(refinement.by, "refines", refinement.over, refinement.reason)
        add(refinement.over, "refined-by", refinement.by, refinement.reason)
    for conflict in relations.conflict:
        one, other = conflict.between
        add(one, "conflicts-with", other, conflict.reason)
        add(other, "conflicts-with", one, conflict.reason)
    for reference in relations.reference:
        add(reference.source, reference.kind, reference.to, reference.note, reference.words)
    return links
