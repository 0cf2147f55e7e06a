"""Who may use an ability: the controller of its card, or whoever its text names instead."""

from agot_judge.engine.ability import Ability
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.values.position import Position


@shared.rule("2e/rr/abilities/2", "2e/faq/2.7/2")
def may_use(position: Position, player: int, card: int, ability: Ability) -> bool:
    """True where the ability is one for this player to use: its controller's, unless the card says otherwise."""
    controller = position.state.cards[card].controller
    if ability.initiated_by == "any player":
        return True
    return (controller == player) == (ability.initiated_by == "controller")
