"""Initiating an ability: the seven steps, from the declared intent to the resolution of its effects."""

from msgspec.structs import replace

from agot_judge.editions.second.entering.playing import being_played, came_out_of_shadows, say_cost_to_play
from agot_judge.editions.second.leaving.leaving_play import prized
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import Ability
from agot_judge.engine.ability.later_choices import TARGETS, is_of_cards
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label, played_out_of
from agot_judge.engine.state.decision import Answer, Decision
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Initiation, Occurrence
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push, say
from agot_judge.engine.values.position import Position
from agot_judge.explain.cites_of_abilities import about
from agot_judge.explain.none_of_that_kind import though_it_is_printed, though_they_have_duplicates
from agot_judge.explain.wording import joined
from agot_judge.rules.costs.cost_alternatives import with_cost_chosen
from agot_judge.rules.costs.costs import is_played, payment
from agot_judge.rules.costs.immune_costs import say_who_pays_all_the_same
from agot_judge.rules.costs.values_of_x import say_printed_x
from agot_judge.rules.effects.places import placed_as_played
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
from agot_judge.rules.initiation.cites_of_uses import about_use, checked_in_turn
from agot_judge.rules.initiation.requirements import may_initiate
from agot_judge.rules.initiation.said_at_first import has_changed
from agot_judge.rules.prohibitions.uncancelable import CANNOT, why_not_canceled
from agot_judge.rules.resolution.scope_of import scope_of_initiation
from agot_judge.rules.targets.choosing import REFERENTIAL, enough, legal_options, slots_of_choice
from agot_judge.rules.targets.effects_on_targets import effects_on, effects_with_target
from agot_judge.rules.targets.none_chosen import NONE_CHOSEN, chose_none_of_any_number
from agot_judge.rules.targets.slots import Slot
from agot_judge.rules.targets.target_options import naming_what_is_there, target_options
from agot_judge.rules.targets.targets_for_later import about_later

STEPS = "2e/rr/initiating-abilities-marshaling-cards"
_INTENT = (f"{STEPS}/1", f"{STEPS}/2", f"{STEPS}/3")
_PAY = (f"{STEPS}/5",)
_CHOOSE = ("2e/rr/target/1", f"{STEPS}/6")
_AS_IN_STEP_1 = ("2e/faq/3.3/1",)
_WHOSE = ("2e/rr/effects/3",)
_SEVERAL_TARGETS = ("2e/rr/target/5",)
_ATTEMPT = (f"{STEPS}/7", "2e/rr/cancel/1")
_RESOLVE = (f"{STEPS}/8",)
_UNSUCCESSFUL = ("2e/faq/3.3/2",)
_PLAYING: tuple[str, ...] = ("2e/faq/1.5/1",)
_PLAYED = ("2e/rr/event-cards/3", "2e/faq/1.5/2")
_NOT_PLAYED: tuple[str, ...] = ("2e/faq/1.5/3",)
_X = ("2e/rr/the-letter-x/1",)
_PERMITTED: tuple[str, ...] = ("2e/rr/play-restrictions-and-permissions/1",)
_FROM = {
    "agenda": ("2e/rr/agenda-cards/2",),
    "shadows": (
        "2e/rr/shadows.the-shadow-keyword/1",
        "2e/rr/shadows.bringing-a-card-out-of-shadows/4",
        "2e/rr/shadows.bringing-a-card-out-of-shadows/7",
        "2e/rr/shadows.printed-cost-of-shadows-cards/2",
    ),
}
"""By the area where a card is as its ability is used."""
_OUT_OF_PLAY = dict.fromkeys(("hand", "deck", "discard", "dead", "shadows"), ("2e/rr/abilities/5",))
"""By the area where a character, location or attachment is: its ability says that it can be used from there."""


@second.frame(Initiation, *_INTENT, f"{STEPS}/4", *_PAY, *_CHOOSE, *_ATTEMPT, *_RESOLVE, f"{STEPS}/9")
def initiate(machine: Machine, state: State, frame: Initiation) -> State:
    """Carry the initiation on from the step that it has reached."""
    ability = with_cost_chosen(machine.ability(frame.card, frame.ability), frame.way)
    if frame.stage == 1:
        return _check(machine, state, frame, ability)
    if frame.stage <= 4:
        return _pay(machine, state, frame, ability)
    if frame.stage == 5:
        return _choose(machine, state, frame, ability)
    if frame.stage == 6:
        return _attempt(machine, state, frame, ability)
    return _after(machine, state, frame, ability)


