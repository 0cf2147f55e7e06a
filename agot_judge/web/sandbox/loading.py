"""Scenarios of the sandbox and their lines of play: cards that they do not define are those that were imported."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import local

from agot_judge.errors import StorageError
from agot_judge.kept import Kept, keeping, kept_or_made
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.format import load as load_scenario
from agot_judge.web.card_library import imported_cards, reached_cards
from agot_judge.web.sandbox.line_of_play import Line, play

MOST_BYTES = 48 * 1024 * 1024
"""What the boards and lines of play may take that a process keeps: half of that by which it may grow."""

_own = local()


@contextmanager
def boards_kept() -> Iterator[None]:
    """A block of work that keeps boards and lines of play, each thread its own: for the next step of the same board."""
    kept = getattr(_own, "kept", None)
    if kept is None:
        kept = _own.kept = Kept(MOST_BYTES)
    with keeping(kept):
        yield


def load(text: str) -> Loaded:
    """The scenario that a text says; raises as ``scenario.format.load``."""
    return load_scenario(text, imported_cards())


def line_of(text: str) -> Line:
    """The line of play that a text says, kept for those who ask for it again; raises as ``load`` and ``play``."""
    try:
        cards = reached_cards()
        key = ("line", text, cards.last_import)
        return kept_or_made(key, lambda: play(load_scenario(text, cards)))
    except StorageError:
        # Without the imported cards it is another board, which is not kept.
        return play(load(text))
