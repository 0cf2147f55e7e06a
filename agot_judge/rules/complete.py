"""The shared rules with none missing: every module of ``explain`` and ``rules`` is imported, for each registers its rules."""

from importlib import import_module
from pkgutil import walk_packages

from agot_judge import explain, rules
from agot_judge.engine.machine import Machine
from agot_judge.engine.rulebook import RuleSet
from agot_judge.engine.shared_rules import shared


def complete() -> RuleSet[Machine]:
    """The shared set, with the rules of every module in it."""
    for package in (explain, rules):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    return shared
