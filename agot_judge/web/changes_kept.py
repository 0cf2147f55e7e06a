"""Things kept on this server that rest on changed paragraphs: saved boards, and the cases of events.

A board's address is known to those whom its maker gave it, and cases to the members of their event: others see numbers.
"""

from collections.abc import Iterable

from flask import Blueprint, current_app
from msgspec import Struct

from agot_judge.changes.boards import Boards
from agot_judge.changes.rulings import citing_of
from agot_judge.changes.scenarios import Compared, Scenarios
from agot_judge.corpus.dependents import Citing, depending
from agot_judge.corpus.store import Corpus
from agot_judge.errors import NotAllowed, StorageError, UnknownEvent
from agot_judge.places import ROOT
from agot_judge.web.card_library import imported_cards
from agot_judge.web.events.desk import desk_of, my_events
from agot_judge.web.events.kept import kept_event
from agot_judge.web.events.kept import store as events
from agot_judge.web.extensions import give_every_app, of_the_app
from agot_judge.web.sandbox.shares import store as saved

AT_ONCE = 5
"""The number of saved boards that are played for one page."""
OTHER_EVENTS = 20
"""Cases of so many events that share them are counted."""
MY_EVENTS = 8
RUN_AT_ONCE = 12
"""The number of scenarios of the project that are run under both texts for one page."""
_BOARDS = "agot_judge.changes.boards"
_SCENARIOS = "agot_judge.changes.scenarios"


class KeptHere(Struct, frozen=True, kw_only=True):
    """The things kept here that rest on the changes."""

    boards: int = 0
    waiting: int = 0
    """Saved boards that were not played yet."""
    unplayed: int = 0
    cases: tuple[Citing, ...] = ()
    """The cases of the events of which this browser is a member."""
    shared: int = 0
    """The number of cases of other events that share theirs."""
    problem: str = ""
    """Why they cannot be told; empty where they can."""


def prepare_boards(blueprint: Blueprint) -> None:
    """Give every app that has the blueprint a memory of what saved boards rest on, and of what came of scenarios."""
    give_every_app(blueprint, _BOARDS, Boards)
    give_every_app(blueprint, _SCENARIOS, Scenarios)


def runs(files: Iterable[str], older: Corpus, newer: Corpus) -> dict[str, Compared]:
    """The ends of these scenarios of the project under both texts, as far as they were run."""
    paths = {file: ROOT / file for file in files}
    try:
        return of_the_app(_SCENARIOS, Scenarios).look(paths, older, newer, imported_cards(), RUN_AT_ONCE)
    except StorageError as error:
        current_app.logger.error("%s", error.message)
        return {}


def kept_here(ids: frozenset[str]) -> KeptHere:
    """The things kept here that rest on these paragraphs and entries. Nothing of it is opened or written."""
    try:
        looked = of_the_app(_BOARDS, Boards).look(saved(), imported_cards(), AT_ONCE)
        mine = _my_cases()
        shared = [id_ for id_ in events().sharing("", OTHER_EVENTS) if id_ not in mine]
        others = [one for id_ in shared for one in citing_of(kept_event(id_).event)]
    except StorageError as error:
        current_app.logger.error("%s", error.message)
        return KeptHere(problem="What is saved on this server cannot be read now.")
    return KeptHere(
        boards=len(depending(ids, looked.citing)),
        waiting=looked.waiting,
        unplayed=looked.unplayed,
        cases=tuple(one for cases in mine.values() for one in cases),
        shared=len(depending(ids, others)),
    )


def _my_cases() -> dict[str, tuple[Citing, ...]]:
    found = {}
    for id_ in my_events()[:MY_EVENTS]:
        try:
            found[id_] = tuple(citing_of(desk_of(id_).event))
        except (UnknownEvent, NotAllowed):
            continue
    return found
