"""What a decision, or an explored state, costs on boards: ``decision_costs.py BOARDS.json`` prints a JSON list.

It imports nothing of the project but what plays a board, so that it runs beside any commit's checkout: see ``paired``.
A cost is told as calls (cProfile counts all of them: no host makes a difference) and as copies (processor time over that
of one copy of a plain state as JSON, measured in turn: the host's speed falls out).
"""

import json
import sys
from collections.abc import Callable
from cProfile import Profile
from importlib import import_module
from itertools import islice
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

_machine: Any = import_module("agot_judge.engine.machine")
"""Where every commit has the classes of answers, wherever it defines them."""
_exploration: Any = import_module("agot_judge.engine.exploration")
_builder: Any = import_module("agot_judge.scenario.builder")
_format: Any = import_module("agot_judge.scenario.format")

PLAYED = 0.3
"""So many seconds of processor each batch of plays takes about."""
COPIES = 0.05
MOST_DECISIONS = 150
TYPES = ("military", "power", "intrigue")


def costs(asked: dict[str, Any]) -> list[dict[str, Any]]:
    """One record for each board of ``boards``, measured in turn with copies of the plain state ``copied``."""
    found: list[dict[str, Any]] = []
    for entry in asked["boards"]:
        board = _builder.build(_format.load(json.dumps(entry["board"])))
        work, count = _exploring(board, entry["states"]) if entry.get("states") else _playing(board)
        calls = _calls(work) / count
        times = max(1, round(PLAYED / max(_seconds(work), 1e-6))) if not entry.get("states") else 1
        ratios, copies, costs_ = [], [], []
        for _ in range(asked["batches"]):
            copy = _seconds_of_copies(asked["copied"])
            cost = _seconds(work, times) / times / count
            copy = (copy + _seconds_of_copies(asked["copied"])) / 2
            ratios.append(cost / copy)
            copies.append(copy)
            costs_.append(cost)
        found.append(
            {
                "name": entry["name"],
                "count": count,
                "calls": calls,
                "copies": median(ratios),
                "microseconds": median(costs_) * 1e6,
                "copy": median(copies) * 1e6,
            }
        )
    return found


def _seconds(work: Callable[[], object], times: int = 1) -> float:
    start = process_time()
    for _ in range(times):
        work()
    return process_time() - start


def _seconds_of_copies(plain: object) -> float:
    """The processor time of one copy."""
    start = process_time()
    made = 0
    while (passed := process_time() - start) < COPIES:
        for _ in range(20):
            json.loads(json.dumps(plain))
        made += 20
    return passed / made


def _calls(work: Callable[[], object]) -> int:
    profile = Profile()
    profile.runcall(work)
    return sum(entry.callcount for entry in profile.getstats())


def _playing(board: Any) -> tuple[Callable[[], object], int]:
    """What plays the board's line, and how many decisions there are in it."""
    machine = board.machine
    answers = _line(machine, board.state)

    def play() -> object:
        state = machine.run(board.state)
        for answer in answers:
            state = machine.run(machine.apply(state, answer))
        return state

    play()
    return play, len(answers)


def _exploring(board: Any, most: int) -> tuple[Callable[[], object], int]:
    """What explores from there, and how many states it follows."""

    def explore() -> Any:
        return _exploration.explore(board.machine, board.state, lambda end: (end.players, end.cards), most)

    return explore, explore().followed


def _line(machine: Any, state: Any) -> tuple[Any, ...]:
    """A line of play: each player marshals one card and attacks once with up to two characters, the first defender
    defends; whatever else may be passed is passed, until the round (or the challenge, where it begins with one) is over."""
    given: list[Any] = []
    attacked: set[int] = set()
    marshaled: set[int] = set()
    state = machine.run(state)
    one_challenge = state.asking is not None and state.asking.kind == "challenge"
    while state.asking is not None and len(given) < MOST_DECISIONS:
        decision = state.asking
        if decision.kind == "challenge" and one_challenge and state.past:
            break
        answer = None
        if decision.kind == "challenge" and decision.player not in attacked:
            attacked.add(decision.player)
            answer = _attack(machine, state)
        elif decision.default is not None:
            answer = _machine.Answer(options=decision.default)
        elif decision.kind in ("defenders", "interrupt") and one_challenge:
            answer = _machine.Answer(options=(0,))
        elif decision.kind == "defenders" or (
            state.phase == "marshaling" and decision.options and decision.player not in marshaled
        ):
            marshaled.add(decision.player)
            answer = _machine.Answer(options=(0,))
        if answer is None or machine.reasons_against(state, answer):
            answer = _machine.PASS if decision.may_pass else _otherwise(machine, state)
        given.append(answer)
        state = machine.run(machine.apply(state, answer))
    return tuple(given)


def _otherwise(machine: Any, state: Any) -> Any:
    """An answer where nobody can pass: the first that is legal."""
    if state.asking.kind == "by hand":
        return _machine.Answer(by_hand=())
    return next(iter(islice(machine.legal_answers(state), 1)))


def _attack(machine: Any, state: Any) -> Any:
    """The first legal attack with two characters, or with one; None where there is none."""
    decision = state.asking
    able = [option.card for option in decision.options if option.card >= 0]
    pairs = [(one, other) for place, one in enumerate(able) for other in able[place + 1 :]]
    for kind in TYPES:
        for attackers in (*pairs[:40], *((one,) for one in able)):
            declared = _machine.Declaration(type=kind, against=1 - decision.player, attackers=attackers)
            answer = _machine.Answer(declaration=declared)
            if not machine.reasons_against(state, answer):
                return answer
    return None


if __name__ == "__main__":
    print(json.dumps(costs(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))))
