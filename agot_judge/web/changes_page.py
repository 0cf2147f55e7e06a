"""The page of a version's changes: old and new words side by side, and below each paragraph all that rests on it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache

from flask import url_for
from msgspec import Struct

from agot_judge.changes import exercises, project
from agot_judge.changes.scenarios import Compared
from agot_judge.corpus.dependents import Citing, by_id
from agot_judge.corpus.differences import Change, Piece
from agot_judge.corpus.model import Document
from agot_judge.corpus.pins import MARK, version_key
from agot_judge.corpus.renewals import Renewal, renewal, renewals
from agot_judge.corpus.store import Corpus
from agot_judge.web.changes_kept import KeptHere, kept_here, runs
from agot_judge.web.changes_listed import Listed, files_of, listed
from agot_judge.web.lookup import document_in_force
from agot_judge.web.pages import Citation, DocumentInForce
from agot_judge.web.urls import change_anchor, changes_url, paragraph_url

HEADINGS = {
    "changed": "Changed paragraphs",
    "added": "New paragraphs",
    "moved": "Moved paragraphs",
    "removed": "Paragraphs that are gone",
    "headed": "Entries with another number or title",
}
"""The kinds of changes in the order of the page."""
SCENARIO = "scenario"
COUNTED = {
    "changed": "changed",
    "added": "new",
    "moved": "moved",
    "removed": "gone",
    "headed": "headed otherwise",
}


class ShownChange(Struct, frozen=True, kw_only=True):
    """One change with what rests on it."""

    kind: str
    anchor: str
    now: Citation | None
    """Where it is read now; None for what is gone."""
    then: Citation | None
    """Where it is read in the version before; None for what is new."""
    title: str
    before: tuple[Piece, ...]
    after: tuple[Piece, ...]
    count: int
    """The number of things that rest on the change."""
    rests: tuple[Listed, ...]


class Group(Struct, frozen=True):
    """The changes of one kind."""

    heading: str
    changes: tuple[ShownChange, ...]


class VersionLine(Struct, frozen=True, kw_only=True):
    """A version in the list of all versions."""

    document: DocumentInForce
    version: str
    effective: str
    before: str
    url: str
    counts: tuple[tuple[int, str], ...]


class ChangesList(Struct, frozen=True, kw_only=True):
    """The list of all versions that replaced another."""

    about: str
    """The document or entry that it is restricted to; empty for none."""
    about_url: str
    versions: tuple[VersionLine, ...]
    feed_url: str
    documents: tuple[DocumentInForce, ...]


class Runs(Struct, frozen=True, kw_only=True):
    """The scenarios that rest on the changes, counted by what came of them under both texts."""

    same: int
    other: int
    unplayed: int
    waiting: int


class ChangesPage(Struct, frozen=True, kw_only=True):
    """The changes of a version."""

    line: VersionLine
    kept: int
    groups: tuple[Group, ...]
    totals: tuple[tuple[str, int], ...]
    """The numbers of things that rest on the changes, by kind."""
    here: KeptHere
    runs: Runs
    feed_url: str


def feed_url(about: str = "") -> str:
    """Where the feed of all changes is, or of those of a document or an entry."""
    return url_for("changes.changes", place=f"{about}.atom") if about else url_for("changes.feed")


def renewal_of(corpus: Corpus, document: str, version: str) -> Renewal:
    """The changes of a version, kept. Raises UnknownParagraph."""
    return _renewal(corpus, document, version_key(version))


@lru_cache(maxsize=32)
def _renewal(corpus: Corpus, document: str, key: str) -> Renewal:
    return renewal(corpus, document, key)


def about_entry(found: Renewal, about: str) -> tuple[Change, ...]:
    """The changes of a document, an entry or a paragraph; all of them where nothing is named."""
    return tuple(
        one
        for one in found.changes
        if not about or any(id_ == about or id_.startswith(f"{about}/") for id_ in (one.id, one.was) if id_)
    )


def changes_list(corpus: Corpus, about: str = "") -> ChangesList:
    """Every version with a change of a document or an entry, or every version."""
    lines = []
    for document, before in renewals(corpus):
        found = renewal_of(corpus, document.id, document.version)
        changes = about_entry(found, about)
        if changes or not about:
            lines.append(version_line(document, before, changes))
    is_document = any(one.id == about for one in corpus.documents())
    label = corpus.document(about).title if is_document else corpus.cite_label(about) if about else ""
    return ChangesList(
        about=label,
        about_url=paragraph_url(about) if about else "",
        versions=tuple(lines),
        feed_url=feed_url(about),
        documents=tuple(document_in_force(one) for one in corpus.documents()),
    )


def version_line(document: Document, before: Document, changes: Iterable[Change]) -> VersionLine:
    """A version with its changes counted."""
    counts = Counter(one.kind for one in changes)
    return VersionLine(
        document=document_in_force(document),
        version=document.version,
        effective=document.effective,
        before=before.version,
        url=changes_url(document.id, document.version),
        counts=tuple((counts[kind], words) for kind, words in COUNTED.items() if counts[kind]),
    )


def changes_page(corpus: Corpus, document: str, version: str) -> ChangesPage:
    """The page of a version. Raises UnknownParagraph where there is none, or where it has replaced nothing."""
    found = renewal_of(corpus, document, version)
    citing = _citing(corpus, document, version_key(version))
    here = kept_here(frozenset({*found.touched(), *(one.id for one in found.changes)}))
    everything = by_id((*citing, *exercises.citing(), *here.cases))
    resting = {one.id: _resting(everything, one) for one in found.changes}
    distinct = {id(one): one.kind for rests in resting.values() for one in rests}
    counts = Counter(distinct.values())
    files = files_of(one for one in distinct_of(resting) if one.kind == SCENARIO)
    came = runs(files, corpus.at(document, found.before.version), corpus.at(document, version))
    groups = []
    for kind, heading in HEADINGS.items():
        shown = tuple(
            _shown(corpus, found, one, resting[one.id], came) for one in found.changes if one.kind == kind
        )
        if shown:
            groups.append(Group(heading, shown))
    return ChangesPage(
        line=version_line(found.document, found.before, found.changes),
        kept=found.kept,
        groups=tuple(groups),
        totals=tuple((one.kind, one.count) for one in listed(distinct_of(resting), counts)),
        here=here,
        runs=_counted(came, len(files)),
        feed_url=feed_url(document),
    )


def distinct_of(resting: dict[str, list[Citing]]) -> list[Citing]:
    """Each thing once, in the order in which they are met."""
    return list({id(one): one for rests in resting.values() for one in rests}.values())


@lru_cache(maxsize=16)
def _citing(corpus: Corpus, document: str, key: str) -> tuple[Citing, ...]:
    """The parts of the project that cite paragraphs of a version and of the one before it: the same while the program runs."""
    found = _renewal(corpus, document, key)
    both = (corpus.at(document, found.before.version), corpus.at(document, key))
    return (*project.citing(corpus.root), *project.card_rulings(*both, document=document))


def _resting(everything: dict[str, list[Citing]], change: Change) -> list[Citing]:
    """The dependents of a paragraph: whoever names it, or its entry; on a new one whoever names it."""
    ids = [change.id, change.was] if change.was else [change.id]
    if change.kind not in ("added", "headed"):
        ids += [id_.rpartition("/")[0] for id_ in ids]
    found = {id(one): one for id_ in ids for one in everything.get(id_, ())}
    return list(found.values())


def _counted(came: Mapping[str, Compared], count: int) -> Runs:
    played = [one for one in came.values() if one.is_played]
    same = sum(one.is_same for one in played)
    return Runs(
        same=same, other=len(played) - same, unplayed=len(came) - len(played), waiting=count - len(came)
    )


def _shown(
    corpus: Corpus, found: Renewal, change: Change, rests: list[Citing], came: Mapping[str, Compared]
) -> ShownChange:
    words = change.words()
    document = found.document.id
    now = corpus.at(document, found.document.version)
    pin = "" if now is corpus else f"{MARK}{version_key(found.document.version)}"
    older = f"{MARK}{version_key(found.before.version)}"
    was = change.was or change.id
    counted = Counter(one.kind for one in rests)
    return ShownChange(
        kind=change.kind,
        anchor=change_anchor(change.id),
        now=_pinned(corpus, change.id + pin) if change.kind != "removed" else None,
        then=_pinned(corpus, was + older) if change.kind != "added" else None,
        title=change.title,
        before=tuple(one for one in words if one.kind != "new"),
        after=tuple(one for one in words if one.kind != "gone"),
        count=len(rests),
        rests=listed(rests, counted, came),
    )


def _pinned(corpus: Corpus, id_: str) -> Citation:
    return Citation(id=id_, label=corpus.cite_label(id_), url=paragraph_url(id_))
