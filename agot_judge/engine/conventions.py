"""Statements of an edition for the engine's own computations: facts that no card says and no rule of the engine knows."""

from collections.abc import Callable

from msgspec import Struct

from agot_judge.engine.ability import Ability


def _none(ability: Ability) -> str:
    return ""


class Conventions(Struct, frozen=True, kw_only=True):
    """Facts of an edition on which values, histories and the index of abilities rest."""

    group_of: Callable[[Ability], str] = _none
    """The group of abilities among which one with a triggering condition is used; empty for one without."""
    before: frozenset[str] = frozenset()
    """The groups whose abilities are used before an occurrence happens."""
    after: frozenset[str] = frozenset()
    """The groups whose abilities are used after it has happened."""
    ways: dict[str, tuple[str, ...]] = {}
    """By occurrence: the ways of using a card that are one, of which a state keeps an account for the round."""
    limited_ways: tuple[str, ...] = ()
    """The ways of using a card that count towards the number of limited cards in a round."""
    may_be_in_vain: bool = False
    """True where an ability may be used, and a card be chosen for it, though nothing would be changed."""
    is_immune_to_itself: bool = True
    """True where a card may be immune to its own abilities."""
    counts_once: bool = False
    """True where a triggered effect counts its variables once, and they are numbers from then on."""
    power_on: tuple[str, ...] = ()
    """The types of cards on which power counts towards their controller's total; empty: of all."""
    none_chosen_is_nothing: bool = False
    """True where an effect that chooses "any number" of targets changes nothing when none is chosen."""
    before_plots: tuple[str, ...] = ()
    """The phases in which the plot cards that lie there may be those of the round before."""
