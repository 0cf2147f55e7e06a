"""What a measurement is, and how times are taken."""

from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter

from msgspec import Struct


class Measurement(Struct, frozen=True, kw_only=True):
    """One number with its budget, and the same of a peer that was measured in the same run."""

    name: str
    value: float
    unit: str
    """``ms``, a rate such as ``decisions/s``, or ``%`` of what is wanted: of a time less is better, of the others more."""
    budget: float
    peer: str
    """What the peer is; it does the least that anything of the kind could do, or the same by other means."""
    peer_value: float
    note: str = ""

    @property
    def within_budget(self) -> bool:
        """Whether the budget is kept."""
        more_is_better = self.unit.endswith(("/s", "%"))
        return self.value >= self.budget if more_is_better else self.value <= self.budget

    @property
    def ratio(self) -> float:
        """This over its peer."""
        return self.value / self.peer_value


def milliseconds(work: Callable[[], object]) -> float:
    """How long ``work`` takes, once."""
    start = perf_counter()
    work()
    return (perf_counter() - start) * 1000


def median_of_pairs(times: int, ours: Callable[[], float], peers: Callable[[], float]) -> tuple[float, float]:
    """The median of what each returns, taken in turns, so that a busy moment of the machine hits both alike."""
    pairs = [(ours(), peers()) for _ in range(times)]
    return median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)


def table(measurements: Sequence[Measurement]) -> str:
    """The measurements for a terminal, one a line."""
    heads = ("what", "measured", "budget", "", "beside")
    rows = [heads, *(_row(measurement) for measurement in measurements)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(heads))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    return "\n".join(line.rstrip() for line in lines)


def _row(measurement: Measurement) -> tuple[str, ...]:
    return (
        measurement.name + (f" ({measurement.note})" if measurement.note else ""),
        f"{measurement.value:,.1f} {measurement.unit}",
        f"{measurement.budget:,g} {measurement.unit}",
        "ok" if measurement.within_budget else "OVER BUDGET",
        f"{measurement.ratio:,.2f} x {measurement.peer} ({measurement.peer_value:,.1f})",
    )
