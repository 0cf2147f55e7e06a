"""`agot-judge run` on one scenario, the whole process: what a person waits for at the prompt."""

import subprocess
import sys
from pathlib import Path
from time import perf_counter

from benchmarks.measure import Measurement, median_of_pairs

BUDGET_MS = 600
SCENARIO = Path(__file__).with_name("challenge.yaml")
COMMAND = (str(Path(sys.executable).with_name("agot-judge")), "run", str(SCENARIO))
BARE = (sys.executable, "-c", "pass")


def measure() -> Measurement:
    """The median of seven runs."""
    ours, peers = median_of_pairs(7, lambda: _run(COMMAND), lambda: _run(BARE))
    return Measurement(
        name="agot-judge run, one scenario",
        value=ours,
        unit="ms",
        budget=BUDGET_MS,
        peer="Python alone",
        peer_value=peers,
    )


def _run(command: tuple[str, ...]) -> float:
    start = perf_counter()
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(
            f"{' '.join(command)} exited with {done.returncode}: {(done.stderr or done.stdout).strip()}"
        )
    return (perf_counter() - start) * 1000
