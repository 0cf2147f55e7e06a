"""The texts of the rules under which a board was saved, where newer ones are in force: which of its paragraphs read otherwise."""

from collections.abc import Iterable

from msgspec import Struct

from agot_judge.corpus.model import Document
from agot_judge.corpus.pins import MARK, version_key, versions_of
from agot_judge.corpus.store import Corpus
from agot_judge.editions import DEFAULT_EDITION
from agot_judge.web.library import library
from agot_judge.web.pages import Citation
from agot_judge.web.sandbox.shares import Board
from agot_judge.web.urls import changes_url, paragraph_url


class Renewed(Struct, frozen=True, kw_only=True):
    """A document that has another version than when the board was saved."""

    then: str
    """``FAQ 4.1``."""
    now: str
    changes_url: str
    """Where its newest changes are read; empty where the text of before is not kept here."""


class Otherwise(Struct, frozen=True, kw_only=True):
    """A paragraph that a line of the board cites, and that read otherwise when it was saved."""

    then: Citation
    """As it was: pinned."""
    now: Citation | None
    """As it is; None where it is gone."""


class SavedUnder(Struct, frozen=True, kw_only=True):
    """The note on a board that was saved under other texts of the rules."""

    documents: tuple[Renewed, ...]
    paragraphs: tuple[Otherwise, ...]
    is_known: bool
    """True where every text of before is kept here, so that no paragraph can be missing from the list."""


def saved_under(board: Board, edition: str, cites: Iterable[str]) -> SavedUnder | None:
    """The note on a board whose lines cite these paragraphs; None where it was saved under the texts in force."""
    corpus = library().corpus
    then = dict(board.documents)
    renewed = [
        document
        for document in corpus.documents()
        if document.edition == (edition or DEFAULT_EDITION)
        and then.get(document.id, document.version) != document.version
    ]
    if not renewed:
        return None
    kept = {one.id: _is_kept(one, then[one.id]) for one in renewed}
    unique = dict.fromkeys(cites)
    return SavedUnder(
        documents=tuple(
            Renewed(
                then=f"{one.short} {then[one.id]}",
                now=f"{one.short} {one.version}",
                changes_url=changes_url(one.id, one.version) if kept[one.id] else "",
            )
            for one in renewed
        ),
        paragraphs=tuple(
            found
            for one in renewed
            if kept[one.id]
            for id_ in unique
            if id_.startswith(f"{one.id}/")
            and (found := _otherwise(corpus, one.id, id_, then[one.id])) is not None
        ),
        is_known=all(kept.values()),
    )


def _is_kept(document: Document, version: str) -> bool:
    return any(version_key(one.version) == version_key(version) for one in versions_of(document))


def _otherwise(corpus: Corpus, document: str, id_: str, version: str) -> Otherwise | None:
    """The paragraph as it was and as it is; None where it reads the same, or was not there."""
    before = corpus.at(document, version_key(version))
    if id_ not in before:
        return None
    is_there = id_ in corpus
    if is_there and corpus.paragraph(id_).text == before.paragraph(id_).text:
        return None
    pinned = f"{id_}{MARK}{version_key(version)}"
    return Otherwise(
        then=Citation(id=pinned, label=corpus.cite_label(pinned), url=paragraph_url(pinned)),
        now=Citation(id=id_, label=corpus.cite_label(id_), url=paragraph_url(id_)) if is_there else None,
    )
