"""The meaning of several entries together: they decline instances of one keyword, or choose plots or targets in whatever
order."""

from agot_judge.engine.state.decision import Answer, Decision
from agot_judge.engine.state.state import State
from agot_judge.scenario.entries import Choose, Decline, Entry
from agot_judge.scenario.fits import ELSEWHERE, Given
from agot_judge.scenario.fitting import Fitter
from agot_judge.scenario.target_order import in_the_order_of_targets


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
    it: all players choose in secret, and which of them is written down first says nothing."""
    if state.asking is not None and state.asking.kind == "target":
        return _in_the_order_of_targets(fitter, state, state.asking, entries, number)
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


def _in_the_order_of_targets(
    fitter: Fitter, state: State, asking: Decision, entries: tuple[Entry, ...], number: int
) -> tuple[Entry, ...]:
    """The entries with the choices of one target each, which a player makes one after the other, in the order asked for."""
    last = number
    first = entries[number]
    while last < len(entries):
        entry = entries[last]
        is_next = isinstance(entry, Choose) and isinstance(first, Choose) and entry.player == first.player
        if not is_next or (isinstance(entry, Choose) and len(entry.answers) != 1):
            break
        last += 1
    choices = [entry for entry in entries[number:last] if isinstance(entry, Choose)]
    words = tuple(choice.answers[0] for choice in choices)
    ordered = in_the_order_of_targets(fitter.machine, fitter.matcher.roster, state, asking, words)
    if ordered == words:
        return entries
    left = list(choices)
    arranged: list[Entry] = []
    for word in ordered:
        place = next(index for index, choice in enumerate(left) if choice.answers[0] == word)
        arranged.append(left.pop(place))
    return (*entries[:number], *arranged, *entries[last:])
