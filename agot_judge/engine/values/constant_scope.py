"""On which cards a constant ability works."""

from typing import TYPE_CHECKING

from agot_judge.engine.ability import Cards, On
from agot_judge.engine.state.state import State
from agot_judge.engine.values.matching import cards_meant, matches_in
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.engine.values.undetermined_opponent import is_plot_of_one

if TYPE_CHECKING:
    from agot_judge.engine.machine import Machine


def reaches(machine: "Machine", state: State, on: On, card: int, scope: Scope) -> bool:
    """Whether what a constant ability works on is (or is among others) this card."""
    if on == "self":
        return card == scope.source
    if isinstance(on, Cards):
        if is_plot_of_one(on) and len(players_said(machine.game, state, "opponent", scope)) > 1:
            return False  # which opponent's is not said
        return matches_in(machine, state, on, card, scope)
    return card in cards_meant(machine, state, on, scope)
