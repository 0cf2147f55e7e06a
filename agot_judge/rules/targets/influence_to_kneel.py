"""The cards that kneel for influence which is paid while an effect resolves."""

from agot_judge.engine.ability import KneelInfluence
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.influence import influence
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.rules.costs.influence import INFLUENCE, providers
from agot_judge.rules.targets.slots import Slot, of_cards


@shared.rule(*INFLUENCE)
def slots_of_influence(
    position: Position, frame: Resolution, effect: KneelInfluence, scope: Scope
) -> tuple[Slot, ...]:
    """Each player chooses which cards kneel; who has too little influence has nothing to choose."""
    if effect.at_least is not None:
        return ()
    amount = amount_of(position, effect.amount, scope)
    found: list[Slot] = []
    for player in players_said(position.game, position.state, effect.player, scope):
        cards = providers(position, player)
        there = sum(influence(position, card) for card in cards)
        pool = cards if there >= amount > 0 else ()
        text = f"Which cards kneel for {amount} influence?"
        found.append(of_cards(position.game, "cost", player, pool, (1, len(pool)), text, INFLUENCE, "cost"))
    return tuple(found)
