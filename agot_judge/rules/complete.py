"""The shared rules with none missing: every module of ``explain`` and ``rules`` is imported, for each registers its rules."""

from agot_judge.engine.machine import Machine
from agot_judge.engine.rulebook import RuleSet
from agot_judge.engine.shared_rules import shared
from agot_judge.registering import import_all


def complete() -> RuleSet[Machine]:
    """The shared set, with the rules of every module in it."""
    for package in ("agot_judge.explain", "agot_judge.rules"):
        import_all(package)
    return shared
