"""The cards that a player kneels for influence provide enough, and leave what else is to kneel."""

from msgspec.structs import replace

from agot_judge.engine.ability import KneelInfluence
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.decision import Answer, Decision, Requirement
from agot_judge.engine.state.frames import Initiation, Resolution
from agot_judge.engine.values.influence import influence
from agot_judge.engine.values.position import Position
from agot_judge.rules.costs.cost_alternatives import with_cost_chosen
from agot_judge.rules.costs.influence import INFLUENCE, is_enough
from agot_judge.rules.costs.slots_of_costs import influence_of, pools_that_kneel
from agot_judge.rules.resolution.scope_of import scope_before, scope_of_resolution


@shared.rule(*INFLUENCE)
def enough_influence(position: Position, decision: Decision, given: Answer) -> list[Requirement]:
    """``kneel 2 influence``: any number of cards that provide 2 or more together; what is more is lost."""
    frame = position.state.stack[-1] if position.state.stack else None
    if type(frame) is Resolution and isinstance(effect := frame.effects[frame.done], KneelInfluence):
        amount = influence_of(position, effect, scope_of_resolution(frame))
        return [_provides(position, amount, tuple(decision.options[one].card for one in given.options))]
    if type(frame) is not Initiation:
        return []
    ability = with_cost_chosen(position.ability(frame.card, frame.ability), frame.way)
    if len(frame.paid) >= len(ability.costs) or not isinstance(
        ability.costs[len(frame.paid)], KneelInfluence
    ):
        return []
    cost = ability.costs[len(frame.paid)]
    assert isinstance(cost, KneelInfluence)
    scope = replace(scope_before(frame.card, frame.player, frame.trigger), x=frame.x)
    amount = influence_of(position, cost, scope)
    cards = tuple(decision.options[one].card for one in given.options)
    later = pools_that_kneel(
        position, frame.player, frame.card, ability, frame.trigger, frame.x, len(frame.paid) + 1
    )
    left = [tuple(card for card in pool if card not in cards) for pool in later]
    return [
        _provides(position, amount, cards),
        Requirement(
            text="What else kneels to pay is left.",
            failing="Nothing is left that could kneel for the rest of the cost.",
            met=is_enough(position, (), 0, left),
            cites=INFLUENCE,
            about="cost",
        ),
    ]


def _provides(position: Position, amount: int, cards: tuple[int, ...]) -> Requirement:
    total = sum(influence(position, card) for card in cards)
    return Requirement(
        text=f"The cards provide {amount} influence or more.",
        failing=f"The cards provide {total} influence of {amount}.",
        met=total >= amount,
        cites=INFLUENCE,
        about="cost",
    )
