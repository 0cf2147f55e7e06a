"""Only targets of abilities: cards that cannot be chosen as one, and a card that becomes the target in place of the only one."""

from msgspec.structs import replace

from agot_judge.engine.ability import Ability, BecomeTarget, Choose
from agot_judge.engine.ability.later_choices import is_of_cards
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Answer, Decision, Requirement
from agot_judge.engine.state.frames import Initiation, Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.immunity import initiated_by
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import is_prohibited
from agot_judge.rules.effects.affecting import affected
from agot_judge.rules.prohibitions.forbidding import not_forbidden
from agot_judge.rules.resolution.resolution import fail

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


_CHOSEN_OTHERWISE = ("2e/rr/target/2", "2e/rr/target/1")


@shared.effect(BecomeTarget, *_CHOSEN_OTHERWISE)
def become_target(machine: Machine, state: State, frame: Resolution, effect: BecomeTarget) -> State:
    """The controller of an ability chooses its targets unless a card specifies otherwise: this one does."""
    cards = affected(machine.at(state), frame, effect)
    initiation = initiated_by(state, frame.trigger)
    if len(cards) != 1 or initiation is None:
        return fail(machine, state, frame, "there is no target to take the place of.")
    at = state.stack.index(initiation)
    changed = replace(
        initiation, targets=tuple((cards[0],) if chosen else () for chosen in initiation.targets)
    )
    name = machine.game.cards[initiation.card].definition.face.name
    text = f"{label(machine.game, cards[0])} becomes the target of {name}."
    state = say(state, "effect", text, _CHOSEN_OTHERWISE, frame.player)
    return replace(state, stack=(*state.stack[:at], changed, *state.stack[at + 1 :]))
