"""The paragraphs of a newer text matched with those of the text before it, whose ids they keep.

Entries are matched first: by title, else by their words; then the paragraphs of matched entries. A paragraph keeps its id
while it stays in its entry, wherever it stands there. A new paragraph gets an ordinal after the highest that was ever used in
its entry; a new entry whose name is taken a number behind it. Ids that nothing keeps are retired.
"""

from collections.abc import Collection, Iterable, Iterator

from msgspec import Struct

from agot_judge.corpus.differences import Change, likeness, out_of_order
from agot_judge.corpus.model import Entry, Paragraph, Parsed, Retired
from agot_judge.corpus.names import name_key

ENTRY_LIKE = 0.6
"""Share of common words from which two entries with different titles are one."""
PARAGRAPH_LIKE = 0.5
"""The same for two paragraphs of one entry."""
MOVED_LIKE = 0.85
"""The same for a paragraph that went to another entry."""
MOVED_WORDS = 6
"""Shorter paragraphs are not looked for in other entries: too many are alike."""


class Carried(Struct, frozen=True):
    """The result of `carry`."""

    ids: dict[str, str]
    """The lasting ids of entries and paragraphs by those that the parser gives."""
    changes: tuple[Change, ...]
    retired: tuple[Retired, ...]
    kept: int
    """The number of paragraphs of the older text that are in the newer one, with the same or with other words."""


def carry(old: Parsed, new: Parsed, used: Collection[str], *, document: str, last: str) -> Carried:
    """Match ``new``, as the parser gives it, to ``old``; ``used`` are all published ids, ``last`` pins the older version."""
    work = _Carrying(old, new, used, document, last)
    return work.carried()


class _Carrying:
    def __init__(self, old: Parsed, new: Parsed, used: Collection[str], document: str, last: str) -> None:
        self.old, self.new = old, new
        self.document, self.last = document, last
        self.highest: dict[str, int] = {}
        for id_ in (*used, *(str(p.id) for entry in old.entries for p in entry.paragraphs)):
            entry, _, ordinal = id_.rpartition("/")
            self.highest[entry] = max(self.highest.get(entry, 0), int(ordinal))
        self.taken = {*self.highest, *(entry.id for entry in old.entries)}
        self.ids: dict[str, str] = {}
        self.changes: list[Change] = []
        self.gone: list[tuple[Entry, Paragraph]] = []
        self.come: list[tuple[Entry, Paragraph]] = []

    def carried(self) -> Carried:
        before = match_entries(self.old.entries, self.new.entries)
        for entry in self.new.entries:
            if entry.id in before:
                self._same_entry(before[entry.id], entry)
            else:
                self._new_entry(entry)
        left = {entry.id for entry in before.values()}
        removed = [entry for entry in self.old.entries if entry.id not in left]
        self.gone += [(entry, paragraph) for entry in removed for paragraph in entry.paragraphs]
        retired = [*self._moved_elsewhere(), *self._removed()]
        to = {one.id: one.to for one in retired}
        for entry in removed:
            targets = [to[p.id].rpartition("/")[0] for p in entry.paragraphs if to[p.id]]
            retired.append(self._retired(entry.id, max(targets, key=targets.count, default="")))
        count = sum(len(entry.paragraphs) for entry in self.old.entries)
        return Carried(self.ids, tuple(self.changes), tuple(retired), count - len(self.gone))

    def _same_entry(self, old: Entry, new: Entry) -> None:
        self.ids[new.id] = old.id
        if heading(old) != heading(new):
            self.changes.append(
                Change(kind="headed", id=old.id, title=new.title, before=heading(old), after=heading(new))
            )
        before = match_paragraphs(old.paragraphs, new.paragraphs)
        places = {paragraph.id: place for place, paragraph in enumerate(old.paragraphs)}
        matched = [paragraph for paragraph in new.paragraphs if paragraph.id in before]
        moved = out_of_order([places[before[paragraph.id].id] for paragraph in matched])
        moved_ids = {matched[place].id for place in moved}
        for paragraph in new.paragraphs:
            same = before.get(paragraph.id)
            if same is None:
                self.ids[paragraph.id] = self._next(old.id)
                self.come.append((new, paragraph))
                continue
            self.ids[paragraph.id] = same.id
            kind = "changed" if same.text != paragraph.text else "moved" if paragraph.id in moved_ids else ""
            if kind:
                self.changes.append(
                    Change(kind=kind, id=same.id, title=new.title, before=same.text, after=paragraph.text)
                )
        kept = {paragraph.id for paragraph in before.values()}
        self.gone += [(old, paragraph) for paragraph in old.paragraphs if paragraph.id not in kept]

    def _new_entry(self, entry: Entry) -> None:
        name, number = entry.id, 2
        while name in self.taken:
            name, number = f"{entry.id}-{number}", number + 1
        self.taken.add(name)
        self.ids[entry.id] = name
        for paragraph in entry.paragraphs:
            self.ids[paragraph.id] = self._next(name)
            self.come.append((entry, paragraph))

    def _next(self, entry: str) -> str:
        self.highest[entry] = self.highest.get(entry, 0) + 1
        return f"{entry}/{self.highest[entry]}"

    def _moved_elsewhere(self) -> Iterator[Retired]:
        """Paragraphs that left one entry and came into another with nearly the same words."""
        for entry, paragraph in list(self.come):
            words = paragraph.text.split()
            near = [(likeness(words, old.text.split()), at) for at, (_, old) in enumerate(self.gone)]
            best, at = max(near, default=(0.0, -1))
            if len(words) < MOVED_WORDS or best < MOVED_LIKE:
                continue
            _, old = self.gone.pop(at)
            self.come.remove((entry, paragraph))
            id_ = self.ids[paragraph.id]
            self.changes.append(
                Change(
                    kind="moved", id=id_, was=old.id, title=entry.title, before=old.text, after=paragraph.text
                )
            )
            yield self._retired(old.id, id_)

    def _removed(self) -> Iterator[Retired]:
        for entry, paragraph in self.come:
            self.changes.append(
                Change(kind="added", id=self.ids[paragraph.id], title=entry.title, after=paragraph.text)
            )
        for entry, paragraph in self.gone:
            self.changes.append(
                Change(kind="removed", id=paragraph.id, title=entry.title, before=paragraph.text)
            )
            yield self._retired(paragraph.id, "")

    def _retired(self, id_: str, to: str) -> Retired:
        reason = "its words stand elsewhere in the newer text" if to else "the newer text does not have it"
        return Retired(id=id_, to=to, document=self.document, last=self.last, reason=reason)


