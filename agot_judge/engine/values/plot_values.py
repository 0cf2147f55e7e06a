"""Values of players' revealed plot cards, with everything that changes them."""

from agot_judge.engine.ability import Modify
from agot_judge.engine.values.amounts import amount_on
from agot_judge.engine.values.continuous import Change, modifiers
from agot_judge.engine.values.determined import determined
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.prohibitions import has_exception, is_prohibited
from agot_judge.engine.values.scope import Apart
from agot_judge.engine.values.titles import title_plot_modifier


def plot_value(position: Position, player: int, name: str, apart: Apart = ()) -> int:
    """A value of the player's revealed plot card (``gold``, ``initiative``, ``claim``, ``reserve``), 0 without a plot."""
    plot = position.state.players[player].plot
    if plot < 0:
        return 0
    printed = getattr(position.game.cards[plot].definition.face, name)
    base = printed if isinstance(printed, int) else 0
    value = 0
    floors: list[tuple[int, int]] = []
    fixed: tuple[int, int] | None = None
    if position.may_be_changed(name):
        changes = modifiers(position, plot, name, apart)
        base = _base(position, plot, name, changes, base)
        for modify, scope, since in changes:
            setting = getattr(modify, f"set_{name}")
            if setting is not None and not modify.base_value and (fixed is None or since >= fixed[0]):
                set_to = amount_on(position, setting, scope, plot)
                if not is_value_kept(position, plot, name, set_to - base, scope.source, apart):
                    fixed = since, set_to
            added = amount_on(position, getattr(modify, name), scope, plot)
            if provides_none(position, name, added, modify, scope.source, apart):
                continue
            if not is_value_kept(position, plot, name, added, scope.source, apart):
                if modify.to_a_minimum_of and added < 0:
                    floors.append((-added, modify.to_a_minimum_of))
                else:
                    value += added
    added = title_plot_modifier(position, player, name)
    if not is_value_kept(position, plot, name, added, -1, apart):
        value += added
    value += base
    for amount, least in floors:
        value -= taken_off(value, amount, least)
    return max(0, value if fixed is None else fixed[1])


def taken_off(value: int, amount: int, least: int) -> int:
    """The amount that is taken off, where nothing is beyond ``least``: ``reduce .. by 2 (to a minimum of 2)``."""
    return max(0, min(amount, value - least))


def provides_none(
    position: Position, name: str, added: int, modify: Modify, source: int, apart: Apart = ()
) -> bool:
    """True where something in force says that the card ``source``, of which this is a constant modifier, does not provide it."""
    if name != "gold" or added <= 0 or source < 0 or modify.until is not None:
        return False
    return has_exception(position, source, "does not provide positive gold modifiers", apart)


def _base(position: Position, plot: int, name: str, changes: tuple[Change, ...], printed: int) -> int:
    """The base value: as printed, or as the latest effect says that sets it, or the one that was chosen."""
    base, based = printed, -1
    chosen = determined(position.state, plot, name, changes)
    for modify, scope, since in changes:
        setting = getattr(modify, f"set_{name}")
        if setting is None or not modify.base_value or chosen not in (None, (since, scope.source)):
            continue
        if since >= based:
            base, based = amount_on(position, setting, scope, plot), since
    return base


def is_value_kept(
    position: Position, plot: int, name: str, added: int, source: int, apart: Apart = ()
) -> bool:
    """True where an effect of the card ``source`` cannot change the value so: a text that says so is in force.

    -1: what a title changes, which is no card effect.
    """
    if added == 0 or not position.index.keeps_plot_values:
        return False
    return is_prohibited(position, plot, value_change(name, raised=added > 0), apart, source)


def value_change(name: str, *, raised: bool) -> str:
    """The thing that cannot happen to the plot card, in the words of ``Modify.cannot``."""
    return f"have its {name} {'raised' if raised else 'reduced'}"


def claim_of(position: Position, player: int) -> int:
    """The claim value on the player's revealed plot card."""
    return plot_value(position, player, "claim")


def initiative_of(position: Position, player: int) -> int:
    """The initiative value on the player's revealed plot card."""
    return plot_value(position, player, "initiative")


def reserve_of(position: Position, player: int) -> int:
    """The reserve value on the player's revealed plot card."""
    return plot_value(position, player, "reserve")


def income_of(position: Position, player: int) -> int:
    """The gold value on the player's revealed plot card."""
    return plot_value(position, player, "gold")
