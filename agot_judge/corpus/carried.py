"""Ids that a newer text of a document takes over from the one before it.

A parser names entries by what the text prints and numbers paragraphs in their order. In a newer text a paragraph may stand
elsewhere, and a ruling under another number; ``corpus/carried/<document>@<version>.txt`` has, a line each, the id that the
parser gives and the one that the paragraph or entry keeps.
"""

from collections.abc import Mapping
from pathlib import Path

import msgspec

from agot_judge.citation import CitationId
from agot_judge.corpus.model import Document, Entry, Link, Paragraph, Parsed
from agot_judge.errors import CorpusError


def carried_file(root: Path, document: Document) -> Path | None:
    """Where the carried ids of this version are kept; None where it took over none."""
    return root / "carried" / document.carried if document.carried else None


def load_carried(root: Path, document: Document) -> dict[str, str]:
    """The lasting ids by those that the parser gives. Raises CorpusError where the file cannot be read."""
    path = carried_file(root, document)
    if path is None:
        return {}
    try:
        lines = path.read_text(encoding="ascii").splitlines()
    except (OSError, UnicodeDecodeError) as fault:
        raise CorpusError(f"{path.name}: {fault}") from fault
    pairs = [(given, kept) for given, _, kept in (line.partition(" ") for line in lines)]
    if not all(given and kept for given, kept in pairs):
        raise CorpusError(f"{path.name}: expected two ids on each line")
    return dict(pairs)


def written(ids: Mapping[str, str]) -> str:
    """The text of the file that keeps ``ids``; those that stay as the parser gives them are left out."""
    return "".join(f"{given} {kept}\n" for given, kept in ids.items() if given != kept)


def renamed(parsed: Parsed, ids: Mapping[str, str]) -> Parsed:
    """``parsed`` with every id replaced for which ``ids`` has another."""
    if not ids:
        return parsed
    entries = tuple(_renamed_entry(entry, ids) for entry in parsed.entries)
    return msgspec.structs.replace(parsed, entries=entries)


def _renamed_entry(entry: Entry, ids: Mapping[str, str]) -> Entry:
    kept = ids.get(entry.id, entry.id)
    paragraphs = tuple(_renamed_paragraph(paragraph, kept, ids) for paragraph in entry.paragraphs)
    return msgspec.structs.replace(entry, id=kept, paragraphs=paragraphs)


def _renamed_paragraph(paragraph: Paragraph, entry: str, ids: Mapping[str, str]) -> Paragraph:
    kept = CitationId(ids.get(paragraph.id, f"{entry}/{paragraph.ordinal}"))
    lead_in = paragraph.lead_in
    return msgspec.structs.replace(
        paragraph,
        id=kept,
        entry=entry,
        ordinal=int(kept.rpartition("/")[2]),
        lead_in=None if lead_in is None else CitationId(ids.get(lead_in, lead_in)),
        links=tuple(_renamed_link(link, ids) for link in paragraph.links),
    )


def _renamed_link(link: Link, ids: Mapping[str, str]) -> Link:
    return msgspec.structs.replace(link, to=ids.get(link.to, link.to))
