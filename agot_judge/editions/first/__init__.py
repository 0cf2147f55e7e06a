"""The First Edition: its framework and its rules, each with the paragraphs it rests on."""

from agot_judge.editions.first.assumptions import ASSUMPTIONS
from agot_judge.editions.first.card_rulings import CARD_RULINGS
from agot_judge.editions.first.conventions import CONVENTIONS
from agot_judge.editions.first.decision_kinds import DECISION_KINDS
from agot_judge.editions.first.entering import entry_rules as _entry_rules
from agot_judge.editions.first.framework import FRAMEWORK
from agot_judge.editions.first.grounds import take_shared_rules
from agot_judge.editions.first.questions import FirstEditionQuestions
from agot_judge.editions.first.rulebook import first as rulebook
from agot_judge.editions.first.same_words import SAME
from agot_judge.engine.own_paragraphs import saying_the_same
from agot_judge.registering import import_all
from agot_judge.rules.complete import complete

import_all(__name__)
rulebook.include(complete())
take_shared_rules(complete())
saying_the_same(rulebook.edition, SAME)
rulebook.assumptions = ASSUMPTIONS
rulebook.card_rulings = CARD_RULINGS
rulebook.framework = FRAMEWORK
rulebook.conventions = CONVENTIONS
rulebook.decision_kinds = DECISION_KINDS
rulebook.questions = FirstEditionQuestions()
rulebook.entry_rules = _entry_rules

__all__ = ["FRAMEWORK", "rulebook"]
