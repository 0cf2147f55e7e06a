"""Older versions of a document, read from their own texts when somebody asks for them."""

from pathlib import Path

import msgspec

from agot_judge.corpus.card_names import load_cards
from agot_judge.corpus.content import Content, parse
from agot_judge.corpus.links import link
from agot_judge.corpus.manifest import read_source
from agot_judge.corpus.model import Document, Paragraph, Parsed
from agot_judge.corpus.relations import load_relations


def with_older(root: Path, content: Content, document: Document) -> tuple[Content, str]:
    """``content`` with ``document`` in place of its version in force, and the text of that version. Raises CorpusError.

    Reviewed relations were written for the version in force; those of them hold here whose both ends are in this version.
    """
    documents = {**content.parsed, document.id: parse(root, document)}
    linked = link(documents, load_relations(root), load_cards(root), content.retired)
    known = _known(documents)
    older = msgspec.structs.replace(
        content,
        fingerprint=f"{content.fingerprint}-{document.sha256}",
        documents=tuple(document if one.id == document.id else one for one in content.documents),
        parsed={**content.parsed, document.id: _without_loose_ends(linked.documents[document.id], known)},
    )
    return older, read_source(root, document)


def _known(documents: dict[str, Parsed]) -> set[str]:
    entries = [entry for parsed in documents.values() for entry in parsed.entries]
    return {entry.id for entry in entries} | {str(p.id) for entry in entries for p in entry.paragraphs}


def _without_loose_ends(parsed: Parsed, known: set[str]) -> Parsed:
    """``parsed`` without the links that lead to nothing of this version."""
    replace = msgspec.structs.replace

    def kept(paragraph: Paragraph) -> Paragraph:
        links = tuple(one for one in paragraph.links if one.to in known or one.to.startswith("card:"))
        return replace(paragraph, links=links)

    return replace(
        parsed,
        entries=tuple(replace(e, paragraphs=tuple(kept(p) for p in e.paragraphs)) for e in parsed.entries),
    )