def _check(machine: Machine, state: State, frame: Initiation, ability: Ability) -> State:
    """Steps 1 to 3. An initiation that is not legal leaves no trace."""
    if not frame.checked and not may_initiate(
        machine.at(state), frame.player, frame.card, frame.ability, frame.trigger
    ):
        return state
    state = push(state, frame)
    name = machine.game.players[frame.player]
    verb = "plays" if is_played(machine.game, frame.card, ability) else "uses"
    text = f"{name} {verb} {label(machine.game, frame.card)}"
    text += " from shadows" if verb == "plays" and state.cards[frame.card].zone == "shadows" else ""
    if ability.forced:
        text = f"{label(machine.game, frame.card)} initiates"
    text += f': "{ability.text}"' if ability.text else "."
    is_event = machine.game.cards[frame.card].definition.face.type == "event"
    elsewhere = (
        (_PLAYING if is_played(machine.game, frame.card, ability) else _NOT_PLAYED) if is_event else ()
    )
    zone = state.cards[frame.card].zone
    elsewhere += _FROM.get(zone, ()) if is_event or zone == "agenda" else _OUT_OF_PLAY.get(zone, ())
    elsewhere += _PERMITTED if is_event and ability.zone == "hand" and zone not in ("hand", "shadows") else ()
    elsewhere += about_use(machine.at(state), frame, ability) if state.log.is_kept else ()
    elsewhere += _X if is_event and machine.game.cards[frame.card].definition.face.cost == "X" else ()
    elsewhere += _INTENT[:1]
    if ability.left_to_judge:
        text += f" The judge decides whether it is true: {ability.left_to_judge}."
    cites = (*checked_in_turn(state, ability), *about(ability), *elsewhere)
    state = say(state, "ability", text, cites, frame.player)
    targets = target_options(machine.at(state), frame.player, frame.card, ability, frame.trigger)
    return push(
        replace(state, stack=state.stack[:-1]),
        replace(
            frame,
            stage=2,
            legal_targets=targets,
            host=state.cards[frame.card].host,
            copy=state.cards[frame.card].entered,
        ),
    )


@second.rule(*_PAY, "2e/rr/costs/3", "2e/rr/costs/6")
def _pay(machine: Machine, state: State, frame: Initiation, ability: Ability) -> State:
    """Choose what pays the costs that leave a choice, then pay all of them simultaneously."""
    settled = costs_settled(machine.at(state), frame, ability, 0, _PAY)
    if isinstance(settled, State):
        return settled
    state, frame, ability = settled
    events = payment(machine.at(state), frame.player, frame.card, ability, frame.paid, frame.trigger, frame.x)
    scope = scope_of_initiation(frame)
    state = say_printed_x(machine.at(state), ability, scope)
    if is_played(machine.game, frame.card, ability):
        state = say_cost_to_play(machine.at(state), frame.player, frame.card, frame.x)
    state = say_who_pays_all_the_same(machine, state, ability.costs, frame.paid, scope)
    frame = with_costs_paid(machine.at(state), frame, ability, events)
    return paying(machine.at(push(state, frame)), frame, ability, events)


@second.rule(
    *_CHOOSE,
    *_AS_IN_STEP_1,
    "2e/rr/choose/1",
    "2e/faq/choose/1",
    "2e/rr/target/2",
    "2e/rr/target/5",
    "2e/rr/target/8",
    *_UNSUCCESSFUL,
)
def _choose(machine: Machine, state: State, frame: Initiation, ability: Ability) -> State:
    """Step 5. Targets are chosen among those that were legal in step 1 and still are."""
    if frame.made == len(ability.choose):
        return push(state, replace(frame, stage=6))
    slots = _slots(machine.at(state), frame, ability)
    if slots is None:
        text = f"{label(machine.game, frame.card)} resolves unsuccessfully: no legal target is left."
        state = say(state, "ability", text, _UNSUCCESSFUL, frame.player)
        state = _leave_hand(machine, state, frame, ability)
        return push(use_counted(machine.at(state), frame, ability), replace(frame, stage=7))
    return target_asked(state, frame, slots, ability)


def _slots(position: Position, frame: Initiation, ability: Ability) -> tuple[Slot, ...] | None:
    """The decisions of the next choice, among what was legal in step 1 and still is; None: there is too little."""
    known = position.known
    key = ("slots", id(frame))
    asked, slots = known.get(key) or (None, None)
    if asked is not frame:
        slots = _find_slots(position, frame, ability)
        known[key] = frame, slots
    return slots


def _find_slots(position: Position, frame: Initiation, ability: Ability) -> tuple[Slot, ...] | None:
    scope = scope_of_initiation(frame)
    index = len(frame.targets)
    choose = naming_what_is_there(position, ability, frame.made, scope, index)
    effects = effects_with_target(ability, index)
    now = legal_options(position, choose, effects, scope, index)
    before = frame.legal_targets[frame.made]
    valid = tuple(
        tuple(target for target in legal if number < len(before) and target in before[number])
        for number, legal in enumerate(now)
    )
    if not enough(position, choose, valid, scope):
        return None
    slots = slots_of_choice(position, choose, valid, scope, label(position.game, frame.card))
    referential = is_of_cards(choose) and not effects_on(effects, TARGETS[index])
    besides: tuple[str, ...] = REFERENTIAL if referential else ()
    if is_of_cards(choose):
        besides += though_they_have_duplicates(position.state, choose, valid)
        besides += though_it_is_printed(position, choose, valid)
    cites: tuple[str, ...] = _WHOSE if choose.implied else _CHOOSE
    cites += _AS_IN_STEP_1 if frame.departed or has_changed(now, before) else ()
    return tuple(
        slot._replace(decision=replace(slot.decision, cites=(*cites, *slot.decision.cites[1:], *besides)))
        for slot in slots
    )


