"""The rulebook of the First Edition, which the modules beside this one fill."""

from agot_judge.engine.machine import Machine
from agot_judge.engine.rulebook import Rulebook

first: Rulebook[Machine] = Rulebook("1e")
