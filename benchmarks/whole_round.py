"""A full round of two players, from revealing plots to the end of taxation, each line with its citations."""

from time import perf_counter

import msgspec

from agot_judge.engine.codec import write_state
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import PASS, Answer, Declaration
from agot_judge.engine.state.state import State
from agot_judge.scenario.builder import build
from agot_judge.scenario.format import load
from benchmarks.measure import Measurement, median_of_pairs

BUDGET = 1.7
DECISIONS = 21
RUNS = 60
BOARD = """
edition: 2e
players:
  Ann:
    faction: stark
    plots: [Siege]
    deck: [Squire, Squire, Squire, 6]
    hand: [Squire, Bannerman]
    play: [Wolf of the North]
  Bob:
    faction: lannister
    plots: [Feast]
    deck: 9
    hand: [Page, 3]
    play: [{Lion of the Rock: duplicate 1}]
cards:
  Siege: {type: plot, gold: 4, initiative: 5, claim: 1, reserve: 6}
  Feast: {type: plot, gold: 5, initiative: 1, claim: 1, reserve: 6}
  Wolf of the North: {type: character, unique: true, cost: 6, str: 5, icons: [military, power], text: Renown.}
  Bannerman: {type: character, cost: 3, str: 3, icons: [military], text: Insight.}
  Lion of the Rock: {type: character, unique: true, cost: 5, str: 4, icons: [military]}
  Page: {type: character, cost: 1, str: 1}
  Squire: {type: character, cost: 1, str: 1}
start: round
"""


def measure() -> Measurement:
    """The median of nine batches, as milliseconds for 21 decisions; beside it copies of the plain state."""
    board = build(load(BOARD))
    answers = _answers(board.machine, board.state)
    plain = msgspec.to_builtins(msgspec.json.decode(write_state(board.state)))
    ours, peers = median_of_pairs(
        9,
        lambda: _time(board.machine, board.state, answers),
        lambda: _time_of_copies(plain, len(answers)),
    )
    return Measurement(
        name="engine, a full round of two players",
        value=ours * DECISIONS / len(answers),
        unit=f"ms for {DECISIONS} decisions",
        budget=BUDGET,
        peer="copying a plain state each time",
        peer_value=peers * DECISIONS / len(answers),
        note=f"{len(answers)} decisions, {ours:.2f} ms",
    )


def _answers(machine: Machine, state: State) -> tuple[Answer, ...]:
    """Each player marshals what can be paid for and attacks once; everything else is passed or given by default."""
    given: list[Answer] = []
    attacked: set[int] = set()
    state = machine.run(state)
    while state.asking is not None:
        decision = state.asking
        if decision.kind == "challenge" and decision.player not in attacked:
            attacked.add(decision.player)
            attacker = next(option.card for option in decision.options if option.card >= 0)
            declared = Declaration(type="military", against=1 - decision.player, attackers=(attacker,))
            answer = Answer(declaration=declared)
        elif decision.default is not None:
            answer = Answer(options=decision.default)
        elif state.phase == "marshaling" and decision.options:
            answer = Answer(options=(0,))
        else:
            answer = PASS if decision.may_pass else Answer(options=tuple(range(decision.least)))
        given.append(answer)
        state = machine.run(machine.apply(state, answer))
    return tuple(given)


def _time(machine: Machine, state: State, answers: tuple[Answer, ...]) -> float:
    start = perf_counter()
    for _ in range(RUNS):
        here = machine.run(state)
        for answer in answers:
            here = machine.run(machine.apply(here, answer))
    return (perf_counter() - start) * 1000 / RUNS


def _time_of_copies(plain: object, decisions: int) -> float:
    start = perf_counter()
    for _ in range(RUNS * decisions):
        msgspec.json.decode(msgspec.json.encode(plain))
    return (perf_counter() - start) * 1000 / RUNS
