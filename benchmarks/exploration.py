"""Exploring a challenge: distinct states a second, and what each of them takes in memory."""

import tracemalloc
from resource import RUSAGE_CHILDREN, getrusage
from time import perf_counter, process_time

from agot_judge.engine.codec import write_state
from agot_judge.engine.exploration import explore
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.state import State
from agot_judge.engine.two_processes import explore_in_two
from agot_judge.scenario.builder import Board, build
from agot_judge.scenario.format import load
from benchmarks.engine import BOARD as STANDARD
from benchmarks.measure import Measurement, median_of_pairs

STATES_A_SECOND = 15_000
CONTESTED_STATES_A_SECOND = 2_000
"""Where each player has actions with many targets at each opportunity, most time goes into finding what is legal."""
BYTES_A_STATE = 2_000
IN_TWO = 1.8
"""Times as many states a second are wanted of two processes."""
MOST_STATES = 12_000
BOARD = """
edition: 2e
players:
  Ann:
    plot: {name: Siege, gold: 4, initiative: 0, claim: 2, reserve: 6}
    deck: [Squire, 6]
    play: [Wolf of the North, Bannerman, Outrider, Old Keep, Smithy]
  Bob:
    plot: {name: Feast, gold: 5, initiative: 1, claim: 1, reserve: 6}
    deck: 7
    hand: 4
    play: [{Lion of the Rock: duplicate 1}, Clansman, Page, Gate, Well]
cards:
  Wolf of the North: {type: character, unique: true, cost: 6, str: 5, icons: [military, power], text: Renown.}
  Bannerman: {type: character, cost: 3, str: 3, icons: [military], text: Insight.}
  Outrider: {type: character, cost: 2, str: 2, icons: [military], text: Stealth.}
  Lion of the Rock: {type: character, unique: true, cost: 5, str: 4, icons: [military]}
  Clansman: {type: character, cost: 2, str: 2, icons: [military]}
  Page: {type: character, cost: 1, str: 1, icons: [military]}
  Squire: {type: character, cost: 1, str: 1}
  Old Keep:
    type: location
    abilities: [{kind: action, costs: [{do: kneel}], choose: {cards: {type: [character]}},
      effects: [{do: modify, strength: 1, until: phase}]}]
  Smithy: {type: location, abilities: [{kind: action, costs: [{do: kneel}], effects: [{do: draw}]}]}
  Gate: {type: location, abilities: [{kind: action, costs: [{do: kneel}], effects: [{do: gain power}]}]}
  Well:
    type: location
    abilities: [{kind: action, costs: [{do: kneel}], choose: {cards: {type: [character], kneeling: true}},
      effects: [{do: stand}]}]
start: "4.2"
stop: "4.2.6"
"""


def measure() -> tuple[Measurement, ...]:
    """The median of five explorations; beside it, decisions played each by itself with its trace, and what keeping
    each state as JSON would take."""
    contested = build(load(BOARD))
    kept, plain = _bytes_a_state(contested)
    times, processor = _in_two(contested)
    return (
        Measurement(
            name="exploration, two processes beside one",
            value=times,
            unit="times as many/s",
            budget=IN_TWO,
            peer="by the processor time of the busier of the two, which other work on the machine does not touch",
            peer_value=processor,
            note=f"{MOST_STATES} states",
        ),
        _measured("standard challenge", build(load(STANDARD)), STATES_A_SECOND),
        _measured("contested challenge", contested, CONTESTED_STATES_A_SECOND),
        Measurement(
            name="exploration, memory at its peak",
            value=kept,
            unit="bytes a state",
            budget=BYTES_A_STATE,
            peer="each state kept as JSON",
            peer_value=plain,
            note=f"{MOST_STATES} states",
        ),
    )


def _measured(name: str, board: Board, budget: int) -> Measurement:
    states = explore(board.machine, board.state, _end, MOST_STATES).followed
    ours, peers = median_of_pairs(5, lambda: _rate(board), lambda: _rate_of_plays(board.machine, board.state))
    return Measurement(
        name=f"exploration, {name}",
        value=ours,
        unit="states/s",
        budget=budget,
        peer="playing on decision by decision with its trace",
        peer_value=peers,
        note=f"{states} states",
    )


def _rate(board: Board) -> float:
    start = perf_counter()
    followed = explore(board.machine, board.state, _end, MOST_STATES).followed
    return followed / (perf_counter() - start)


def _in_two(board: Board) -> tuple[float, float]:
    """How many times as fast two processes are: by the clock, and by processor time."""
    before, began = process_time(), perf_counter()
    explore(board.machine, board.state, _end, MOST_STATES)
    one, one_took = process_time() - before, perf_counter() - began
    others = _of_other_processes()
    before, began = process_time(), perf_counter()
    explore_in_two(board.machine, board.state, _end, MOST_STATES)
    first, took = process_time() - before, perf_counter() - began
    return one_took / took, one / max(first, _of_other_processes() - others)


def _of_other_processes() -> float:
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _end(state: State) -> tuple[object, ...]:
    return (state.players, state.cards)


def _rate_of_plays(machine: Machine, state: State) -> float:
    """Decisions a second when the last legal answer is given each time, over and over from the start."""
    start = perf_counter()
    made = 0
    while made < MOST_STATES // 4:
        here = machine.run(state)
        while here.asking is not None:
            answers = tuple(machine.legal_answers(here))
            here = machine.run(machine.apply(here, answers[-1]))
            made += 1
    return made / (perf_counter() - start)


def _bytes_a_state(board: Board) -> tuple[float, float]:
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    followed = explore(board.machine, board.state, _end, MOST_STATES).followed
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    state = board.machine.run(board.state)
    return (peak - before) / followed, float(len(write_state(state)))
