"""The Iron Throne Edition: its framework and its rules, each with the paragraphs it rests on."""

from agot_judge.editions.ccg import assumptions as _assumptions
from agot_judge.editions.ccg.framework import FRAMEWORK
from agot_judge.editions.ccg.grounds import take_shared_rules
from agot_judge.editions.ccg.questions import IronThroneQuestions
from agot_judge.editions.ccg.rulebook import ccg as rulebook
from agot_judge.editions.ccg.same_words import SAME
from agot_judge.engine.own_paragraphs import saying_the_same
from agot_judge.registering import import_all
from agot_judge.rules.complete import complete
from agot_judge.rules.six_steps.assumed import declare, named
from agot_judge.rules.six_steps.conventions import CONVENTIONS
from agot_judge.rules.six_steps.entering import entry_rules as _entry_rules
from agot_judge.rules.six_steps.framework import DECISION_KINDS
from agot_judge.rules.six_steps.rulebook import six_steps as _six_steps

import_all(__name__)
take_shared_rules(_six_steps, complete())
saying_the_same(rulebook.edition, SAME)
declare(rulebook.edition, named(vars(_assumptions)), _assumptions.NUMBERS)
rulebook.assumptions = _assumptions.ASSUMPTIONS
rulebook.framework = FRAMEWORK
rulebook.conventions = CONVENTIONS
rulebook.decision_kinds = {**DECISION_KINDS, "title": "Which title a player selects."}
rulebook.questions = IronThroneQuestions()
rulebook.entry_rules = _entry_rules

__all__ = ["FRAMEWORK", "rulebook"]
