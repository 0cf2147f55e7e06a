"""The rulebook of the toy edition, which the modules beside this one fill."""

from agot_judge.engine.machine import Machine
from agot_judge.engine.rulebook import Rulebook

toy: Rulebook[Machine] = Rulebook("toy")
