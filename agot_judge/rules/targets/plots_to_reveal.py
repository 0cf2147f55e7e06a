"""The plot cards that an effect lets a player reveal."""

from agot_judge.engine.ability import RevealPlot
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.rules.prohibitions.plot_decks import plot_deck_of


def plots_to_reveal(position: Position, effect: RevealPlot, player: int, scope: Scope) -> tuple[int, ...]:
    """The cards of the player's plot deck that may be revealed by the effect (2e/rr/plot-card/3)."""
    pool = plot_deck_of(position, player)
    if effect.cards is None:
        return pool
    return tuple(card for card in pool if matches_in(position, effect.cards, card, scope))