def match_entries(old: Iterable[Entry], new: Iterable[Entry]) -> dict[str, Entry]:
    """The entry of the older text for each of the newer one that has one, by the id of the newer."""
    left, come = list(old), list(new)
    matched: dict[str, Entry] = {}

    def take(one: Entry, other: Entry) -> None:
        matched[other.id] = one
        left.remove(one)
        come.remove(other)

    for key in (_full_name, _placed_name, _name):
        for other in list(come):
            same = [one for one in left if key(one) == key(other)]
            if len(same) == 1 and sum(key(one) == key(other) for one in come) == 1:
                take(same[0], other)
    pairs = [(likeness(_words(one), _words(other)), one, other) for one in left for other in come]
    for alike, one, other in sorted(pairs, key=lambda pair: -pair[0]):
        # An entry without text is like every other without text.
        if (
            alike >= ENTRY_LIKE
            and one.kind == other.kind
            and one.paragraphs
            and one in left
            and other in come
        ):
            take(one, other)
    return matched


def match_paragraphs(old: Iterable[Paragraph], new: Iterable[Paragraph]) -> dict[str, Paragraph]:
    """The paragraph of the older entry for each of the newer one that has one, by the id of the newer."""
    left, come = list(old), list(new)
    matched: dict[str, Paragraph] = {}
    for other in list(come):
        same = next((one for one in left if one.text == other.text), None)
        if same:
            matched[other.id] = same
            left.remove(same)
            come.remove(other)
    pairs = [
        (likeness(one.text.split(), other.text.split()), -abs(one.ordinal - other.ordinal), one, other)
        for one in left
        for other in come
    ]
    for alike, _, one, other in sorted(pairs, key=lambda pair: pair[:2], reverse=True):
        if alike >= PARAGRAPH_LIKE and one in left and other in come:
            matched[other.id] = one
            left.remove(one)
            come.remove(other)
    return matched


def _full_name(entry: Entry) -> tuple[object, ...]:
    return entry.kind, name_key(entry.title), entry.number, entry.path, entry.card


def _placed_name(entry: Entry) -> tuple[object, ...]:
    return entry.kind, name_key(entry.title), entry.path


def _name(entry: Entry) -> tuple[object, ...]:
    return entry.kind, name_key(entry.title)


def heading(entry: Entry) -> str:
    """The printed heading of an entry, with its number where it has one."""
    return f"({entry.number}) {entry.title}" if entry.number else entry.title


def _words(entry: Entry) -> list[str]:
    return [word for paragraph in entry.paragraphs for word in paragraph.text.split()]
