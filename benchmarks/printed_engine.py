"""The engine on boards of printed cards beside the plain one: ``python -m benchmarks printed_engine``.

The plain board hides what a judge meets: cards whose texts change each other. Costs are told as copies of a plain state,
since absolute figures move by half with the host; ``python -m benchmarks.paired DIR`` measures another commit beside this.
"""

import json
import sys
from statistics import mean
from typing import Any

import msgspec

from agot_judge.engine.codec import write_state
from agot_judge.scenario.builder import build
from agot_judge.scenario.format import load
from benchmarks.decision_costs import costs
from benchmarks.engine import BOARD as STANDARD
from benchmarks.exploration import BOARD as CONTESTED
from benchmarks.measure import Measurement
from benchmarks.printed_boards import PACKS, printed
from benchmarks.printed_tables import PrintedTable

BATCHES = 5
SEEDS = 3
SIZES = (20, 40, 80)
MOST_STATES = 400
COPY = 36.9
"""Microseconds of one copy on the host of the budgets: the standard challenge of commit e9ff2be5 takes 1.75 copies a
decision, and gave 15,500 decisions a second there."""
DECISIONS = {"plain": 20_000, "houses": 5_000, "drawn 20": 5_000, "drawn 40": 2_500}
STATES = {"explore plain": 18_000, "explore houses": 1_500}
"""What is wanted a second on that host."""
GROWTH = 4.0


def boards(printed_too: bool = True) -> dict[str, Any]:
    """What ``decision_costs`` measures: the plain boards, and the printed ones where their files are there."""
    found: list[dict[str, Any]] = [
        {"name": "plain", "board": load_text(STANDARD)},
        {"name": "explore plain", "board": load_text(STANDARD), "states": 3_000},
        {"name": "explore contested", "board": load_text(CONTESTED), "states": 1_000},
    ]
    if printed_too:
        found.append({"name": "houses", "board": PrintedTable(1).of_houses("round")})
        found += (
            {"name": f"drawn {size}", "board": PrintedTable(seed).of_drawn(size, "round")}
            for size in SIZES
            for seed in range(SEEDS)
        )
        challenge = PrintedTable(1).in_a_challenge()
        found.append({"name": "explore houses", "board": challenge, "states": MOST_STATES})
    plain = json.loads(write_state(build(load(STANDARD)).state))
    return {"boards": found, "copied": plain, "batches": BATCHES}


def load_text(text: str) -> Any:
    """A scenario in YAML as plain values."""
    return msgspec.yaml.decode(text)


def together(found: list[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """By the name of a board: the mean of what was measured on all of that name."""
    names = dict.fromkeys(one["name"] for one in found)
    return {
        name: {
            what: mean(one[what] for one in found if one["name"] == name)
            for what in ("count", "calls", "copies", "microseconds", "copy")
        }
        for name in names
    }


def measure() -> tuple[Measurement, ...]:
    """Decisions and explored states a second as on the host of the budgets, and how a decision grows with the board."""
    there = bool(printed())
    if not there:
        print(f"no printed cards in {PACKS}: the plain boards only", file=sys.stderr)
    found = together(costs(boards(there)))
    measured = [_rate(name, one) for name, one in found.items() if name in DECISIONS or name in STATES]
    if there:
        small, large = found["drawn 20"], found["drawn 80"]
        measured.append(
            Measurement(
                name="engine, 80 printed cards beside 20",
                value=large["copies"] / small["copies"],
                unit="times as slow",
                budget=GROWTH,
                peer="in calls",
                peer_value=large["calls"] / small["calls"],
            )
        )
    return tuple(measured)


def _rate(name: str, found: dict[str, float]) -> Measurement:
    of_states = name in STATES
    what = "states" if of_states else "decisions"
    return Measurement(
        name=f"engine, {name}, where a copy takes {COPY:g} us",
        value=1e6 / (found["copies"] * COPY),
        unit=f"{what}/s",
        budget=(STATES if of_states else DECISIONS)[name],
        peer=f"{what}/s here, {found['copies']:.2f} copies and {found['calls']:,.0f} calls each",
        peer_value=1e6 / found["microseconds"],
    )
