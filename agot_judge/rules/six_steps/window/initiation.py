"""Initiating an ability or an event: costs are determined and paid, then targets are chosen (steps 1a to 1f)."""

from msgspec.structs import replace

from agot_judge.engine.ability import Ability, Choose, Forbid, KneelInfluence
from agot_judge.engine.ability.later_choices import is_of_cards
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Answer, Decision
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Initiation
from agot_judge.engine.state.state import State, Use
from agot_judge.engine.state.transition import push, say
from agot_judge.engine.values.immunity import is_said_immune_to
from agot_judge.engine.values.matching import each_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.explain.wording import joined
from agot_judge.rules.costs.cost_alternatives import with_cost_chosen
from agot_judge.rules.costs.costs import is_played, payment
from agot_judge.rules.costs.immune_costs import say_who_pays_all_the_same
from agot_judge.rules.initiation.carrying_on import (
    cost_chosen,
    costs_settled,
    paying,
    resolution_of,
    target_asked,
    target_chosen,
    use_counted,
    with_costs_paid,
)
from agot_judge.rules.initiation.requirements import may_initiate
from agot_judge.rules.resolution.scope_of import scope_of_initiation
from agot_judge.rules.six_steps.assumed import assume
from agot_judge.rules.six_steps.conventions import PASSIVE, RESPONSE, SAVE_CANCEL, group_of
from agot_judge.rules.six_steps.entering.costs import say_modified
from agot_judge.rules.six_steps.entering.playing import being_played
from agot_judge.rules.six_steps.frames import KindOfPending, Pending
from agot_judge.rules.six_steps.rulebook import six_steps
from agot_judge.rules.six_steps.window.options import LIMITED_RESPONSE, is_limited_response
from agot_judge.rules.six_steps.window.record import innermost, with_occurred
from agot_judge.rules.targets.choosing import enough, legal_options, slots_of_choice
from agot_judge.rules.targets.effects_on_targets import effects_with_target
from agot_judge.rules.targets.slots import Slot
from agot_judge.rules.targets.target_options import naming_what_is_there, target_options

FAQ = "1e/faq"
STEP = f"{FAQ}/action-window-step-1"
_REVEAL = (f"{STEP}/2", f"{STEP}/4")
_PAY = (f"{STEP}/7", f"{STEP}/3", f"{FAQ}/paying-with-an-opponents-card/2", f"{FAQ}/3.3/1")
_CHOOSE = (f"{STEP}/8", f"{FAQ}/event-cards-target/1")
_X = (f"{FAQ}/3.1/1", f"{STEP}/3")
_TRIGGERED = (f"{STEP}/8",)
_EVENT = (
    f"{FAQ}/4.4/2",
    f"{FAQ}/player-action/4",
    f"{FAQ}/event-cards-play-restrictions/2",
    f"{FAQ}/event-cards-target/2",
)
_ABILITY = (
    f"{FAQ}/player-action/5",
    f"{FAQ}/character-abilities-play-restrictions/2",
    f"{FAQ}/character-abilities-target/2",
)
_INITIATES = (f"{FAQ}/action-window/6", f"{FAQ}/3.10/3", f"{FAQ}/ignoring-a-passive-ability/2")
_RESPONSE = (
    f"{FAQ}/action-window/11",
    f"{FAQ}/must-a-response-be-triggered/2",
    f"{FAQ}/response-opportunities/1",
)
_LIMITS = (f"{FAQ}/event-cards-play-restrictions/2", f"{FAQ}/character-abilities-play-restrictions/2")
_MORIBUND = (f"{FAQ}/moribund-rules-exception/1",)
_SELF_IMMUNITY = (f"{FAQ}/3.17/1",)
_OF_FRAMEWORK = (f"{FAQ}/framework-actions/13",)
_TRIGGERED_BY = {
    "passive": (f"{FAQ}/action-window/9",),
    "response": (f"{FAQ}/action-window/14", f"{FAQ}/action-window-step-5/6"),
}
"""Passives that another passive triggers, or a response: they initiate at once."""
OF_ITSELF = (f"{FAQ}/3.12/1",)
_INITIATED = 7


@six_steps.frame(
    Initiation, *_REVEAL, *_PAY, *_CHOOSE, *_EVENT, *_ABILITY, *_INITIATES, *_RESPONSE, f"{STEP}/1", f"{FAQ}/event-cards-cost/2",
    f"{FAQ}/character-abilities-cost/2", f"{FAQ}/player-action/6", f"{FAQ}/3.6/1", f"{FAQ}/3.10/2",
)  # fmt: skip
def initiate(machine: Machine, state: State, frame: Initiation) -> State:
    """Carry the initiation on from where it is."""
    ability = with_cost_chosen(machine.ability(frame.card, frame.ability), frame.way)
    if frame.stage == 1:
        return _declare(machine, state, frame, ability)
    if frame.stage <= 4:
        return _pay(machine, state, frame, ability)
    if frame.stage == 5:
        return _choose(machine, state, frame, ability)
    if frame.stage == 6:
        return _trigger(machine, state, frame, ability)
    return state


