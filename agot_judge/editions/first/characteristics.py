"""Values that the engine computes, with the paragraphs of this edition on which they rest.

The engine knows no edition; these functions of it do what these paragraphs say.
"""

from agot_judge.editions.first.rulebook import first
from agot_judge.engine.values import continuous, values
from agot_judge.engine.values.immunity import is_immune_to

FAQ = "1e/faq"
_CONSTANT = (f"{FAQ}/3.10/4", f"{FAQ}/3.11/1")
_SUMMED = (f"{FAQ}/lasting-effects-conflict/1", f"{FAQ}/lasting-effects-conflict/2")

first.rule(*_CONSTANT, *_SUMMED)(values.strength)
first.rule(*_CONSTANT, f"{FAQ}/lasting-effects-conflict/1")(values.icons)
first.rule(f"{FAQ}/4.1/1", f"{FAQ}/4.1/2")(values.factions)
first.rule(f"{FAQ}/4.3/1", f"{FAQ}/4.3/4")(values.is_prohibited)
first.rule(f"{FAQ}/3.14/1", f"{FAQ}/3.17/1", f"{FAQ}/3.18/2")(values.is_immune)
first.rule(f"{FAQ}/3.14/1", f"{FAQ}/3.18/1")(is_immune_to)
first.rule(f"{FAQ}/3.23/4", f"{FAQ}/3.23/5", f"{FAQ}/3.23/6", f"{FAQ}/3.22/3")(values.power_of)
first.rule(f"{FAQ}/3.8/1", f"{FAQ}/3.9/1", f"{FAQ}/3.22/2")(continuous.is_blank)
