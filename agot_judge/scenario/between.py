"""Changes by hand between two decisions: after the line of the trace that their entry names."""

from msgspec.structs import replace

from agot_judge.engine.pause import paused
from agot_judge.engine.state.state import State
from agot_judge.errors import IllegalMove
from agot_judge.scenario.entries import ByHand
from agot_judge.scenario.fits import Given, Refused
from agot_judge.scenario.progress import Progress
from agot_judge.scenario.wording import cites_of, reasons_in_words


def change_between(progress: Progress, entry: ByHand) -> None:
    """Go forward to the line and make the changes there.

    Raises IllegalMove where the run does not come to the line before a decision or its end, and for what a rule forbids.
    """
    line = entry.after_line

    def is_written(state: State) -> bool:
        return len(state.log) >= line

    if not is_written(progress.state):
        progress.to_decision(None, is_written)
    state = progress.state
    decision = state.asking
    if not is_written(state):
        why = (
            f"this is decided before it: {decision.text}"
            if decision is not None
            else "the run ends before it."
        )
        raise IllegalMove(f"There is no line {line} here to change something after: {why}")
    if decision is None and progress.is_over():
        raise IllegalMove(f"After line {line} nothing is left to happen: nothing can be changed there.")
    between = decision is None
    if between:
        progress.state = paused(state)
    progress.account()
    fit = progress.fit(entry if between else ByHand(entry.changes, here=True))
    if isinstance(fit, Given):
        progress.apply(replace(fit.answer, after_line=line) if between else fit.answer)
        return
    progress.state = state
    reasons = fit.reasons if isinstance(fit, Refused) else ()
    raise IllegalMove(f"After line {line}: {reasons_in_words(reasons)}", cites_of(reasons))
