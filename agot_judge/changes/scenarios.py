"""The scenarios of the project run under two texts of a document: the same in every line, or the first line that is not."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from pathlib import Path
from threading import Lock

from msgspec import Struct

from agot_judge.budget import Budget, Spent, limited
from agot_judge.cards.pool import CardPool
from agot_judge.changes.boards import SECONDS, STEPS
from agot_judge.corpus.store import Corpus
from agot_judge.scenario.execution import run_text
from agot_judge.scenario.result import Result, TraceLine

REMEMBERED = 5_000

Key = tuple[str, str, str]
"""A file, and what tells the two texts apart: the documents of two versions."""


class Compared(Struct, frozen=True, kw_only=True):
    """One scenario under two texts."""

    is_played: bool
    """False where it cannot be run: it is no scenario, or takes too long."""
    line: int = 0
    """The number of the first line of its trace that differs; 0 where none does."""
    text: str = ""
    """The text of that line; the paragraphs on which the line rests may differ and not its words."""
    then: str = ""
    """The end of the run under the older text, where it was another one."""
    now: str = ""

    @property
    def is_same(self) -> bool:
        """True where no line differs, and it ends in the same way."""
        return self.is_played and not self.line and self.then == self.now


class Scenarios:
    """Scenarios that were run under two texts, remembered. Threads may share it."""

    def __init__(self) -> None:
        self._known: OrderedDict[Key, Compared] = OrderedDict()
        self._lock = Lock()

    def look(
        self, paths: Mapping[str, Path], older: Corpus, newer: Corpus, cards: CardPool, most: int
    ) -> dict[str, Compared]:
        """The known ends of these scenarios, by their names; so many of them are run only now."""
        keys: dict[str, Key] = {name: (name, older.fingerprint, newer.fingerprint) for name in paths}
        with self._lock:
            new = [name for name, key in keys.items() if key not in self._known]
        for name in new[:most]:
            found = compared(paths[name].read_text(encoding="utf-8"), older, newer, cards)
            with self._lock:
                self._known[keys[name]] = found
                while len(self._known) > REMEMBERED:
                    self._known.popitem(last=False)
        with self._lock:
            return {name: self._known[key] for name, key in keys.items() if key in self._known}


def compared(text: str, older: Corpus, newer: Corpus, cards: CardPool) -> Compared:
    """A scenario run under both texts."""
    try:
        with limited(Budget(SECONDS, STEPS)):
            then, now = run_text(text, cards, lambda: older), run_text(text, cards, lambda: newer)
    except Spent:
        return Compared(is_played=False)
    if not then.trace and not now.trace:
        return Compared(is_played=False)
    line = _first_other(then.trace, now.trace, older, newer)
    return Compared(
        is_played=True,
        line=line.n if line is not None else 0,
        text=line.text if line is not None else "",
        then=_ended(then),
        now=_ended(now),
    )


def _first_other(
    then: tuple[TraceLine, ...], now: tuple[TraceLine, ...], older: Corpus, newer: Corpus
) -> TraceLine | None:
    """The first line that says something else, is cited otherwise, or rests on other words."""
    for before, after in zip(then, now, strict=False):
        if _as_read(before, older) != _as_read(after, newer):
            return after
    longer = max(then, now, key=len)
    return longer[min(len(then), len(now))] if len(then) != len(now) else None


def _as_read(line: TraceLine, corpus: Corpus) -> tuple[object, ...]:
    return line.n, line.depth, line.text, tuple(_words(line.cites, corpus))


def _words(cites: Iterable[str], corpus: Corpus) -> Iterable[tuple[str, str]]:
    for id_ in cites:
        yield (corpus.cite_label(id_), corpus.paragraph(id_).text) if id_ in corpus else (id_, "")


def _ended(result: Result) -> str:
    """The end of a run, in the words of a report."""
    failing = next((check for check in result.checks if not check.ok), None)
    if failing is not None:
        return f"line {failing.line}: {failing.field} does not hold"
    return result.error.message if result.error is not None else "ok"
