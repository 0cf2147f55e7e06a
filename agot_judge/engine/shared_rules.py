"""The rules that several editions share: one set, filled by ``explain`` and ``rules``; see ``Rulebook.include``."""

from agot_judge.engine.machine import Machine
from agot_judge.engine.rulebook import RuleSet

shared: RuleSet[Machine] = RuleSet("the shared rules")
