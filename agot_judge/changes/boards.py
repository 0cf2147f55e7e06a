"""The boards saved on a server: each is played, and rests on the paragraphs that its trace cites."""

from collections import OrderedDict
from collections.abc import Iterator
from threading import Lock

from msgspec import Struct

from agot_judge.budget import Budget, Spent, limited
from agot_judge.cards.pool import CardPool
from agot_judge.corpus.dependents import Citing
from agot_judge.scenario.execution import run_text
from agot_judge.storage import SavedScenario, ScenarioStore

MOST = 500
"""The number of boards that are looked at, the ones saved last."""
SECONDS, STEPS = 0.5, 200_000
"""The seconds that playing one of them may cost; a board that takes more is counted as not played."""
REMEMBERED = 5_000


class Looked(Struct, frozen=True, kw_only=True):
    """The boards that are saved, as far as they are known."""

    citing: tuple[Citing, ...]
    waiting: int
    """Boards that were not played yet."""
    unplayed: int
    """Boards that could not be played: they do not load, or take too long."""


class Boards:
    """The paragraphs on which saved boards rest, remembered: what a board says never changes. Threads may share it."""

    def __init__(self) -> None:
        self._cites: OrderedDict[str, frozenset[str] | None] = OrderedDict()
        self._lock = Lock()

    def look(self, store: ScenarioStore, cards: CardPool, most: int) -> Looked:
        """The paragraphs on which the boards saved last rest, some of them played only now. Raises StorageError."""
        saved = store.newest(MOST)
        for one in self._new(saved)[:most]:
            cites = cites_of(one, cards)
            with self._lock:
                self._cites[one.id] = cites
                while len(self._cites) > REMEMBERED:
                    self._cites.popitem(last=False)
        with self._lock:
            known = [(one, self._cites[one.id]) for one in saved if one.id in self._cites]
        return Looked(
            citing=tuple(_citing(one, cites) for one, cites in known if cites is not None),
            waiting=len(saved) - len(known),
            unplayed=sum(cites is None for _, cites in known),
        )

    def _new(self, saved: tuple[SavedScenario, ...]) -> list[SavedScenario]:
        with self._lock:
            return [one for one in saved if one.id not in self._cites]


def citing(store: ScenarioStore, cards: CardPool) -> Iterator[Citing]:
    """The boards saved last with the paragraphs that their traces cite. Raises StorageError."""
    yield from Boards().look(store, cards, MOST).citing


def cites_of(saved: SavedScenario, cards: CardPool) -> frozenset[str] | None:
    """The paragraphs that the trace of a board cites; None where it cannot be played."""
    try:
        with limited(Budget(SECONDS, STEPS)):
            result = run_text(saved.text, cards)
    except Spent:
        return None
    if not result.trace:
        return None
    return frozenset(cite for line in result.trace for cite in line.cites)


def _citing(saved: SavedScenario, cites: frozenset[str]) -> Citing:
    return Citing("saved board", f"{saved.id} {saved.title}".strip(), cites)
