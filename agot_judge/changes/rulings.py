"""The cases of events, with the paragraphs that they quote or whose lines of a board they keep."""

from collections.abc import Iterator

from agot_judge.corpus.dependents import Citing
from agot_judge.events.fold import fold
from agot_judge.events.state import Case, Event
from agot_judge.storage import EventStore


def citing(store: EventStore) -> Iterator[Citing]:
    """The cases of every event that is kept, each as ``event/number``. Raises StorageError."""
    for id_ in store.ids():
        event = fold(id_, store.entries(id_))
        yield from citing_of(event)


def citing_of(event: Event) -> Iterator[Citing]:
    """The cases of one event."""
    for case in event.cases:
        yield Citing("case", f"{event.id}/{case.number}", cited_by(case))


def cited_by(case: Case) -> frozenset[str]:
    """The paragraphs that any text of a case quotes, and those that the lines of its board cite."""
    quoted = {cited.id for one in case.wordings for cited in one.cites}
    board = case.opened.board if case.opened is not None else None
    lines = {cite for line in (board.lines if board is not None else ()) for cite in line.cites}
    return frozenset(quoted | lines)
