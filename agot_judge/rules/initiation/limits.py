"""Limits and maximums of abilities: how often one was used, and whether it may be used again."""

from agot_judge.counted import counted
from agot_judge.engine.ability import (
    Limit,
)
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.frames import Initiation
from agot_judge.engine.state.state import State
from agot_judge.engine.values.amounts import number_of
from agot_judge.engine.values.position import Position

_LIMIT = ("2e/rr/limits-and-maxima/1", "2e/rr/limits-and-maxima/4")


_MAXIMUM = ("2e/rr/limits-and-maxima/3", "2e/rr/limits-and-maxima/4")


_COUNTED = 7
"""The step of its initiation from which a use is counted."""
_OFTEN = {1: "once", 2: "twice", 3: "three times"}


def _in_use(position: Position, player: int, card: int, number: int, limit: Limit) -> int:
    """The number of its uses under way: its cost is being paid, and what happens there is reacted to."""
    title = position.game.cards[card].definition.face.name
    return sum(
        frame.player == player
        and frame.ability == number
        and (
            position.game.cards[frame.card].definition.face.name == title
            if limit.per_title
            else frame.card == card and frame.copy == position.state.cards[card].entered
        )
        for frame in position.state.stack
        if type(frame) is Initiation and 1 < frame.stage < _COUNTED
    )


@shared.rule("2e/rr/limits-and-maxima/4")
def _by_another(state: State, player: int, limit: Limit, title: str) -> bool:
    """True where another player has used such an ability in this period: that does not count."""
    return any(
        use.title == title and use.player != player and use.period == limit.period for use in state.uses
    )


@shared.rule("2e/rr/limits-and-maxima/1", "2e/rr/limits-and-maxima/3", "2e/rr/limits-and-maxima/4")
def limit_requirement(position: Position, player: int, card: int, number: int) -> Requirement:
    """A limit counts each copy of the ability and each entry into play; a maximum counts all copies by title."""
    state = position.state
    title = position.game.cards[card].definition.face.name
    limit = position.ability(card, number).limit
    assert limit is not None
    used = sum(
        use.times
        for use in state.uses
        if use.player == player
        and use.ability == number
        and use.period == limit.period
        and (use.period == "round" or use.phase in ("", state.phase))
        and (
            use.title == title
            if limit.per_title
            else use.card == card and use.copy == state.cards[card].entered
        )
    )
    used += _in_use(position, player, card, number, limit)
    times = limit.times * (number_of(position, "opponents", player) if limit.for_each_opponent else 1)
    often = _OFTEN.get(times, f"{times} times")
    word = "Max" if limit.per_title else "Limit"
    period = f"per {limit.period}"
    return Requirement(
        text=f"{word} {times} {period} ({often} {period}): used {counted(used, 'time')}.",
        met=used < times,
        cites=(_MAXIMUM if limit.per_title else _LIMIT)[
            : 2 if _by_another(state, player, limit, title) else 1
        ],
        about="limit",
    )
