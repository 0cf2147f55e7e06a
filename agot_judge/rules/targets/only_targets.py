"""Cards that cannot be chosen as the only target of an ability."""

from agot_judge.engine.ability import Ability, Choose
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.decision import Answer, Decision, Requirement
from agot_judge.engine.state.frames import Initiation
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import is_prohibited
from agot_judge.rules.prohibitions.forbidding import not_forbidden
from agot_judge.rules.targets.effects_on_targets import is_of_cards

_CANNOT = ("2e/rr/cannot/1", "2e/rr/target/3")
AS_THE_ONLY_TARGET = "be chosen as the only target"


@shared.rule(*_CANNOT)
def not_alone(
    position: Position, ability: Ability, choose: Choose, cards: tuple[int, ...], source: int
) -> tuple[int, ...]:
    """The cards that may be chosen: one that cannot be the only target only beside another one."""
    if not is_of_cards(choose) or not position.may_be_changed("cannot"):
        return cards
    if choose.each_of is not None or sum(is_of_cards(one) for one in ability.choose) > 1:
        return cards
    others = tuple(
        card for card in cards if not is_prohibited(position, card, AS_THE_ONLY_TARGET, source=source)
    )
    return cards if others and choose.most != 1 else others


@shared.rule(*_CANNOT)
def is_not_the_only_target(position: Position, decision: Decision, given: Answer) -> list[Requirement]:
    """With the last choice of cards: if one card alone is the target, it may be that."""
    frame = position.state.stack[-1] if position.state.stack else None
    if decision.kind != "target" or type(frame) is not Initiation:
        return []
    if not position.may_be_changed("cannot"):
        return []
    choices = position.ability(frame.card, frame.ability).choose
    if frame.made == len(choices) or not is_of_cards(choices[frame.made]):
        return []
    if choices[frame.made].each_of is not None or any(is_of_cards(one) for one in choices[frame.made + 1 :]):
        return []
    targets = [card for chosen in frame.targets for card in chosen]
    targets += [decision.options[one].card for one in given.options]
    if len(set(targets)) != 1:
        return []
    found = not_forbidden(position, targets[0], AS_THE_ONLY_TARGET, _CANNOT, source=frame.card)
    return [] if found.met else [found]
