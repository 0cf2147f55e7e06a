"""Relations between paragraphs that no mark in the text gives: reviewed by hand, each with its reason.

``corpus/corrections/relations*.toml``, read as one. Links that the text itself gives are found by `links`.
"""

from pathlib import Path

from msgspec import Struct

from agot_judge.corpus.model import Alias, Conflict, Link, PrintedPage
from agot_judge.toml_files import read_toml


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


class Reference(Struct, frozen=True, rename={"source": "from"}, forbid_unknown_fields=True):
    """The words ``words`` of paragraph ``from`` point to ``to``."""

    source: str
    words: str
    to: str
    kind: str
    note: str = ""


class Dangling(Struct, frozen=True, rename={"source": "from"}, forbid_unknown_fields=True):
    """The words ``words`` of paragraph ``from`` point to something that is not in the corpus.

    ``to`` is the place where it stood, where the corpus has at least that: the heading of a lost chart.
    """

    source: str
    words: str
    reason: str
    to: str = ""


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """Paragraph ``example`` shows paragraph ``of``, not the one in front of it."""

    example: str
    of: tuple[str, ...]


class SameTerm(Struct, frozen=True, forbid_unknown_fields=True):
    """Entries of different editions about one thing. ``note`` says how their rules differ."""

    name: str
    entries: tuple[str, ...]
    note: str = ""


class Alone(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of the Second Edition FAQ about what the Rules Reference does not treat."""

    entry: str
    reason: str


class Relations(Struct, frozen=True, forbid_unknown_fields=True):
    """All files together."""

    override: tuple[Override, ...] = ()
    refinement: tuple[Refinement, ...] = ()
    conflict: tuple[Conflict, ...] = ()
    reference: tuple[Reference, ...] = ()
    dangling: tuple[Dangling, ...] = ()
    example: tuple[Example, ...] = ()
    same_term: tuple[SameTerm, ...] = ()
    alone: tuple[Alone, ...] = ()
    alias: tuple[Alias, ...] = ()
    page: tuple[PrintedPage, ...] = ()


def relations_files(root: Path) -> list[Path]:
    """Where the relations are kept below the corpus folder ``root``, in the order in which they are read."""
    return sorted((root / "corrections").glob("relations*.toml"))


def load_relations(root: Path) -> Relations:
    """The reviewed relations of all files. Raises CorpusError where one cannot be read."""
    parts = [read_toml(path, Relations) for path in relations_files(root)]
    together = {
        field: tuple(item for part in parts for item in getattr(part, field))
        for field in Relations.__struct_fields__
    }
    return Relations(**together)


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
    for dangling in relations.dangling:
        if dangling.to:
            add(dangling.source, "see", dangling.to, dangling.reason, dangling.words)
    return links
