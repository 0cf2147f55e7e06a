"""Random boards at random places of random legal play, every page and command over each: ``python -m benchmarks
hostile_boards --count 1000 [--first 0]``.

Looked at: no page answers 500, nothing raises but an error that says what is wrong, what the run comes to can be written,
and its line of play is read back the same. Boards that cannot begin are counted, not looked at.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from os import environ
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from traceback import extract_tb, format_exception_only
from unittest.mock import patch

from flask import Flask
from flask.testing import FlaskClient
from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability import Change
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import PASS, Answer
from agot_judge.engine.state.state import State
from agot_judge.errors import AgotJudgeError, MachineError, OutOfBudget
from agot_judge.scenario.answering import move_for
from agot_judge.scenario.builder import build
from agot_judge.scenario.entries import Entry
from agot_judge.scenario.execution import run_loaded
from agot_judge.scenario.explored import as_json as explored_as_json
from agot_judge.scenario.exploring import explore_scenario
from agot_judge.scenario.format import Loaded, load, read, write
from agot_judge.scenario.result import as_json
from agot_judge.scenario.yaml_writer import as_yaml
from agot_judge.web import create_app
from agot_judge.web.sandbox.line_of_play import play
from agot_judge.web.sandbox.shares import Board, Standing, board_of, url
from benchmarks.measure import Measurement
from benchmarks.outcome_links import ask
from benchmarks.printed_boards import boards_of

COUNT = 200
MOST_DECISIONS = 30
MOST_STATES = 25
MOST_ANSWERS = 40
OTHERS = ("edit", "trace", "yaml")
PRESSES = ("end", "go-on", "set", "0", "pass")
TOLD = 250
BUDGET = 1
RAISED = (
    LookupError,
    TypeError,
    ValueError,
    AttributeError,
    ArithmeticError,
    AssertionError,
    RecursionError,
    MachineError,
)
"""What must not be raised, whatever a board is."""


class Fault(Struct, frozen=True):
    """Something that must not be, on the board of this seed."""

    seed: int
    what: str


class HostileBoard:
    """The board of one seed, played for a while."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.random = Random(seed)
        self.text = as_yaml(boards_of(seed).scenario())
        self.played = self.text
        self.end: State | None = None
        """Where the moves of ``played`` have led, while it was played."""

    def faults(self, client: FlaskClient, app: Flask) -> Iterator[str]:
        """What must not be. Raises AgotJudgeError where the board cannot begin."""
        loaded = load(self.text)
        build(loaded)
        yield from guarded("playing", lambda: self._play(loaded))
        yield from guarded("running", lambda: as_json(run_loaded(load(self.played))))
        yield from guarded("exploring", lambda: self._explore(load(self.played)))
        yield from guarded("reading what was written", self._read_again)
        yield from guarded("a line of play", self._replay)
        with app.test_request_context():
            board = board_of(self.played)
        yield from self._pages(client, app, board)

    def _play(self, loaded: Loaded) -> None:
        """Play some decisions by lot, and keep the board with the moves that were made."""
        board = build(loaded)
        moves: list[Entry] = []
        try:
            state = board.machine.run(board.state)
            for _ in range(self.random.randint(0, MOST_DECISIONS)):
                answer = self._answer(board.machine, state)
                if answer is None:
                    break
                moves.append(move_for(board.machine, state, answer))
                state = board.machine.run(board.machine.apply(state, answer))
            self.end = state
        finally:
            self.played = write(replace(loaded.scenario, run=tuple(moves)))

    def _answer(self, machine: Machine, state: State) -> Answer | None:
        decision = state.asking
        if decision is None:
            return None
        if decision.kind == "by hand":
            return Answer(by_hand=(Change(do="gain gold", amount=1, player=0),))
        if decision.may_pass and self.random.random() < 0.3:
            return PASS
        listed: list[Answer] = []
        try:
            listed.extend(islice(machine.legal_answers(state), MOST_ANSWERS))
        except OutOfBudget:
            return None
        return self.random.choice(listed) if listed else None

    def _explore(self, loaded: Loaded) -> None:
        try:
            found = explore_scenario(loaded, most_states=MOST_STATES)
        except AgotJudgeError as error:
            if isinstance(error, MachineError):
                raise
            return
        explored_as_json(found)

    def _read_again(self) -> None:
        scenario = read(self.played)
        assert read(write(scenario)) == scenario, "it is read back differently"

    def _replay(self) -> None:
        """The moves as they are written lead to where they have led. Raises AssertionError."""
        line = play(load(self.played))
        asking = self.end.asking if self.end is not None else None
        if asking is not None and (asking.default is not None or asking.kind == "by hand"):
            return  # no run ends there
        said = line.result.error.message if line.result.error is not None else ""
        assert not said, f"what was played is not replayed: {said}"
        assert self.end is None or line.places.places[-1].state == self.end, "it is replayed differently"

    def _pages(self, client: FlaskClient, app: Flask, board: Board) -> Iterator[str]:
        with app.test_request_context():
            line = play(load(self.played))
            places = line.places.places
            chosen = (self.random.choice(places), places[-1])
            standing = [Standing(at=place.key) for place in chosen]
            card = self.random.randrange(max(len(line.board.machine.game.cards), 1))
            step = url(board, "", standing[-1])
            pages = [
                url(board, "", standing[0]),
                f"{step}&why={card}",
                url(board, self.random.choice(OTHERS)),
            ]
            outcomes = [url(board, "outcomes", self.random.choice(standing))]
        for address in pages:
            yield from guarded(address, partial(_opened, client, address))
        for address in outcomes:
            yield from guarded(address, partial(ask, client, address))
        for press in self.random.sample(PRESSES, 2):
            yield from guarded(f"{press} at {step}", partial(_pressed, client, step, press))


