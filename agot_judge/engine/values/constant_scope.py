"""On which cards a constant ability works."""

from agot_judge.engine.ability import Cards, On
from agot_judge.engine.values.matching import cards_meant, matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.engine.values.undetermined_opponent import is_plot_of_one


def reaches(position: Position, on: On, card: int, scope: Scope) -> bool:
    """Whether what a constant ability works on is (or is among others) this card."""
    if on == "self":
        return card == scope.source
    if isinstance(on, Cards):
        if is_plot_of_one(on) and len(players_said(position.game, position.state, "opponent", scope)) > 1:
            return False  # which opponent's is not said
        return matches_in(position, on, card, scope)
    return card in cards_meant(position, on, scope)
