"""The base value that applies where a value is given several: the one that the first player has chosen."""

from agot_judge.engine.state.state import State
from agot_judge.engine.values.continuous import Change


def determined(state: State, plot: int, name: str, changes: tuple[Change, ...]) -> tuple[int, int] | None:
    """The effect that applies of several that cannot be applied together: the one that was chosen, while it is active."""
    if not state.determined:
        return None
    active = {
        (change.since, change.scope.source)
        for change in changes
        if change.modify.base_value and getattr(change.modify, f"set_{name}") is not None
    }
    for one in reversed(state.determined):
        if one.chosen in active and (active <= set(one.among) or (one.plot, one.value) == (plot, name)):
            return one.chosen
    return None
