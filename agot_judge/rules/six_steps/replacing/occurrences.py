"""The replacement of an occurrence, and the place where a card that leaves play, or an event that was played, goes instead."""

from msgspec.structs import replace

from agot_judge.engine.ability import Effect, Instead
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence, Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push, say, with_card
from agot_judge.engine.values.scope import Scope
from agot_judge.explain.wording import describe
from agot_judge.rules.effects.effect_events import events_on, works_on_cards
from agot_judge.rules.lasting.replacing import in_its_place, instead_of
from agot_judge.rules.resolution.resolution import fail, insert
from agot_judge.rules.six_steps.frames import FrameworkEvent, Replacing
from agot_judge.rules.six_steps.replacing.found import DONE, REPLACED, replacing
from agot_judge.rules.six_steps.rulebook import six_steps
from agot_judge.rules.six_steps.window.record import with_frame

FAQ = "1e/faq"
_STATE_CHANGED = (f"{FAQ}/moribund-rules-exception/1", *REPLACED)
_ONE_IS_ENOUGH = (*REPLACED, f"{FAQ}/4.10/1")
_ZONES = {"kill": "dead", "discard from play": "discard", "sacrifice": "discard", "return to hand": "hand"}
"""Where what happens to a card takes it, where it does not say so itself."""


@six_steps.rule(*REPLACED)
def offer(machine: Machine, state: State, occurrence: Occurrence, saved: tuple[int, ...]) -> State | None:
    """The state in which what may come in the place of these events is carried out first; None where nothing may."""
    if occurrence.stage > 1:
        return None
    waiting = replace(occurrence, stage=2)
    state, found = replacing(machine, state, occurrence.events, waiting)
    found = tuple(one for one in found if occurrence.events[one.event].card not in saved)
    if not found:
        return None
    return push(state, waiting, Replacing(events=occurrence.events, replacements=found))


@six_steps.effect(Instead, *_ONE_IS_ENOUGH, f"{FAQ}/moribund-rules-exception/1")
def replaced(machine: Machine, state: State, frame: Resolution, effect: Instead) -> State:
    """The state after the replacement of a challenge result or of what is about to happen, and where a card goes that is on its
    way out."""
    below = next(
        (one for one in reversed(state.stack[:-1]) if isinstance(one, Occurrence | FrameworkEvent)), None
    )
    event = frame.trigger
    if event is not None and event.kind == "claim":
        if isinstance(below, FrameworkEvent) and below.word != DONE:
            state = with_frame(state, below, replace(below, word=DONE))
        text = f"Replaced: {describe(machine, event)}. Instead:"
        return insert(say(state, "effect", text, REPLACED, frame.player), effect.effects)
    if isinstance(below, Occurrence) and below.stage == 2 and frame.event >= 0:
        original = below.events[frame.event]
        instead = instead_of(original, frame, effect, frame.that_many)
        return with_frame(state, below, replace(below, replaced=(*below.replaced, (frame.event, instead))))
    card = frame.card if event is None or event.card < 0 else event.card
    goes = _goes_to(machine, state, effect, card, Scope(source=frame.card, you=frame.player, trigger=event))
    if not goes or not state.cards[card].leaving:
        return fail(
            machine, state, frame, "nothing is about to happen that could be replaced.", _ONE_IS_ENOUGH
        )
    return _sent_elsewhere(machine, state, card, goes)


def _goes_to(machine: Machine, state: State, effect: Instead, card: int, scope: Scope) -> str:
    """Where the effect sends the card in the place of where it was to go; empty where it does something else."""
    if card < 0 or len(effect.effects) != 1 or not works_on_cards(effect.effects[0]):
        return ""
    only: Effect = effect.effects[0]
    (acting,) = events_on(machine.at(state), only, (card,), scope, "effect")
    return acting.to or _ZONES.get(acting.kind, "")


@six_steps.rule(*_STATE_CHANGED)
def _sent_elsewhere(machine: Machine, state: State, card: int, goes: str) -> State:
    """The state in which a card that is on its way out of play, or an event that was played, goes there."""
    name = label(machine.game, card)
    text = f"{name} goes to another place instead: {goes}."
    state = say(state, "effect", text, _STATE_CHANGED, state.cards[card].controller)
    return with_card(state, card, replace(state.cards[card], leaving=goes))


def is_replaced_whole(instead: Event | None) -> bool:
    """True where the event itself does not happen, and not only the place changes to which its card goes."""
    return instead is not None and isinstance(instead.effect, Instead) and instead.effect.of != "placement"


@six_steps.rule(*REPLACED)
def in_the_place_of(
    machine: Machine, state: State, occurrence: Occurrence, happened: tuple[Event, ...]
) -> State:
    """The state in which what comes in the place of events that were replaced is about to be carried out, and what happened to
    cards that are to go elsewhere takes them there."""
    for index, instead in reversed(occurrence.replaced):
        effect = instead.effect
        if not isinstance(effect, Instead):
            continue
        if is_replaced_whole(instead):
            text = f"Replaced: {describe(machine, occurrence.events[index])}. Instead:"
            state = say(state, "effect", text, REPLACED, instead.by)
            state = push(state, in_its_place(instead, effect))
        elif occurrence.events[index] in happened and state.cards[instead.card].leaving:
            scope = Scope(source=instead.source, you=instead.by, trigger=occurrence.events[index])
            goes = _goes_to(machine, state, effect, instead.card, scope)
            state = _sent_elsewhere(machine, state, instead.card, goes) if goes else state
    return state
