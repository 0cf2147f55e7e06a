"""The First Edition: its framework and its rules, each with the paragraphs it rests on."""

from msgspec.structs import replace

from agot_judge.editions.first import assumptions as _assumptions
from agot_judge.editions.first.card_rulings import CARD_RULINGS
from agot_judge.editions.first.framework import FRAMEWORK
from agot_judge.editions.first.grounds import take_shared_rules
from agot_judge.editions.first.rulebook import first as rulebook
from agot_judge.editions.first.same_words import SAME
from agot_judge.engine.own_paragraphs import saying_the_same
from agot_judge.registering import import_all
from agot_judge.rules.complete import complete
from agot_judge.rules.six_steps.assumed import declare, named
from agot_judge.rules.six_steps.conventions import CONVENTIONS
from agot_judge.rules.six_steps.entering import entry_rules as _entry_rules
from agot_judge.rules.six_steps.framework import DECISION_KINDS
from agot_judge.rules.six_steps.questions import SixStepQuestions
from agot_judge.rules.six_steps.rulebook import six_steps

import_all(__name__)
shared = complete()
rulebook.include(six_steps)
rulebook.include(shared)
take_shared_rules(shared)
saying_the_same(rulebook.edition, SAME)
rulebook.assumptions = _assumptions.ASSUMPTIONS
declare(rulebook.edition, named(vars(_assumptions)), {})
rulebook.card_rulings = CARD_RULINGS
rulebook.framework = FRAMEWORK
rulebook.conventions = replace(CONVENTIONS, is_immune_to_itself=False)
rulebook.decision_kinds = DECISION_KINDS
rulebook.questions = SixStepQuestions()
rulebook.entry_rules = _entry_rules

__all__ = ["FRAMEWORK", "rulebook"]
