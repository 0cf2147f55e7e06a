"""Reads the charts from the data files beside this module."""

from functools import cache
from pathlib import Path

import msgspec

from agot_judge.errors import CorpusError
from agot_judge.timing.model import Chart

_FOLDER = Path(__file__).parent
EDITIONS = ("2e", "1e", "ccg")
"""The editions in the order in which they are offered; each has a file of its name."""


@cache
def charts() -> dict[str, Chart]:
    """The chart of each edition. Raises CorpusError where a file cannot be read or does not fit together."""
    return {edition: read_chart(_FOLDER / f"{edition}.toml") for edition in EDITIONS}


def read_chart(path: Path) -> Chart:
    """The chart in one file. Raises CorpusError: the file, and what is wrong in it."""
    try:
        chart = msgspec.toml.decode(path.read_bytes(), type=Chart)
    except (OSError, msgspec.DecodeError) as fault:
        raise CorpusError(f"cannot read the timing chart {path.name}: {fault}") from fault
    ids = [group.id for group in chart.groups] + [step.id for step in chart.steps()]
    twice = sorted({id_ for id_ in ids if ids.count(id_) > 1})
    if twice:
        raise CorpusError(f"in the timing chart {path.name} two things have the id {twice[0]!r}")
    nowhere = [jump.to for step in chart.steps() for jump in step.jumps if jump.to not in ids]
    if nowhere:
        raise CorpusError(f"in the timing chart {path.name} a jump leads to {nowhere[0]!r}, which is nothing")
    return chart