def _opened(client: FlaskClient, address: str) -> None:
    answers(client.get(address))


def _pressed(client: FlaskClient, address: str, press: str) -> None:
    answers(client.post(address, data={"answer": press, "option": ["0", "1"]}))


def answers(response: object) -> None:
    """Raises AssertionError for a response that says a fault in the program."""
    status = getattr(response, "status_code", 0)
    assert status < 500, f"status {status}: {getattr(response, 'text', '')[-300:]}"


def guarded(what: str, done: Callable[[], object]) -> Iterator[str]:
    """What is raised that must not be."""
    try:
        done()
    except RAISED as error:
        yield f"{what[:60]}: {_where(error)}"
    except AgotJudgeError as error:
        if what in ("playing", "a line of play"):
            yield f"{what}: {type(error).__name__}: {error.message}"


def _where(error: BaseException) -> str:
    places = extract_tb(error.__traceback__)[-3:]
    said = "".join(format_exception_only(error)).strip()
    within = " < ".join(f"{one.filename.rpartition('/')[2]}:{one.lineno}" for one in reversed(places))
    return f"{said[:300]} ({within})"


def run(count: int, first: int = 0) -> tuple[Counter[str], list[Fault]]:
    """Look at boards of so many seeds: how they began, and what must not be."""
    begun: Counter[str] = Counter()
    found: list[Fault] = []
    with (
        TemporaryDirectory() as folder,
        patch.dict(environ, {"AGOT_JUDGE_DATABASE": f"sqlite:///{folder}/boards.sqlite3"}),
        patch("agot_judge.web.sandbox.outcomes_page.MOST_STATES", MOST_STATES),
    ):
        app = create_app()
        app.testing = True
        client = app.test_client()
        for seed in range(first, first + count):
            if seed > first and (seed - first) % TOLD == 0:
                print(f"{seed - first:>7} boards, {len(found)} faults", file=sys.stderr, flush=True)
            try:
                for what in faults_of(seed, client, app):
                    found.append(Fault(seed, what))
                    print(f"seed {seed}: {what}", file=sys.stderr, flush=True)
            except AgotJudgeError as error:
                begun[f"not begun: {type(error).__name__}: {error.message[:60]}"] += 1
            else:
                begun["begun"] += 1
    return begun, found


def faults_of(seed: int, client: FlaskClient, app: Flask) -> list[str]:
    """What must not be, on the board of a seed. Raises AgotJudgeError where it cannot begin."""
    return list(HostileBoard(seed).faults(client, app))


def measure(count: int = COUNT, first: int = 0) -> Measurement:
    """Boards a second; raises SystemExit with the seeds where something must not be."""
    start = perf_counter()
    begun, found = run(count, first)
    seconds = perf_counter() - start
    for how, number in begun.most_common(12):
        print(f"{number:>7} {how}", file=sys.stderr)
    if found:
        kinds = Counter(fault.what[-90:] for fault in found)
        raise SystemExit(f"{len(found)} faults on {count} boards: {kinds.most_common(12)}")
    return Measurement(
        name="hostile boards, every page over each",
        value=count / seconds,
        unit="boards/s",
        budget=BUDGET,
        peer="boards that began",
        peer_value=begun["begun"],
        note=f"{count} boards, seeds from {first}",
    )
