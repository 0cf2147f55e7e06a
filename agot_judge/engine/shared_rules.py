"""The rules that several editions share: one set, filled by ``explain`` and ``rules``; see ``Rulebook.include``."""

from agot_judge.engine.rulebook import RuleSet

shared = RuleSet("the shared rules")