def _about(machine: Machine, state: State, frame: Initiation, ability: Ability) -> tuple[str, ...]:
    group, window = group_of(ability), innermost(state)
    found = _about_its_kind(machine, frame, ability, group)
    if ability.trigger is not None and ability.trigger.card is not None and ability.trigger.card.this:
        found = (*found, *OF_ITSELF)
    if window is None or group != PASSIVE:
        return found
    by = window.due[-1].by if window.due else ""
    return (*found, *(_OF_FRAMEWORK if window.box else ()), *_TRIGGERED_BY.get(by, ()))


def _about_its_kind(machine: Machine, frame: Initiation, ability: Ability, group: str) -> tuple[str, ...]:
    if ability.forced or ability.kind == "when revealed":
        return _INITIATES if ability.kind != "when revealed" else (f"{FAQ}/6.1/1", *_INITIATES[:1])
    if group in (RESPONSE, SAVE_CANCEL):
        return _RESPONSE
    return _EVENT[:2] if is_played(machine.game, frame.card, ability) else _ABILITY[:1]


@six_steps.rule(*_REVEAL, *_EVENT, f"{FAQ}/moribund-state-for-events/1")
def _declare(machine: Machine, state: State, frame: Initiation, ability: Ability) -> State:
    """1a and 1b: the card is revealed or the use declared, and it is looked at whether it is legal."""
    if not may_initiate(machine.at(state), frame.player, frame.card, frame.ability, frame.trigger):
        return state
    name = machine.game.players[frame.player]
    played = is_played(machine.game, frame.card, ability)
    text = f"{name} {'plays' if played else 'uses'} {label(machine.game, frame.card)}"
    if ability.forced or ability.kind == "when revealed":
        text = f"{label(machine.game, frame.card)} initiates"
    text += f': "{ability.text}"' if ability.text else "."
    if ability.left_to_judge:
        text += f" The judge decides whether it is true: {ability.left_to_judge}."
    state = say(state, "ability", text, (*_about(machine, state, frame, ability), *_REVEAL), frame.player)
    own = ability.trigger is not None and ability.trigger.card is not None and ability.trigger.card.this
    if own and not played and state.cards[frame.card].zone != "play":
        state = assume(machine, state, "its own leaving")
    if played:
        state = being_played(machine, state, frame.player, frame.card)
    frame = replace(
        frame,
        stage=2,
        host=state.cards[frame.card].host,
        copy=state.cards[frame.card].entered,
        legal_targets=target_options(machine.at(state), frame.player, frame.card, ability, frame.trigger),
    )
    return push(state, frame)


@six_steps.rule(*_PAY, *_X, f"{STEP}/5", f"{STEP}/6", f"{FAQ}/discarding-an-opponents-card-as-a-cost/2")
def _pay(machine: Machine, state: State, frame: Initiation, ability: Ability) -> State:
    """1a to 1e: X is announced, and the costs are paid with cards of the player."""
    settled = costs_settled(machine.at(state), frame, ability, state.cards[frame.card].x, _PAY)
    if isinstance(settled, State):
        return settled
    state, frame, ability = settled
    events = payment(machine.at(state), frame.player, frame.card, ability, frame.paid, frame.trigger, frame.x)
    if is_played(machine.game, frame.card, ability):
        state = say_modified(machine, state, frame.player, frame.card, "play", frame.x)
    scope = scope_of_initiation(frame)
    frame = with_costs_paid(machine.at(state), frame, ability, events)
    state = push(state, frame)
    if any(isinstance(cost, KneelInfluence) for cost in ability.costs):
        state = assume(machine, state, "influence")
    state = say_who_pays_all_the_same(machine, state, ability.costs, frame.paid, scope)
    if events:
        state = say(state, "ability", "The cost is paid.", _PAY[:2], frame.player)
    return paying(machine.at(state), frame, ability, events)


@six_steps.rule(
    *_CHOOSE,
    f"{FAQ}/character-abilities-target/1",
    f"{FAQ}/3.15/1",
    f"{FAQ}/4.3/4",
    f"{FAQ}/moribund-rules-exception/1",
)
def _choose(machine: Machine, state: State, frame: Initiation, ability: Ability) -> State:
    """1f: targets are chosen, after the costs are paid."""
    if frame.made == len(ability.choose):
        return push(state, replace(frame, stage=6))
    slots = _slots(machine.at(state), frame, ability)
    return target_asked(state, frame, slots, ability)


