"""The things done so far that a board itself does not show: what has been used this round, and who has passed in a window."""

import re
from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.engine.state.decision import PASS, Decision
from agot_judge.engine.state.state import State
from agot_judge.training.names import names
from agot_judge.training.played import Moment, Played

_ROUND = re.compile(r"begins, and with it round|^The round ends")
_USED = re.compile(r" (?:uses|plays|initiates)\b")
_ACTION, _OPENED = "action", "An action window opens"


def awaited(played: Played) -> tuple[Moment, ...]:
    """Every decision of the run, with the one at which it has come to its end, and the one that comes if that is passed on."""
    if played.end.asking is None or not played.moments:
        return played.moments
    last = at_the_end(played, played.end, played.end.asking)
    passed = _after_a_pass(played, last)
    return (*played.moments, last) if passed is None else (*played.moments, last, passed)


def at_the_end(played: Played, state: State, decision: Decision) -> Moment:
    """The moment after the run in which this decision is awaited, passed for the time being."""
    return Moment(
        number=len(played.moments),
        state=state,
        decision=decision,
        answer=PASS,
        before=len(played.end.log),
    )


def _after_a_pass(played: Played, last: Moment) -> Moment | None:
    """The decision of another player in the same window; None where it closes, or nobody can pass."""
    machine, asked = played.machine, last.decision
    if asked.kind != _ACTION or not asked.may_pass or asked.player < 0:
        return None
    after = machine.run(machine.take(last.state, PASS))
    other = after.asking
    if other is None or other.kind != asked.kind or other.player in (asked.player, -1):
        return None
    return at_the_end(
        played, after, replace(other, text=f"{played.player(asked.player)} passes. {other.text}")
    )


def used_this_round(played: Played, last: int, player: str) -> tuple[str, ...]:
    """The cards whose abilities a player has used this round, and the events played, by their names in the order of use."""
    begun = max((entry.n for entry in played.trace[:last] if _ROUND.search(entry.text)), default=0)
    labels = [card.label for card in played.machine.game.cards]
    found = (
        label
        for entry in played.trace[begun:last]
        if entry.kind == "ability" and entry.text.startswith(f"{player} ") and _USED.search(entry.text)
        for label in labels
        if names(entry.text.partition(":")[0], label)
    )
    return tuple(dict.fromkeys(found))


def of_this_window(played: Played, moment: Moment) -> Iterator[Moment]:
    """The decisions in the window of this one that were made before it, the last one first."""
    decision = moment.decision
    is_for_actions = decision.kind == _ACTION
    for before in reversed(played.moments[: moment.number]):
        if is_for_actions and any(entry.text.startswith(_OPENED) for entry in before.lines):
            return
        if before.decision.kind == decision.kind and (
            is_for_actions or before.decision.text == decision.text
        ):
            yield before


def has_passed(played: Played, moment: Moment, player: int) -> bool:
    """True where the player has passed in the window that is open."""
    return any(
        before.decision.player == player and before.answer == PASS
        for before in of_this_window(played, moment)
    )
