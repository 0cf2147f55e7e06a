"""The fit of a move to a decision, and of what is offered to a legal answer."""

from msgspec import Struct

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import PASS, Answer, Decision, Requirement
from agot_judge.engine.state.state import State
from agot_judge.errors import OutOfBudget


class Given(Struct, frozen=True):
    """A legal answer. ``left`` are words that answer what the rules ask next."""

    answer: Answer
    left: tuple[str, ...] = ()
    occurrence: tuple[Decision, ...] = ()
    """The occurrence that an ability answers, where it could answer one only: a word in ``left`` may say so."""


class Refused(Struct, frozen=True):
    """The decision is the one that the move is for, but the rules do not allow it."""

    reasons: tuple[Requirement, ...]


class Elsewhere(Struct, frozen=True):
    """The decision is not one that the move answers."""


ELSEWHERE = Elsewhere()
Fit = Given | Refused | Elsewhere


def declined(decision: Decision) -> Answer | None:
    """The answer that declines it, where it may be declined: what a player "may" do is declined with "no"."""
    if decision.may_pass:
        return PASS
    if decision.kind != "yes or no":
        return None
    refusals = (index for index, option in enumerate(decision.options) if option.word == "no")
    return next((Answer(options=(index,)) for index in refusals), None)


def means_several(word: str, labels: tuple[str, ...], cites: tuple[str, ...]) -> Requirement:
    """The requirement that a word misses which could mean each of several cards."""
    found = ", ".join(dict.fromkeys(labels))
    return Requirement(text=f"{word} could mean several: {found}. Say which.", met=False, cites=cites)


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
