"""True where what is offered may be part of a legal answer."""

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import Answer
from agot_judge.engine.state.state import State
from agot_judge.errors import OutOfBudget

_CHOSEN_TOGETHER = ("target", "cost")
"""Kinds of decisions in which each card alone may be fit to be offered, and none of the answers with it legal."""


def may_be_chosen(machine: Machine, state: State, option: int) -> bool:
    """True where a legal answer to the decision awaited has this option: what has too much STR for "with total STR 5 or lower"
    is in none. Where there are too many answers to try them all it counts as one that may be chosen."""
    decision = state.asking
    if decision is None or decision.kind not in _CHOSEN_TOGETHER:
        return decision is not None
    if not machine.reasons_against(state, Answer(options=(option,))):
        return True
    try:
        return any(option in answer.options for answer in machine.legal_answers(state))
    except OutOfBudget:
        return True
