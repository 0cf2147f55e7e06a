"""The cards that are considered to be in a plot deck."""

from agot_judge.engine.shared_rules import shared
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.rules.prohibitions.forbidden_players import forbidden_to


@shared.rule("2e/rr/the-golden-rules/2", "2e/rr/plot-card/2")
def plot_deck_of(position: Position, player: int) -> tuple[int, ...]:
    """The cards of the player's plot deck, without those of which something in force says that they are not considered to
    be in it."""
    plots = position.state.players[player].plots
    for effect, scope in forbidden_to(position, player, lambda one: one.cannot == "have in plot deck"):
        left_out = effect.cards
        plots = tuple(
            card for card in plots if left_out is not None and not matches_in(position, left_out, card, scope)
        )
    return plots
