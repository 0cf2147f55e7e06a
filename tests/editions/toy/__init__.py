"""A toy edition, to read first: two phases, one kind of window, one effect of a card.

Read ``rules.txt`` (what is printed), ``framework`` (the same as data), ``frames``, ``round``, ``deeds`` and ``power`` (the
rules), ``questions`` and ``entry_rules`` (what the machine asks besides), then this file, which puts all of it together.
"""

from tests.editions.toy import deeds, power, round
from tests.editions.toy.entry_rules import NothingEnters
from tests.editions.toy.framework import FRAMEWORK
from tests.editions.toy.questions import ToyQuestions
from tests.editions.toy.rulebook import toy as rulebook

rulebook.framework = FRAMEWORK
rulebook.decision_kinds = {"deed": "Which card does a deed."}
rulebook.questions = ToyQuestions()
rulebook.entry_rules = NothingEnters()

__all__ = ["FRAMEWORK", "deeds", "power", "round", "rulebook"]
