"""The rulebook of the Second Edition, which the modules beside this one fill."""

from agot_judge.engine.machine import Machine
from agot_judge.engine.rulebook import Rulebook

second: Rulebook[Machine] = Rulebook("2e")
