"""Who may use an ability: the controller of its card, and whom its text names besides."""

from msgspec.structs import replace

from agot_judge.engine.ability import Ability, Condition
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.values.conditions import holds_in
from agot_judge.engine.values.position import Position
from agot_judge.rules.resolution.scope_of import scope_before


@shared.rule("2e/rr/abilities/2", "2e/faq/2.7/2")
def may_use(position: Position, player: int, card: int, ability: Ability) -> bool:
    """Whether the ability is one for this player to use: its controller's, unless the card says otherwise."""
    controller = position.state.cards[card].controller
    if ability.initiated_by == "any player":
        where = ability.initiated_where
        return where is None or player == controller or _is_named(position, player, card, where)
    return (controller == player) == (ability.initiated_by == "controller")


@shared.rule("2e/rr/the-golden-rules/2", "2e/rr/costs/3")
def pays_as_if_controlled(position: Position, player: int, card: int, payer: int) -> bool:
    """Whether the card with the ability pays for a player who may use it "as if he or she controlled" the card."""
    return payer == card and any(
        ability.initiated_where is not None and _is_named(position, player, card, ability.initiated_where)
        for ability in position.game.cards[card].definition.abilities
    )


@shared.rule("2e/faq/2.7/2")
def _is_named(position: Position, player: int, card: int, where: Condition) -> bool:
    """Whether what the text of the card says of a player is true of this one."""
    seen = scope_before(card, position.state.cards[card].controller, None)
    return holds_in(position, where, replace(seen, this_opponent=player))
