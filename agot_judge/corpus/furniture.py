"""The parts of a source besides its text, as the corrections list it: a download site's form, page numbers."""

from agot_judge.citation import Span
from agot_judge.corpus.blocks import Block
from agot_judge.corpus.corrections import FurnitureRun
from agot_judge.corpus.model import Furniture


def outside(runs: tuple[FurnitureRun, ...], blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """The blocks that belong to no furniture."""
    return tuple(
        block for block in blocks if not any(run.start <= block.span.start < run.end for run in runs)
    )


def furniture_runs(runs: tuple[FurnitureRun, ...]) -> tuple[Furniture, ...]:
    """The runs as a parse reports them."""
    return tuple(Furniture(span=Span(run.start, run.end), reason=run.reason) for run in runs)
