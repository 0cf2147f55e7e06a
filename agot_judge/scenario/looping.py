"""A loop that a run has shown once, executed as many times as its player says."""

from agot_judge.engine.state.decision import Answer, Decision
from agot_judge.engine.state.state import State
from agot_judge.scenario.entries import Choose, Mover
from agot_judge.scenario.progress import Progress


def executes_loop(progress: Progress, move: Mover) -> bool:
    """True where the move says how many times a loop is executed (``choose: 17``) that ends where the run stands; then it is.

    Raises IllegalMove where it cannot be executed so often.
    """
    if not isinstance(move, Choose) or len(move.answers) != 1 or not move.answers[0].isdecimal():
        return False
    machine, state = progress.machine, progress.state
    decision = state.asking
    if decision is None or decision.player < 0 or machine.game.players[decision.player] != move.player:
        return False
    before, answers = _cycle(progress.answered, state)
    if before is None:
        return False
    times = int(move.answers[0])
    said = machine.questions.repeat(machine, state, before, answers, times)
    if said is None:
        return False
    progress.state = said
    for _ in range(times):
        for answer in answers:
            if progress.state.over:
                return True
            progress.apply(answer)
            progress.go_on()
    return True


def _cycle(
    answered: tuple[tuple[State, Answer], ...], state: State
) -> tuple[State | None, tuple[Answer, ...]]:
    """The last time when the same player had the same opportunity, and the answers that have led back to it."""
    for place in range(len(answered) - 1, -1, -1):
        before = answered[place][0]
        if len(before.stack) == len(state.stack) and _is_the_same(before.asking, state.asking):
            return before, tuple(answer for _, answer in answered[place:])
    return None, ()


def _is_the_same(before: Decision | None, after: Decision | None) -> bool:
    if before is None or after is None:
        return False
    return (before.player, before.kind, before.options) == (after.player, after.kind, after.options)
