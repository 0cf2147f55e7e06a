"""The rules that editions with action windows of six steps share, which the modules beside this one fill."""

from agot_judge.engine.machine import Machine
from agot_judge.engine.rulebook import RuleSet

six_steps: RuleSet[Machine] = RuleSet("the six steps")
"""Each rule with the paragraphs of the edition for which it was written; others take it on their own."""
