"""The rulebook of the Second Edition, which the modules beside this one fill."""

from agot_judge.engine.rulebook import Rulebook

second = Rulebook("2e")
