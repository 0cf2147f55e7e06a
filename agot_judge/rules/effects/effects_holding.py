"""Effects that hold other effects: conditions, options, choices made now, and one effect for several players."""

from msgspec.structs import replace

from agot_judge.engine.ability import AtOnce, Cards, ChooseNow, Effect, Either, ForEach, If, May, PayGold
from agot_judge.engine.ability.later_choices import is_of_cards, mentions
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.frames import Resolution, Together
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push, say, settle
from agot_judge.engine.values.conditions import holds_in
from agot_judge.engine.values.matching import cards_meant, each_in
from agot_judge.engine.values.scope import players_said
from agot_judge.rules.potential.possible_scope import holds_unknown
from agot_judge.rules.resolution.by_hand import left_to_judge
from agot_judge.rules.resolution.chosen_once import with_chosen
from agot_judge.rules.resolution.optional_effects import (
    YES,
    may_one_of_them,
    only_either,
    only_no,
    possible_ways,
)
from agot_judge.rules.resolution.referent_reset import holds_work, of_nothing
from agot_judge.rules.resolution.resolution import fail, insert, with_top
from agot_judge.rules.resolution.scope_of import scope_of_resolution
from agot_judge.rules.targets.choosing import choice_now, enough, legal_options
from agot_judge.rules.targets.effects_on_targets import effects_on
from agot_judge.rules.targets.none_chosen import NONE_CHOSEN, chose_none_of_any_number
from agot_judge.rules.targets.picking import players_in_turn, slots_of
from agot_judge.rules.targets.slots import in_order
from agot_judge.rules.targets.tied_cards import SEVERAL_PLAYERS
from agot_judge.rules.targets.whose_cards import whose_target

_AS_MUCH = "2e/rr/effects/3"
_UNPAID = ("2e/faq/1.7/1",)
_TOGETHER = "2e/rr/priority-of-simultaneous-resolution/1"


@shared.effect(If, _AS_MUCH, "2e/rr/costs/2")
def resolve_if(machine: Machine, state: State, frame: Resolution, effect: If) -> State:
    """The effects resolve if the condition is true at this moment, otherwise the others."""
    if holds_in(machine.at(state), effect.condition, scope_of_resolution(frame)):
        return insert(state, effect.effects)
    if not effect.otherwise and effect.condition.succeeded is None:
        return _undone(with_top(state, latest=False), effect)
    return insert(state, effect.otherwise)


def _undone(state: State, effect: If | May | ChooseNow) -> State:
    """The state in which what the effect holds is not done: nothing was done to any card by it."""
    top = state.stack[-1]
    if type(top) is not Resolution or not holds_work(effect):
        return state
    return replace(state, stack=(*state.stack[:-1], of_nothing(top)))


@shared.effect(May, *_UNPAID, "2e/rr/may/1", "2e/rr/abilities/2", _AS_MUCH)
def resolve_may(machine: Machine, state: State, frame: Resolution, effect: May) -> State:
    """The player has the option; what is declined has not resolved."""
    players = in_order(state, players_said(machine.game, state, effect.player, scope_of_resolution(frame)))
    slots = slots_of(machine.at(state), frame, effect)
    if may_one_of_them(players, effect):
        if YES not in frame.picked:
            return insert(state, effect.otherwise)
        return insert(state, effect.effects, that_player=slots[-1].decision.player)
    said_yes = bool(slots) and frame.picked[:1] == (YES,)
    if len(players) > 1 and effect.otherwise:
        return left_to_judge(state, frame, "one of several players may prevent it in one way or another")
    if len(players) > 1:
        # Each of them has the option.
        one = replace(effect, player="that player")
        return insert(state, (ForEach(player=effect.player, effects=(one,)),))
    who = players[0] if effect.player != "you" and players else frame.that_player
    only = only_either(effect)
    if only is not None and slots and frame.picked[:1] not in ((), ((),)):
        scope = replace(scope_of_resolution(frame), that_player=who)
        ways = possible_ways(machine.at(state), frame, only, scope)
        chosen = tuple(one for index in sorted(frame.picked[0]) for one in only.options[ways[index]])
        return insert(state, chosen, that_player=who)
    if said_yes and only is None:
        return insert(state, effect.effects, that_player=who)
    if not slots and players:
        if isinstance(effect.effects[0], PayGold):
            text = f"{machine.game.players[players[0]]} cannot pay the gold that this takes."
            state = say(state, "effect", text, _UNPAID, players[0])
        state = settle(state, only_no(machine.game, players[0], effect))
    if effect.otherwise:
        return insert(state, effect.otherwise, that_player=who)
    return _undone(with_top(state, succeeded=False, latest=False), effect)


@shared.effect(Either, _AS_MUCH, "2e/rr/abilities/6")
def resolve_either(machine: Machine, state: State, frame: Resolution, effect: Either) -> State:
    """The state after the player's choice has resolved, in the order printed."""
    ways = possible_ways(machine.at(state), frame, effect, scope_of_resolution(frame))
    chosen = sorted(ways[index] for answer in frame.picked for index in answer)
    state = with_chosen(machine.game, state, frame, effect, chosen)
    return insert(state, tuple(one for way in chosen for one in effect.options[way]))


