"""The cards that may be chosen for an effect in an edition where abilities may be used though nothing comes of it."""

from agot_judge.engine.ability import Effect, Kneel, Modify, Stand
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.values.immunity import is_immune_to
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.rules.potential.can_affect import could_affect, effect_is_prohibited

_IN_VAIN = (Kneel, Modify, Stand)
"""Effects that a card in play may be chosen for though they change nothing about it, where an edition allows that."""


@shared.rule(
    "1e/faq/event-cards-effect/3", "1e/faq/character-abilities-effect/3", "1e/faq/4.3/4", "1e/faq/3.15/1"
)
def may_be_tried(position: Position, effect: Effect, card: int, scope: Scope) -> bool:
    """True where a card may be chosen for the effect in an edition where it need not have any result: nothing forbids it, and
    the card is not immune."""
    if not isinstance(effect, _IN_VAIN):
        return could_affect(position, effect, card, scope)
    if is_immune_to(position, card, scope):
        return False
    return position.state.despite or not effect_is_prohibited(position, effect, card, scope)
