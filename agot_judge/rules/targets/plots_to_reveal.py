"""The plot cards that an effect lets a player reveal."""

from agot_judge.engine.ability import RevealPlot
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.rules.prohibitions.forbidden_players import forbidden_to
from agot_judge.rules.prohibitions.plot_decks import plot_deck_of
from agot_judge.rules.prohibitions.prohibitions import is_forbidden


def plots_to_reveal(position: Position, effect: RevealPlot, player: int, scope: Scope) -> tuple[int, ...]:
    """The cards of the player's plot deck that may be revealed by the effect (2e/rr/plot-card/3)."""
    if is_forbidden(position, player, "reveal plots"):
        return ()
    pool = tuple(
        card for card in plot_deck_of(position, player) if why_not_chosen(position, player, card) is None
    )
    if effect.cards is None:
        return pool
    return tuple(card for card in pool if matches_in(position, effect.cards, card, scope))


@shared.rule("2e/rr/cannot/1")
def why_not_chosen(position: Position, player: int, card: int) -> Scope | None:
    """The scope of what keeps the player from choosing this plot card to reveal; None where nothing does."""
    for effect, scope in forbidden_to(position, player, lambda one: one.cannot == "choose plots"):
        if effect.cards is None or matches_in(position, effect.cards, card, scope):
            return scope
    return None
