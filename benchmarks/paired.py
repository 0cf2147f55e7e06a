"""This commit beside a checkout of another one, in turn: ``python -m benchmarks.paired DIR [--rounds 3]``.

``git clone . DIR && git -C DIR checkout COMMIT`` makes one; it runs with the packages of this environment.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from agot_judge.places import ROOT
from benchmarks import decision_costs
from benchmarks.printed_boards import printed
from benchmarks.printed_engine import boards, together


def main(words: list[str]) -> int:
    """Print for each board: calls, copies and rates of both, and how many times as fast this is."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.paired")
    parser.add_argument("checkout", type=Path, metavar="DIR", help="a checkout of the other commit")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", default="", help="boards whose names begin so")
    given = parser.parse_args(words)
    asked = boards(bool(printed()))
    asked["boards"] = [one for one in asked["boards"] if one["name"].startswith(given.only)]
    asked["batches"] = 3
    rounds: list[tuple[dict[str, dict[str, float]], dict[str, dict[str, float]]]] = []
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "boards.json")
        file.write_text(json.dumps(asked), encoding="utf-8")
        for _ in range(given.rounds):
            rounds.append((_measured(file, given.checkout), _measured(file, ROOT)))
    print(f"{'':18} {'calls':>17} {'copies':>17} {'a second here':>17} {'times as fast':>14}")
    for name in rounds[0][0]:
        theirs, ours = (
            {
                what: median(one[side][name][what] for one in rounds)
                for what in ("calls", "copies", "microseconds")
            }
            for side in (0, 1)
        )
        gain = median(one[0][name]["copies"] / one[1][name]["copies"] for one in rounds)
        print(
            f"{name:18} {theirs['calls']:8,.0f} {ours['calls']:8,.0f} {theirs['copies']:8.2f} {ours['copies']:8.2f}"
            f" {1e6 / theirs['microseconds']:8,.0f} {1e6 / ours['microseconds']:8,.0f} {gain:14.2f}"
        )
    return 0


def _measured(file: Path, checkout: Path) -> dict[str, dict[str, float]]:
    done = subprocess.run(
        [sys.executable, decision_costs.__file__, str(file)],
        env={**os.environ, "PYTHONPATH": str(checkout.resolve())},
        cwd=file.parent,
        capture_output=True,
        check=False,
        text=True,
    )
    if done.returncode:
        raise SystemExit(f"{checkout}: {done.stderr}")
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return together(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
