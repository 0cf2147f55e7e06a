"""Random boards with a random run of their own, near its end: from there all outcomes are few enough to be followed."""

from itertools import islice
from random import Random
from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability import Change
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import Answer
from agot_judge.engine.state.state import State
from agot_judge.errors import AgotJudgeError, OutOfBudget
from agot_judge.scenario.answering import move_for
from agot_judge.scenario.builder import build
from agot_judge.scenario.entries import AdvanceTo, Choose, Entry, Use
from agot_judge.scenario.execution import run_loaded
from agot_judge.scenario.format import load, write
from agot_judge.scenario.model import Scenario
from agot_judge.scenario.points import At
from agot_judge.scenario.yaml_writer import as_yaml
from benchmarks.random_boards import Boards
from benchmarks.text_boards import TextBoards

SHORT = ("duck", "4.2.1", "dominance", "standing", "taxation", "draw", "plot")
"""Starts from which a random game comes to its end soon."""
MOST_DECISIONS = 60
MOST_ANSWERS = 60


def played_board(seed: int) -> str:
    """The text of a board of this seed with its run, in part as somebody would write it: what an ability asks with its use,
    passes left out."""
    pick = Random(seed)
    kind: type[Boards] = pick.choice((Boards, TextBoards))
    scenario = _short(kind(seed), pick)
    loaded = load(as_yaml(scenario))
    moves = _moves(loaded.scenario, pick)
    for shorter in (_with_choices(moves, pick), moves):
        text = write(replace(loaded.scenario, run=shorter))
        if run_loaded(load(text)).error is None:
            return text
    return text


def _short(boards: Boards, pick: Random) -> dict[str, Any]:
    """A board that is soon at its end: a challenge, or the last phases of a round."""
    scenario = boards.scenario()
    if scenario["start"] not in SHORT and "setup" not in str(scenario["start"]):
        scenario["start"] = pick.choice(("dominance", "standing", "taxation"))
        scenario.pop("stop", None)
    return scenario


def _moves(scenario: Scenario, pick: Random) -> tuple[Entry, ...]:
    """Random legal moves to the end, or as far as the judge must say nothing and the answers can be counted."""
    try:
        board = build(load(write(scenario)))
        machine, state = board.machine, board.machine.run(board.state)
        moves: list[Entry] = []
        while state.asking is not None and len(moves) < MOST_DECISIONS:
            answer = _answer(machine, state, pick)
            if answer is None:
                break
            moves.append(move_for(machine, state, answer))
            state = machine.run(machine.apply(state, answer))
    except AgotJudgeError:
        pass  # the line leads up to what is not supported
    return tuple(moves)


def _answer(machine: Machine, state: State, pick: Random) -> Answer | None:
    if state.asking is not None and state.asking.kind == "by hand":
        return Answer(by_hand=(Change(do="gain gold", amount=1, player=0),))
    try:
        listed = list(islice(machine.legal_answers(state), MOST_ANSWERS))
    except OutOfBudget:
        return None
    return pick.choice(listed) if listed else None


def _with_choices(moves: tuple[Entry, ...], pick: Random) -> tuple[Entry, ...]:
    """The same moves, some choices given with the use that they belong to, and at times a way to the end."""
    found: list[Entry] = []
    for move in moves:
        last = found[-1] if found else None
        joins = isinstance(last, Use) and isinstance(move, Choose) and last.player == move.player
        if joins and isinstance(last, Use) and isinstance(move, Choose) and not move.role:
            found[-1] = replace(last, choose=(*last.choose, *move.answers))
        else:
            found.append(move)
    if pick.random() < 0.3:
        cut = pick.randint(0, len(found))
        found = [*found[:cut], AdvanceTo(At("end"))]
    return tuple(found)
