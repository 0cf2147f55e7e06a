"""The engine on the standard challenge: two players, seven-card decks, twelve decisions, each line with its citations."""

import json
from time import perf_counter
from typing import Any

import msgspec

from agot_judge.engine.codec import write_state
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import PASS, Answer, Declaration
from agot_judge.engine.state.points import StepPoint
from agot_judge.engine.state.state import State
from agot_judge.scenario.builder import build
from agot_judge.scenario.format import load
from benchmarks.measure import Measurement, median_of_pairs

BUDGET = 20_000
RUNS = 100
BOARD = """
edition: 2e
players:
  Ann:
    plot: {name: Siege, gold: 4, initiative: 0, claim: 1, reserve: 6}
    deck: [Squire, 6]
    play: [Wolf of the North, Bannerman]
  Bob:
    plot: {name: Feast, gold: 5, initiative: 1, claim: 1, reserve: 6}
    deck: 7
    hand: 4
    play: [{Lion of the Rock: duplicate 1}, Clansman]
cards:
  Wolf of the North: {type: character, unique: true, cost: 6, str: 5, icons: [military, power], text: Renown.}
  Bannerman: {type: character, cost: 3, str: 3, icons: [military], text: Insight.}
  Lion of the Rock: {type: character, unique: true, cost: 5, str: 4, icons: [military]}
  Clansman: {type: character, cost: 2, str: 2, icons: [military]}
  Squire: {type: character, cost: 1, str: 1}
start: "4.2"
"""


def measure() -> Measurement:
    """The median of nine batches of runs; beside it, what keeping a copy of the plain state each time would cost."""
    board = build(load(BOARD))
    machine = board.machine
    state = msgspec.structs.replace(board.state, stack=())
    decisions = _play(machine, state)
    plain = json.loads(write_state(state))
    ours, peers = median_of_pairs(
        9, lambda: _rate(machine, state, decisions), lambda: _rate_of_copies(plain, decisions)
    )
    return Measurement(
        name="engine, standard challenge",
        value=ours,
        unit="decisions/s",
        budget=BUDGET,
        peer="copying a plain state each time",
        peer_value=peers,
        note=f"{decisions} decisions",
    )


def _play(machine: Machine, state: State) -> int:
    """One challenge from its declaration to the end of its last action window; how many decisions it took."""
    state = machine.run(machine.start(state, StepPoint("4.2")))
    labels = {card.label: number for number, card in enumerate(machine.game.cards)}
    attack = Declaration(
        type="military", against=1, attackers=(labels["Wolf of the North"], labels["Bannerman"])
    )
    decisions = 0
    while state.asking is not None and not (state.past and state.asking.kind == "challenge"):
        decision = state.asking
        if decision.kind == "challenge":
            answer = Answer(declaration=attack)
        elif decision.default is not None:
            answer = Answer(options=decision.default)
        elif decision.kind in ("defenders", "interrupt"):
            answer = Answer(options=(0,))
        else:
            answer = PASS if decision.may_pass else Answer(options=tuple(range(decision.least)))
        state = machine.run(machine.apply(state, answer))
        decisions += 1
    return decisions


def _rate(machine: Machine, state: State, decisions: int) -> float:
    start = perf_counter()
    for _ in range(RUNS):
        _play(machine, state)
    return RUNS * decisions / (perf_counter() - start)


def _rate_of_copies(plain: dict[str, Any], decisions: int) -> float:
    start = perf_counter()
    for _ in range(RUNS * decisions):
        json.loads(json.dumps(plain))
    return RUNS * decisions / (perf_counter() - start)
