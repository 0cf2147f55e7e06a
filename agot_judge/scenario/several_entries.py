"""What several entries say together: they decline instances of one keyword, or choose plots in whatever order."""

from agot_judge.engine.state.decision import Answer
from agot_judge.engine.state.state import State
from agot_judge.scenario.entries import Choose, Decline, Entry
from agot_judge.scenario.fits import ELSEWHERE, Given
from agot_judge.scenario.fitting import Fitter


def declined_together(
    fitter: Fitter, state: State, fit: Given, following: tuple[Entry, ...]
) -> tuple[Given, int]:
    """The answer to one keyword that a move and the entries after it give together, each of which declines an instance;
    and how many of these entries are made with it."""
    kept = set(fit.answer.options)
    made = 0
    for entry in following:
        also = fitter.fit(state, entry) if isinstance(entry, Decline) else ELSEWHERE
        if not isinstance(also, Given) or kept <= set(also.answer.options):
            break
        made += 1
        kept &= set(also.answer.options)
    return Given(Answer(options=tuple(sorted(kept)))), made


def in_the_order_asked(
    fitter: Fitter, state: State, entries: tuple[Entry, ...], number: int, asked: str
) -> tuple[Entry, ...]:
    """The entries with the choice of the player who is ``asked`` for a plot before those of others that stand right before
    it: all players choose in secret, and which of them is written down first says nothing (2e/rr/1.2/1)."""
    if state.asking is None or state.asking.kind != "plot":
        return entries
    for later in range(number, len(entries)):
        entry = entries[later]
        if not isinstance(entry, Choose):
            return entries
        if entry.player == asked:
            if not isinstance(fitter.fit(state, entry), Given):
                return entries  # it answers what is asked later
            return (*entries[:number], entry, *entries[number:later], *entries[later + 1 :])
    return entries
