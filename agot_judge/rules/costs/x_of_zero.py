"""True where 0 may be chosen for X: not where nothing would come of it."""

from msgspec.structs import replace

from agot_judge.engine.ability import Ability, Effect, Modify, Paid
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.events import Event
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.rules.costs.values_of_x import values_of_x
from agot_judge.rules.potential.player_potential import is_of_nothing
from agot_judge.rules.potential.potential import could_change_in, on_their_own
from agot_judge.rules.targets.effects_on_targets import TARGETS, is_of_cards


@shared.rule("2e/rr/costs/7", "2e/rr/abilities/6")
def does_something_at_0(position: Position, ability: Ability, scope: Scope) -> bool:
    """True where some effect could change the game state with 0 for X: on targets, if any would be chosen."""
    scope = replace(scope, x=0)
    chosen = [choose for choose in ability.choose if is_of_cards(choose)]
    for effect in on_their_own(ability.effects):
        if _is_of_x_alone(position, effect, scope):
            continue
        on = getattr(effect, "on", None)
        if on in TARGETS and TARGETS.index(on) < len(chosen):
            choose = chosen[TARGETS.index(on)]
            some = choose.any_number or amount_of(position, choose.most, scope) > 0
            if some and not is_of_nothing(position, effect, scope):
                return True
        elif could_change_in(position, effect, scope):
            return True
    return False


def _is_of_x_alone(position: Position, effect: Effect, scope: Scope) -> bool:
    """True where it does so much of something as X is, and X is 0: ``gain X power``, ``gets -X STR``."""
    if isinstance(effect, Modify):
        fields = [name for name in effect.__struct_fields__ if isinstance(getattr(effect, name), Paid)]
        added = {name: amount_of(position, getattr(effect, name), scope) for name in fields}
        return bool(fields) and replace(effect, **added) == Modify(on=effect.on, until=effect.until)
    amount = getattr(effect, "amount", 1)
    return isinstance(amount, Paid) and amount_of(position, amount, scope) <= 0


def only_0_is_left(
    position: Position, player: int, card: int, ability: Ability, event: Event | None, scope: Scope
) -> bool:
    """True where X could only be 0, and nothing would come of that."""
    return values_of_x(position, player, card, ability, event) == (0,) and not does_something_at_0(
        position, ability, scope
    )
