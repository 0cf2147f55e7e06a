"""Values of players' revealed plot cards, with everything that changes them."""

from typing import TYPE_CHECKING

from agot_judge.engine.state.state import State
from agot_judge.engine.values.amounts import amount_on
from agot_judge.engine.values.continuous import Change, determined, may_be_changed, modifiers
from agot_judge.engine.values.prohibitions import is_prohibited
from agot_judge.engine.values.scope import Apart
from agot_judge.engine.values.titles import title_plot_modifier

if TYPE_CHECKING:
    from agot_judge.engine.machine import Machine


def plot_value(machine: "Machine", state: State, player: int, name: str, apart: Apart = ()) -> int:
    """A value of the player's revealed plot card (``gold``, ``initiative``, ``claim``, ``reserve``), 0 without a plot."""
    plot = state.players[player].plot
    if plot < 0:
        return 0
    printed = getattr(machine.game.cards[plot].definition.face, name)
    base = printed if isinstance(printed, int) else 0
    value = 0
    fixed: tuple[int, int] | None = None
    if may_be_changed(machine, state, name):
        changes = modifiers(machine, state, plot, name, apart)
        base = _base(machine, state, plot, name, changes, base)
        for modify, scope, since in changes:
            setting = getattr(modify, f"set_{name}")
            if setting is not None and not modify.base_value and (fixed is None or since >= fixed[0]):
                set_to = amount_on(machine, state, setting, scope, plot)
                if not is_value_kept(machine, state, plot, name, set_to - base, scope.source, apart):
                    fixed = since, set_to
            added = amount_on(machine, state, getattr(modify, name), scope, plot)
            if not is_value_kept(machine, state, plot, name, added, scope.source, apart):
                value += added
    added = title_plot_modifier(machine, state, player, name)
    if not is_value_kept(machine, state, plot, name, added, -1, apart):
        value += added
    return max(0, base + value if fixed is None else fixed[1])


def _base(
    machine: "Machine", state: State, plot: int, name: str, changes: tuple[Change, ...], printed: int
) -> int:
    """The base value: as printed, or as the latest effect says that sets it, or the one that was chosen."""
    base, based = printed, -1
    chosen = determined(state, plot, name, changes)
    for modify, scope, since in changes:
        setting = getattr(modify, f"set_{name}")
        if setting is None or not modify.base_value or chosen not in (None, (since, scope.source)):
            continue
        if since >= based:
            base, based = amount_on(machine, state, setting, scope, plot), since
    return base


def is_value_kept(
    machine: "Machine", state: State, plot: int, name: str, added: int, source: int, apart: Apart = ()
) -> bool:
    """Whether an effect of the card ``source`` cannot change the value so: a text that says so is in force.

    -1: what a title changes, which is no card effect.
    """
    if added == 0 or not machine.index.keeps_plot_values:
        return False
    return is_prohibited(machine, state, plot, value_change(name, raised=added > 0), apart, source)


def value_change(name: str, *, raised: bool) -> str:
    """What cannot happen to the plot card, in the words of ``Modify.cannot``."""
    return f"have its {name} {'raised' if raised else 'reduced'}"


def claim_of(machine: "Machine", state: State, player: int) -> int:
    """The claim value on the player's revealed plot card."""
    return plot_value(machine, state, player, "claim")


def initiative_of(machine: "Machine", state: State, player: int) -> int:
    """The initiative value on the player's revealed plot card."""
    return plot_value(machine, state, player, "initiative")


def reserve_of(machine: "Machine", state: State, player: int) -> int:
    """The reserve value on the player's revealed plot card."""
    return plot_value(machine, state, player, "reserve")


def income_of(machine: "Machine", state: State, player: int) -> int:
    """The gold value on the player's revealed plot card."""
    return plot_value(machine, state, player, "gold")
