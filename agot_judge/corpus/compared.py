"""Two versions of a document side by side, by the ids that both have."""

from agot_judge.corpus.differences import Change, out_of_order
from agot_judge.corpus.model import Entry, Paragraph
from agot_judge.corpus.store import Corpus


def changes_between(corpus: Corpus, document: str, older: str, newer: str = "") -> tuple[Change, ...]:
    """What version ``newer`` (the one in force where none is given) changed against ``older``.

    In the order of the newer text, what it does not have any more at the end. Raises UnknownParagraph where the document
    has no such version.
    """
    before, after = corpus.at(document, older), corpus.at(document, newer) if newer else corpus
    old, new = _paragraphs(before, document), _paragraphs(after, document)
    changes: list[Change] = []
    for entry in after.entries(document):
        changes += _headed(before, document, entry)
        kept = [paragraph for paragraph in entry.paragraphs if paragraph.id in old]
        order = {id_: place for place, id_ in enumerate(old)}
        moved = out_of_order([order[paragraph.id] for paragraph in kept])
        moved_ids = {kept[place].id for place in moved}
        for paragraph in entry.paragraphs:
            was = old.get(paragraph.id)
            kind = _kind(was[1] if was else None, paragraph, paragraph.id in moved_ids)
            if kind:
                text = was[1].text if was else ""
                changes.append(
                    Change(kind=kind, id=paragraph.id, title=entry.title, before=text, after=paragraph.text)
                )
    changes += [
        Change(kind="removed", id=id_, title=entry.title, before=paragraph.text)
        for id_, (entry, paragraph) in old.items()
        if id_ not in new
    ]
    return tuple(changes)


def _paragraphs(corpus: Corpus, document: str) -> dict[str, tuple[Entry, Paragraph]]:
    return {p.id: (entry, p) for entry in corpus.entries(document) for p in entry.paragraphs}


def _headed(before: Corpus, document: str, entry: Entry) -> list[Change]:
    for old in before.entries(document):
        if old.id == entry.id and (old.number, old.title) != (entry.number, entry.title):
            return [
                Change(kind="headed", id=entry.id, title=entry.title, before=_name(old), after=_name(entry))
            ]
    return []


def _kind(was: Paragraph | None, paragraph: Paragraph, moved: bool) -> str:
    if was is None:
        return "added"
    if was.text != paragraph.text:
        return "changed"
    return "moved" if moved else ""


def _name(entry: Entry) -> str:
    return f"({entry.number}) {entry.title}" if entry.number else entry.title
