"""Scenarios of the sandbox and their lines of play: cards that they do not define are those that were imported."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from threading import local
from typing import TypeVar

from msgspec.structs import replace

from agot_judge.cards.pool import CardPool
from agot_judge.errors import StorageError
from agot_judge.kept import Kept, keeping, kept_or_made
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.format import load as load_scenario
from agot_judge.scenario.model import Scenario
from agot_judge.web.card_library import imported_cards, reached_cards
from agot_judge.web.sandbox.line_of_play import Line, play
from agot_judge.web.sandbox.run_text import with_run, without_run

Value = TypeVar("Value")
MOST_BYTES = 48 * 1024 * 1024
"""The most bytes of the boards and lines of play that a process keeps: half of those by which the process may grow."""
PLACE_BYTES = 1200
"""About what a place of a line takes beside its state, which the board's machine remembers, and what was written there."""

OWN = local()
"""The store of each thread for the boards and lines of play that the thread keeps."""


@contextmanager
def boards_kept() -> Iterator[None]:
    """A block of work that keeps boards and lines of play, each thread its own: for the next step of the same board."""
    kept = getattr(OWN, "kept", None)
    if kept is None:
        kept = OWN.kept = Kept(MOST_BYTES)
    with keeping(kept):
        yield


def load(text: str) -> Loaded:
    """The scenario that a text says; raises as ``scenario.format.load``."""
    return load_scenario(text, imported_cards())


def line_of(text: str) -> Line:
    """The line of play that a text says, kept for those who ask for it again; raises as ``load`` and ``play``."""
    return _with_cards(
        ("line", text),
        lambda cards: play(load_scenario(text, cards)),
        lambda line: PLACE_BYTES * len(line.places.places),
    )


def other_line_of(text: str, scenario: Scenario, run: str) -> str:
    """The text of the board, which says ``scenario``, with another run, itself a text: kept like ``line_of``.

    Raises as ``load`` where the run does not fit the board.
    """

    def made(cards: CardPool) -> str:
        # Its run reads only together with the board whose names it uses.
        entries = load_scenario(with_run(text, scenario, ()) + run, cards).scenario.run
        return with_run(text, scenario, entries)

    return _with_cards(("other", without_run(text), replace(scenario, run=()), run), made, len)


def _with_cards(
    key: tuple[Hashable, ...], make: Callable[[CardPool], Value], weigh: Callable[[Value], int]
) -> Value:
    """The value made with the imported cards as they are now, kept as long as they are the same."""
    try:
        cards = reached_cards()
        return kept_or_made((*key, cards.last_import), lambda: make(cards), weigh)
    except StorageError:
        # Without the imported cards it is something else, which is not kept.
        return make(imported_cards())
