"""The round of each edition as a chart that is data: phases, framework steps, action windows, and where play goes back."""

from agot_judge.timing.model import Chart, Jump, Phase, Sequence, Step
from agot_judge.timing.reading import charts

__all__ = ["Chart", "Jump", "Phase", "Sequence", "Step", "charts"]