def _slots(position: Position, frame: Initiation, ability: Ability) -> tuple[Slot, ...]:
    """The decisions of the next choice, among what is legal now."""
    scope = scope_of_initiation(frame)
    index = len(frame.targets)
    choose = naming_what_is_there(position, ability, frame.made, scope, index)
    effects = effects_with_target(ability, index)
    options = legal_options(position, choose, effects, scope, index)
    if not enough(position, choose, options, scope):
        options = tuple(() for _ in options)
    slots = slots_of_choice(position, choose, options, scope, label(position.game, frame.card))
    cites = (
        *_CHOOSE,
        *_without_moribund(position, choose, options, scope),
        *_itself(position, options, scope),
    )
    return tuple(slot._replace(decision=replace(slot.decision, cites=cites)) for slot in slots)


@six_steps.rule(*_MORIBUND)
def _without_moribund(
    position: Position, choose: Choose, options: tuple[tuple[int, ...], ...], scope: Scope
) -> tuple[str, ...]:
    """The paragraphs to cite where a moribund card would fit and may not be chosen, for it would leave play again."""
    if not is_of_cards(choose):
        return ()
    valid = {card for cards in options for card in cards}
    fitting = (card for card in each_in(position, choose.cards, scope) if position.state.cards[card].leaving)
    return _MORIBUND if any(card not in valid for card in fitting) else ()


@six_steps.rule(*_SELF_IMMUNITY)
def _itself(position: Position, options: tuple[tuple[int, ...], ...], scope: Scope) -> tuple[str, ...]:
    """The paragraph to cite where a card may be chosen by its own ability though it says that it is immune to such abilities."""
    is_legal = any(scope.source in cards for cards in options)
    return _SELF_IMMUNITY if is_legal and is_said_immune_to(position, scope.source, scope) else ()


@six_steps.frame_answer(Initiation, *_PAY, *_CHOOSE, *_X)
def chosen(machine: Machine, state: State, frame: Initiation, decision: Decision, given: Answer) -> State:
    """The state after a choice: the cards that pay a cost, the X, or the targets."""
    names = ", ".join(decision.options[option].label for option in given.options) or "nothing"
    what = {"cost": " to pay the cost", "target": " as target"}.get(decision.kind, "")
    text = f"{machine.game.players[decision.player]} chooses {joined(names)}{what}."
    state = say(push(state, frame), "decision", text, decision.cites, decision.player)
    state = replace(state, stack=state.stack[:-1])
    settled = cost_chosen(machine.at(state), frame, decision, given)
    if settled is not None:
        return push(state, settled)
    ability = machine.ability(frame.card, frame.ability)
    return push(state, target_chosen(frame, _slots(machine.at(state), frame, ability), ability, given))


@six_steps.rule(*_TRIGGERED, *_LIMITS, f"{FAQ}/3.11/2", f"{FAQ}/3.4/1", f"{FAQ}/2.4/1")
def _trigger(machine: Machine, state: State, frame: Initiation, ability: Ability) -> State:
    """The effect is triggered: its use counts from here, canceled or not, and a card played has been played."""
    state = _count_use(machine.at(state), frame, ability)
    if ability.then or any(isinstance(effect, Forbid) for effect in ability.effects):
        state = assume(machine, state, "plain meaning")
    if is_played(machine.game, frame.card, ability):
        state = with_occurred(state, Event(kind="play event", card=frame.card, player=frame.player))
    state = push(state, replace(frame, stage=_INITIATED))
    resolution = resolution_of(machine.at(state), frame, ability, ability.effects)
    group = group_of(ability)
    kind: KindOfPending = "action"
    if group in (RESPONSE, SAVE_CANCEL):
        kind = "response"
    elif group or ability.kind == "when revealed":
        kind = "passive"
    what = f"the effects of {label(machine.game, frame.card)}"
    return push(state, Pending(kind=kind, text=what, player=frame.player, resolution=resolution))


def _count_use(position: Position, frame: Initiation, ability: Ability) -> State:
    state = position.state
    if is_limited_response(ability):
        use = Use(card=-1, title=LIMITED_RESPONSE, ability=-1, player=frame.player, period="round")
        state = replace(state, uses=(*state.uses, use))
    return use_counted(position.at(state), frame, ability)


@six_steps.event("play event", *_EVENT)
def event_is_played(machine: Machine, state: State, event: Event) -> State | None:
    """An event has been played: it counts, though its effects may be canceled."""
    return state