@second.frame_answer(Initiation, *_PAY, *_CHOOSE, *NONE_CHOSEN, "2e/rr/the-letter-x/1")
def chosen(machine: Machine, state: State, frame: Initiation, decision: Decision, given: Answer) -> State:
    """The state after a choice: the cards that pay a cost, the X, or the targets."""
    names = ", ".join(decision.options[option].label for option in given.options) or "nothing"
    what = {"cost": " to pay the cost", "target": " as target", "number": " for X"}.get(decision.kind, "")
    text = f"{machine.game.players[decision.player]} chooses {joined(names)}{what}."
    many: tuple[str, ...] = ()
    if decision.kind == "target" and len(given.options) > 1:
        many = _SEVERAL_TARGETS
    elif decision.kind == "target" and not given.options:
        is_any = machine.ability(frame.card, frame.ability).choose[frame.made].any_number
        many = NONE_CHOSEN if is_any else ()
    many += about_later(machine.at(state), frame, decision, given)
    state = say(push(state, frame), "decision", text, (*decision.cites, *many), decision.player)
    state = replace(state, stack=state.stack[:-1])
    settled = cost_chosen(machine.at(state), frame, decision, given)
    if settled is not None:
        return push(state, settled)
    ability = machine.ability(frame.card, frame.ability)
    slots = _slots(machine.at(state), frame, ability) or ()
    return push(state, target_chosen(frame, slots, ability, given))


@second.rule(*_ATTEMPT, "2e/rr/limits-and-maxima/5", "2e/faq/1.5/2")
def _attempt(machine: Machine, state: State, frame: Initiation, ability: Ability) -> State:
    """Step 6. The use counts from here, canceled or not; an event card is in the process of being played."""
    state = use_counted(machine.at(state), frame, ability)
    state = _leave_hand(machine, state, frame, ability)
    state = push(state, replace(frame, stage=7))
    uncanceled = why_not_canceled(machine.at(state), frame.player, frame.card, ability)
    if uncanceled:
        state = say(state, "ability", uncanceled, CANNOT, frame.player)
    attempt = Event(
        kind="initiate",
        card=frame.card,
        player=frame.player,
        amount=frame.ability,
        word=machine.game.cards[frame.card].definition.face.type,
        flag=bool(uncanceled),
    )
    state = push(state, Occurrence(events=(attempt,)))
    gains = (
        prized(machine.at(state), frame.card, frame.player)
        if is_played(machine.game, frame.card, ability)
        else ()
    )
    return push(state, Occurrence(events=gains)) if gains else state


@second.rule("2e/faq/1.5/2")
def _leave_hand(machine: Machine, state: State, frame: Initiation, ability: Ability) -> State:
    """An event that is being played is in no out-of-play area."""
    if not is_played(machine.game, frame.card, ability) or state.cards[frame.card].zone == "being played":
        return state
    return being_played(machine, state, frame.player, frame.card)


@second.event("initiate", *_RESOLVE, *NONE_CHOSEN)
def effects_initiate(machine: Machine, state: State, event: Event) -> State | None:
    """Step 7. The effects complete their initiation, and resolve; those without any of "any number" of targets do not."""
    for frame in reversed(state.stack):
        if type(frame) is Initiation and frame.card == event.card and frame.stage == 7:
            ability = machine.ability(frame.card, frame.ability)
            text = f"The effects of {label(machine.game, frame.card)} initiate, and resolve."
            state = say(state, "ability", text, (*_RESOLVE, f"{STEPS}/7"), frame.player)
            is_vain = chose_none_of_any_number(
                machine.at(state), ability.choose, frame.targets, scope_of_initiation(frame)
            )
            if is_vain:
                text = f"{label(machine.game, frame.card)}: no target was chosen; nothing is changed."
                state = say(state, "effect", text, NONE_CHOSEN, frame.player)
            resolution = resolution_of(machine.at(state), frame, ability, () if is_vain else ability.effects)
            resolution = replace(resolution, succeeded=not is_vain)
            return push(state, resolution)
    return None


@second.rule(*_PLAYED, "2e/rr/event-cards/5", "2e/rr/cancel/4")
def _after(machine: Machine, state: State, frame: Initiation, ability: Ability) -> State:
    """An event card has been played, its effects resolved or canceled: it may be reacted to."""
    if not is_played(machine.game, frame.card, ability):
        return state
    state, piled = placed_as_played(machine, state, frame.card)
    kind = "play event from shadows" if came_out_of_shadows(state, frame.card) else "play event"
    played = Event(kind=kind, card=frame.card, player=frame.player, out_of=played_out_of(state, frame.card))
    return push(state, Occurrence(events=(played, *piled)))


@second.event("play event from shadows", *_PLAYED, "2e/rr/shadows.bringing-a-card-out-of-shadows/7")
@second.event("play event", *_PLAYED)
def event_is_played(machine: Machine, state: State, event: Event) -> State | None:
    """The process of playing the event is complete."""
    return state
