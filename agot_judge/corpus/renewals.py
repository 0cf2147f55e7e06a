"""The changes between two versions of a document that are both in the corpus, by the ids that they share."""

from msgspec import Struct

from agot_judge.corpus.carry import heading
from agot_judge.corpus.differences import Change, out_of_order, touched
from agot_judge.corpus.model import Document, Entry, Paragraph, Retired
from agot_judge.corpus.pins import version_key
from agot_judge.corpus.store import Corpus
from agot_judge.errors import UnknownParagraph


class Renewal(Struct, frozen=True, kw_only=True):
    """A version of a document, and what it has changed in the one before it."""

    document: Document
    """As it is in that version."""
    before: Document
    kept: int
    """The number of paragraphs of the version before are in this one, with the same or with other words."""
    changes: tuple[Change, ...]
    """Each kind in the order of the document."""
    retired: tuple[Retired, ...]

    def touched(self) -> frozenset[str]:
        """Ids of all paragraphs and entries that are changed, moved, headed otherwise or retired."""
        return touched(self.changes, self.retired)


def renewals(corpus: Corpus) -> tuple[tuple[Document, Document], ...]:
    """Every version that replaced another, with the one that it replaced; the newest of each document first."""
    return tuple(
        pair for document in corpus.documents() for pair in zip(*_shifted(corpus, document.id), strict=False)
    )


def renewal(corpus: Corpus, document: str, version: str) -> Renewal:
    """The changes of a version, which may be written as in a pinned id.

    Raises UnknownParagraph where there is no such document or version, and for the oldest version, which replaced none.
    """
    newer = corpus.at(document, version)
    listed = corpus.versions(document)
    place = next(at for at, one in enumerate(listed) if version_key(one.version) == version_key(version))
    if place + 1 == len(listed):
        raise UnknownParagraph(
            f"{listed[place].title} {listed[place].version} is the oldest version here: it replaced nothing"
        )
    older = corpus.at(document, listed[place + 1].version)
    key = version_key(listed[place + 1].version)
    retired = tuple(one for one in corpus.retirements() if one.document == document and one.last == key)
    changes, kept = _changes(older.entries(document), newer.entries(document), retired)
    return Renewal(
        document=newer.document(document),
        before=older.document(document),
        kept=kept,
        changes=changes,
        retired=retired,
    )


def _shifted(corpus: Corpus, document: str) -> tuple[tuple[Document, ...], tuple[Document, ...]]:
    listed = corpus.versions(document)
    return listed, listed[1:]


def _changes(
    old: tuple[Entry, ...], new: tuple[Entry, ...], retired: tuple[Retired, ...]
) -> tuple[tuple[Change, ...], int]:
    """The changes, and how many paragraphs were kept."""
    before = {str(p.id): (entry, p) for entry in old for p in entry.paragraphs}
    after = {str(p.id): (entry, p) for entry in new for p in entry.paragraphs}
    went = {one.to: one.id for one in retired if one.to in after and one.id in before}
    changes = [*_headed(old, new)]
    moved = {id_ for entry in new for id_ in _moved_within(entry, before)}
    for id_, (entry, paragraph) in after.items():
        was = went.get(id_, "")
        if id_ in before:
            text = before[id_][1].text
            kind = "changed" if text != paragraph.text else "moved" if id_ in moved else ""
            if kind:
                changes.append(
                    Change(kind=kind, id=id_, title=entry.title, before=text, after=paragraph.text)
                )
        elif was:
            text = before[was][1].text
            changes.append(
                Change(kind="moved", id=id_, was=was, title=entry.title, before=text, after=paragraph.text)
            )
        else:
            changes.append(Change(kind="added", id=id_, title=entry.title, after=paragraph.text))
    gone = [id_ for id_ in before if id_ not in after and id_ not in went.values()]
    changes += [
        Change(kind="removed", id=id_, title=before[id_][0].title, before=before[id_][1].text) for id_ in gone
    ]
    return tuple(changes), len(before) - len(gone)


def _headed(old: tuple[Entry, ...], new: tuple[Entry, ...]) -> list[Change]:
    headings = {entry.id: heading(entry) for entry in old}
    return [
        Change(kind="headed", id=entry.id, title=entry.title, before=headings[entry.id], after=heading(entry))
        for entry in new
        if entry.id in headings and headings[entry.id] != heading(entry)
    ]


def _moved_within(entry: Entry, before: dict[str, tuple[Entry, Paragraph]]) -> list[str]:
    """The ids of what stands elsewhere in its entry than it stood."""
    kept = [str(one.id) for one in entry.paragraphs if one.id in before]
    places = [before[id_][0].paragraphs.index(before[id_][1]) for id_ in kept]
    return [kept[place] for place in sorted(out_of_order(places))]
