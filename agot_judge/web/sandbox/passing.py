"""Passing for everybody: how far that goes by itself, and what it would decline that nobody declines unasked."""

from collections.abc import Callable

from agot_judge.engine.ability.effects_on_players import Save
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import DUPLICATE, PASS, Answer, Option, by_default
from agot_judge.engine.state.state import State
from agot_judge.errors import OutOfBudget
from agot_judge.scenario.answering import move_for
from agot_judge.scenario.entries import Entry
from agot_judge.web.sandbox.line_of_play import Line

MOST_MOVES = 400
"""The number of moves that are made at once on the way to the end."""


def passed_by_all(line: Line) -> tuple[Entry, ...]:
    """The run of the line, and on from its end with everybody passing, up to a decision that cannot be declined or in
    which somebody may save a card. A save that is offered where the line ends is declined: whoever asks for this was asked."""
    return _played_on(line, lambda state: bool(saves_declined(line.board.machine, state)))


def passed_to_the_end(line: Line) -> tuple[Entry, ...]:
    """The run of the line, and on from its end with everybody passing, saves declined too, up to a decision that cannot be
    declined."""
    return _played_on(line, lambda state: False)


def _played_on(line: Line, stops: Callable[[State], bool]) -> tuple[Entry, ...]:
    machine = line.board.machine
    last = line.places.places[-1]
    run, state = line.run_before(last), last.state
    added: list[Entry] = []
    while state.asking is not None and len(added) < MOST_MOVES:
        answer = _going_on(machine, state)
        if answer is None or (added and stops(state)):
            break
        added.append(move_for(machine, state, answer))
        state = machine.run(machine.apply(state, answer))
    return (*run, *added)


def saves_declined(machine: Machine, state: State) -> tuple[str, ...]:
    """The cards whose saving is offered where a pass would decline it; empty where none is."""
    decision = state.asking
    if decision is None or decision.player < 0 or not decision.may_pass:
        return ()
    found = (_saved(machine, state, option) for option in decision.options if _is_save(machine, option))
    return tuple(dict.fromkeys(found))


def _is_save(machine: Machine, option: Option) -> bool:
    if option.card < 0 or option.ability < 0:
        return False
    if option.ability == DUPLICATE:
        return True
    return any(isinstance(node, Save) for node in nodes(machine.ability(option.card, option.ability)))


def _saved(machine: Machine, state: State, option: Option) -> str:
    """The card that would leave play, where the option tells it, else the card that would save it."""
    event = machine.questions.answered(state, option.event)
    about = event.card if event is not None and event.card >= 0 else option.card
    return machine.game.cards[about].label


def _going_on(machine: Machine, state: State) -> Answer | None:
    """The answer that only lets the game go on: a pass, or the one legal answer. None where somebody must choose, an
    order too on which something may depend."""
    decision = state.asking
    if decision is None or decision.player < 0:
        return None
    if decision.default is not None:
        return None if decision.is_order else by_default(decision)
    if decision.may_pass:
        return PASS
    try:
        answers = machine.legal_answers(state)
        first, second = next(answers, None), next(answers, None)
    except OutOfBudget:
        return None
    return first if second is None else None
