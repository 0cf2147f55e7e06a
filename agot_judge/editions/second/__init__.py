"""The Second Edition: its framework and its rules, each with the paragraphs it rests on."""

from agot_judge.editions.second.card_rulings import CARD_ERRATA, CARD_RULINGS
from agot_judge.editions.second.conventions import CONVENTIONS
from agot_judge.editions.second.entering import entry_rules as _entry_rules
from agot_judge.editions.second.framework import DECISION_KINDS, OPEN, declared
from agot_judge.editions.second.idle_beside import IDLE_BESIDE
from agot_judge.editions.second.questions import SecondEditionQuestions
from agot_judge.editions.second.rulebook import second as rulebook
from agot_judge.editions.second.timing.exclusions import settle_exclusions
from agot_judge.engine.idle_beside import IdleBeside
from agot_judge.explain.left_open import declared as as_assumption
from agot_judge.registering import import_all
from agot_judge.rules.complete import complete

import_all(__name__)
rulebook.include(complete())
rulebook.card_rulings = (*CARD_RULINGS, *CARD_ERRATA)
rulebook.idle_beside = IdleBeside(IDLE_BESIDE)
FRAMEWORK = rulebook.framework = declared()
rulebook.assumptions = tuple(map(as_assumption, OPEN))
rulebook.conventions = CONVENTIONS
rulebook.decision_kinds = DECISION_KINDS
rulebook.questions = SecondEditionQuestions()
rulebook.entry_rules = _entry_rules
rulebook.settle_rivals = settle_exclusions

__all__ = ["FRAMEWORK", "rulebook"]
