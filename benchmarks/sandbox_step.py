"""A step in the sandbox, the press and the page that comes of it, in processor time: early and late in a line of play.

On a table of printed cards, where their files are beside the project, and beside it on the small one of ``engine``.
"""

import sys
from collections.abc import Iterator
from random import Random
from statistics import median
from time import process_time

from flask.testing import FlaskClient

from agot_judge.engine.state.decision import Answer
from agot_judge.scenario.builder import build
from agot_judge.scenario.format import load
from agot_judge.web import create_app
from agot_judge.web.sandbox.packing import pack
from benchmarks.engine import BOARD as SMALL
from benchmarks.measure import Measurement
from benchmarks.printed_table import lot, table, with_moves

MOVES = (5, 40, 60)
"""After so many moves a step is measured, and those that follow it."""
STEPS = 9
SEED = 35
"""A game that is longer."""
BUDGET_MS = 50


def measure() -> tuple[Measurement, ...]:
    """The median of some steps from each of these moves on, and beside them a step on the small board."""
    client = create_app().test_client()
    small = median(times(client, SMALL, STEPS))
    scenario = table()
    if scenario is None:
        print("no printed cards beside the project: their board is left out", file=sys.stderr)
        return ()
    taken = list(times(client, with_moves(scenario, ()), max(MOVES) + STEPS))
    return tuple(
        Measurement(
            name=f"a step on a table of printed cards, after {moves} moves",
            value=median(taken[moves : moves + STEPS]),
            unit="ms",
            budget=BUDGET_MS,
            peer="on a small board",
            peer_value=small,
            note=f"of processor; longest of {STEPS} {max(taken[moves : moves + STEPS]):.1f}",
        )
        for moves in MOVES
    )


def times(client: FlaskClient, text: str, steps: int) -> Iterator[float]:
    """Milliseconds of processor time of each of so many steps of a game by lot, as somebody takes them in the browser."""
    board, pick = build(load(text)), Random(SEED)
    machine, state = board.machine, board.machine.run(board.state)
    page = f"/sandbox/s/{pack(text)}"
    client.get(page)
    for _ in range(steps):
        if state.asking is None:
            return
        answer = lot(machine, state, pick)
        began = process_time()
        pressed = client.post(page, data=as_form(answer))
        page = pressed.headers["Location"]
        shown = client.get(page)
        yield (process_time() - began) * 1000
        if (pressed.status_code, shown.status_code) != (303, 200):
            raise SystemExit(f"a step answered {pressed.status_code}, then {shown.status_code}")
        state = machine.run(machine.apply(state, answer))


def as_form(answer: Answer) -> dict[str, str | list[str]]:
    """What a browser sends for this answer."""
    declared = answer.declaration
    if declared is not None:
        return {
            "answer": "declare",
            "type": declared.type,
            "against": str(declared.against),
            "attacker": [str(card) for card in declared.attackers],
            **{f"stealth-{card}": str(target) for card, target in declared.stealth},
            **{f"assault-{card}": str(target) for card, target in declared.assault},
        }
    return {"answer": ",".join(map(str, answer.options)) or "pass"}
