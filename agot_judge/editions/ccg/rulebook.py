"""The rulebook of the Iron Throne Edition, which the modules beside this one fill."""

from agot_judge.engine.machine import Machine
from agot_judge.engine.rulebook import Rulebook

ccg: Rulebook[Machine] = Rulebook("ccg")