@shared.effect(ChooseNow, "2e/rr/target/7", "2e/rr/target/1", *NONE_CHOSEN, _AS_MUCH)
def resolve_choice(machine: Machine, state: State, frame: Resolution, effect: ChooseNow) -> State:
    """Targets are chosen at this moment; if there are no valid ones, this aspect of the effect fails to resolve."""
    position = machine.at(state)
    scope = scope_of_resolution(frame)
    slots = slots_of(position, frame, effect)
    options = legal_options(position, effect.choose, effect.effects, scope, 0)
    valid = enough(position, effect.choose, options, scope)
    referential = is_of_cards(effect.choose) and not effects_on(effect.effects, "target")
    passed_over = not any(frame.picked) and _goes_on_without(effect)
    picked = tuple(card for answer in frame.picked for card in answer)
    if valid and chose_none_of_any_number(position, (effect.choose,), (picked,), scope):
        return _undone(fail(machine, state, frame, "no target was chosen.", NONE_CHOSEN), effect)
    if not passed_over and (not valid or not (any(frame.picked) or referential)):
        if (
            not valid
            and is_of_cards(effect.choose)
            and holds_unknown(position, choice_now(position, effect.choose, scope).cards, scope)
        ):
            return left_to_judge(state, frame)
        failed = fail(machine, state, frame, "there is no valid target.", (_AS_MUCH, "2e/rr/target/7"))
        return _undone(failed, effect)
    inner = replace(
        frame, effects=effect.effects, then=effect.then, done=0, picked=(), succeeded=True, latest=True
    )
    for slot, answer in zip(slots, frame.picked, strict=True):
        if slot.field == "player":
            inner = replace(inner, chosen_player=answer[0])
        elif slot.field == "word":
            inner = replace(inner, words=(*inner.words, slot.decision.options[answer[0]].word))
    cards = tuple(
        card
        for slot, answer in zip(slots, frame.picked, strict=True)
        if slot.field == "target"
        for card in answer
    )
    if cards or referential or passed_over:
        whose = whose_target(machine.game, state, (effect.choose,), (cards,))
        inner = replace(
            inner, targets=(cards, *frame.targets), its_player=frame.its_player if whose < 0 else whose
        )
    return push(state, inner)


@shared.rule(_AS_MUCH)
def _goes_on_without(effect: ChooseNow) -> bool:
    """True where the next choice follows where nothing can be chosen: ``1 character, 1 location, and 1 event, if able``."""
    return effect.choose.apart_if_able and any(isinstance(one, ChooseNow | AtOnce) for one in effect.effects)


@shared.effect(AtOnce, _TOGETHER, _AS_MUCH)
def resolve_at_once(machine: Machine, state: State, frame: Resolution, effect: AtOnce) -> State:
    """One effect on several cards, each named on its own: all of it simultaneously."""
    state = say(state, "effect", "All of it simultaneously:", (_TOGETHER,), frame.player)
    branch = replace(frame, then=(), done=0, picked=(), succeeded=True, counted=False)
    chosen = [one for one in effect.each if _has_targets(frame, one)] or effect.each
    return push(state, Together(branches=tuple(replace(branch, effects=one) for one in chosen)))


def _has_targets(frame: Resolution, effects: tuple[Effect, ...]) -> bool:
    """True where any of the targets of which they speak, if they do, was chosen: of "up to 2 locations" there may be none."""
    spoken_of = [chosen for index, chosen in enumerate(frame.targets) if mentions(effects, index)]
    return any(spoken_of) or not spoken_of


@shared.effect(ForEach, _TOGETHER, _AS_MUCH)
def resolve_for_each(machine: Machine, state: State, frame: Resolution, effect: ForEach) -> State:
    """One effect on several players or cards: the choices first, in player order, then all of it simultaneously.

    "That many" is for each player what the effect before it, of each of them too, concerned of that player.
    """
    position = machine.at(state)
    scope = scope_of_resolution(frame)
    branch = replace(frame, effects=effect.effects, then=(), done=0, picked=(), succeeded=True, counted=False)
    branches: tuple[Resolution, ...]
    if effect.cards is not None:
        on = effect.cards
        cards = each_in(position, on, scope) if isinstance(on, Cards) else cards_meant(position, on, scope)
        branches = tuple(replace(branch, those=(card,), drawn=False) for card in cards)
    else:
        players = players_in_turn(position, effect, scope)
        if effect.the_one and len(players) > 1:
            return left_to_judge(state, frame, SEVERAL_PLAYERS)
        if effect.one:
            players = frame.picked[0] if frame.picked else players[:1]
        many = dict(frame.many_of_each)
        branches = tuple(
            replace(branch, that_player=player, that_many=many.get(player, frame.that_many))
            for player in players
        )
    if not branches:
        return fail(machine, state, frame, "nobody and nothing is affected.")
    return push(state, Together(branches=branches))
