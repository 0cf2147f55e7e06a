"""Abilities whose effects cannot be canceled: by their own text, or because something in force says so."""

from msgspec.structs import replace

from agot_judge.engine.ability import Ability, Forbid
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label
from agot_judge.engine.values.conditions import holds_in
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.engine.values.standing import active
from agot_judge.rules.prohibitions.forbidding import who_forbids

CANNOT = ("2e/rr/cannot/1",)


@shared.rule(*CANNOT, "2e/rr/cancel/1")
def why_not_canceled(position: Position, player: int, card: int, ability: Ability) -> str:
    """The reason that nothing can cancel the effects of the ability that the player uses; empty: they can be canceled."""
    text = f"The effects of {label(position.game, card)} cannot be canceled"
    if ability.cannot_be_canceled:
        return f"{text}."
    if Forbid not in position.index.standing and not position.state.in_force:
        return ""
    for effect, scope, _ in active(position, Forbid):
        if effect.cannot == "cancel" and _protects(position, effect, scope, player, card):
            return f"{text} ({who_forbids(position.game, scope.source, effect)})."
    return ""


def _protects(position: Position, effect: Forbid, scope: Scope, player: int, card: int) -> bool:
    """True where it speaks of this card, or of what this player uses: "events you play" are those that you use."""
    cards = effect.cards
    if effect.during is not None and not holds_in(position, effect.during, scope):
        return False
    if effect.unless is not None and holds_in(position, effect.unless, scope):
        return False
    if cards is None:
        return True
    if cards.controller != "any" and player not in players_said(
        position.game, position.state, cards.controller, scope
    ):
        return False
    return matches_in(position, replace(cards, controller="any"), card, scope)
