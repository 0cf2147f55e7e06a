"""Delayed effects whose moment has come."""

from msgspec.structs import replace

from agot_judge.engine.ability import Later
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label, labels
from agot_judge.engine.state.decision import Answer, Decision, Option, in_which_order
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Awaited, Resolution
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import InForce, State
from agot_judge.engine.state.transition import ask, push, say
from agot_judge.engine.values.conditions import holds_in
from agot_judge.engine.values.continuous import scope_of_lasting
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.engine.values.standing import active
from agot_judge.rules.initiation.triggering import is_met

_ORDER = ("2e/rr/priority-of-simultaneous-resolution/2",)
_DUE = ("2e/rr/delayed-effects/2", "2e/rr/delayed-effects/3")
_OF_CARDS = (
    "discard from deck", "discard from hand", "discard from play", "enter play", "kill", "kneel", "leave play",
    "return to hand", "sacrifice", "stand",
)  # fmt: skip
"""The kinds of event that happen to cards, whoever has the cards."""
_CONSTANTLY = ("2e/rr/constant-abilities/1", "2e/rr/replacement-effects/1")


@shared.rule(*_DUE)
def resolve_awaited(machine: Machine, state: State, happened: tuple[Event, ...]) -> State:
    """The state in which the delayed effects that waited for what has happened resolve, before any reaction."""
    due: list[Resolution] = []
    for effect in state.in_force:
        trigger = effect.trigger
        if trigger is None or trigger.would:
            continue
        met = [
            resolution_of(effect, effect.cards, event)
            for event in happened
            if _is_awaited(machine.at(state), effect, event)
        ]
        due += met[:1] if effect.once else met
        state = _without_spent(state, effect) if met else _without_gone(state, effect)
    due += _said_constantly(machine.at(state), happened)
    return push(state, Awaited(resolutions=tuple(due))) if due else state


@shared.rule("2e/rr/constant-abilities/1", *_DUE)
def _said_constantly(position: Position, happened: tuple[Event, ...]) -> list[Resolution]:
    """The resolutions of constant abilities that have waited for it: ``during the third challenge ..., if you win that
    challenge, ..``."""
    return [
        _of_constant(later, scope, event)
        for later, scope, _ in active(position, Later)
        if not later.trigger.would
        for event in happened
        if is_met(position, later.trigger, event, scope.source, scope.you)
    ]


@shared.frame(Awaited, *_DUE, *_ORDER)
def resolve_together(machine: Machine, state: State, frame: Awaited) -> State:
    """They resolve one after the other, several in the order that the first player decides."""
    due = frame.resolutions
    if not due:
        return state
    options = tuple(Option(label=_name(machine.game, one), card=one.card) for one in due)
    text = "In which order do these delayed effects resolve?"
    if len({_effect_of(one) for one in due}) > 1 and not frame.ordered:
        return ask(state, frame, in_which_order(state.first_player, text, options, _ORDER))
    state = say(state, "effect", f"The delayed effect of {_source(machine.game, due[0])} resolves.", _DUE)
    return push(push(state, replace(frame, resolutions=due[1:])), due[0])


@shared.frame_answer(Awaited, *_ORDER)
def ordered(machine: Machine, state: State, frame: Awaited, decision: Decision, given: Answer) -> State:
    """The first player's order."""
    names = ", ".join(decision.options[option].label for option in given.options)
    player = machine.game.players[decision.player]
    state = say(state, "decision", f"{player} orders: {names}.", _ORDER, decision.player)
    chosen = tuple(frame.resolutions[option] for option in given.options)
    return push(state, replace(frame, resolutions=chosen, ordered=True))


def _of_constant(later: Later, scope: Scope, event: Event) -> Resolution:
    """The resolution of a constant ability at that occurrence."""
    return Resolution(
        player=scope.you, card=scope.source, effects=later.effects, trigger=event, that_player=event.player
    )


def _effect_of(one: Resolution) -> Resolution:
    """The part that all its resolutions have in common: the same effect, whichever card it happened to."""
    return replace(one, trigger=None, that_player=-1)


def _source(game: Game, one: Resolution) -> str:
    return label(game, one.card) if one.card >= 0 else "a card effect"


def _name(game: Game, one: Resolution) -> str:
    on = one.targets[0] if one.targets else ()
    return f"{_source(game, one)} ({labels(game, on)})" if on else _source(game, one)


def _without_spent(state: State, effect: InForce) -> State:
    """The state without an effect that resolves once, and now does."""
    if not effect.once:
        return state
    kept = tuple(other for other in state.in_force if other.serial != effect.serial)
    return replace(state, in_force=kept)


@shared.rule(*_DUE, "2e/rr/replacement-effects/1")
def replace_imminent(machine: Machine, state: State, events: tuple[Event, ...]) -> State:
    """The state in which the delayed effects that replace what is about to happen resolve, before any interrupt to it.

    What interrupts it afterwards is the more recent replacement (2e/rr/replacement-effects/2).
    """
    for effect in reversed(state.in_force):
        trigger = effect.trigger
        if trigger is None or not trigger.would:
            continue
        for index, event in enumerate(events):
            if _is_awaited(machine.at(state), effect, event):
                state = _resolve(machine, state, effect, event, index)
                break
    for resolution in _replaced_constantly(machine.at(state), events):
        state = say(
            state, "effect", f"{_source(machine.game, resolution)} says what happens instead.", _CONSTANTLY
        )
        state = push(state, resolution)
    return state


@shared.rule(*_CONSTANTLY)
def _replaced_constantly(position: Position, events: tuple[Event, ...]) -> list[Resolution]:
    """The resolutions that constant abilities put in the place of what is imminent, each time it is: ``if an event would be
    placed in ..``."""
    return [
        replace(_of_constant(later, scope, event), event=index)
        for later, scope, _ in active(position, Later)
        if later.trigger.would
        for index, event in enumerate(events)
        if is_met(position, later.trigger, event, scope.source, scope.you)
        and not replaces_already(position.state, scope.source, event.card)
    ]


def replaces_already(state: State, source: int, card: int) -> bool:
    """True where what is imminent is what the same text has put in the place of something else: it does not replace that."""
    return any(
        type(frame) is Resolution
        and frame.card == source
        and frame.trigger is not None
        and frame.trigger.card == card
        for frame in state.stack
    )


@shared.rule("2e/rr/delayed-effects/1")
def _is_awaited(position: Position, effect: InForce, event: Event) -> bool:
    """True where the event is what the effect waits for, which speaks of what was chosen as it came into force."""
    assert effect.trigger is not None
    targets = (effect.cards,) * 3 if effect.cards else ()
    within = replace(scope_of_lasting(effect), targets=targets, those=effect.cards)
    return is_met(position, effect.trigger, event, effect.source, effect.controller, within)


@shared.rule("2e/rr/leaves-play/2")
def _without_gone(state: State, effect: InForce) -> State:
    """Without the cards of which a waiting effect speaks that have left play: what it waits for did not happen so."""
    here = tuple(card for card in effect.cards if state.cards[card].zone == "play")
    if here == effect.cards or effect.source in effect.cards:
        return state
    kept = (replace(one, cards=here) if one.serial == effect.serial else one for one in state.in_force)
    return replace(state, in_force=tuple(kept))


def _resolve(machine: Machine, state: State, effect: InForce, event: Event, index: int = -1) -> State:
    state = _without_spent(state, effect)
    source = label(machine.game, effect.source) if effect.source >= 0 else "a card effect"
    state = say(state, "effect", f"The delayed effect of {source} resolves.", _DUE)
    return push(state, replace(resolution_of(effect, effect.cards, event), event=index))


@shared.rule("2e/rr/delayed-effects/1")
def is_due(position: Position, effect: InForce) -> bool:
    """True where the condition of a delayed effect, if it has one, is true at its timing point."""
    scope = scope_of_lasting(effect)
    if effect.cards:
        scope = replace(scope, targets=(effect.cards, *effect.targets[1:]))
    return effect.condition is None or holds_in(position, effect.condition, scope)


def _that_player(effect: InForce, event: Event | None) -> int:
    """Who is spoken of: the player of the occurrence for which the effect waits, where it speaks of one; else who was spoken of
    as it was created. ``After an opponent plays an event, the next time you lose a challenge, that player ..``."""
    if event is None or event.player < 0:
        return effect.that_player
    trigger = effect.trigger
    of_nobody = trigger is not None and (
        trigger.player == "you" or (trigger.player == "any" and _happens_to_any(trigger))
    )
    return effect.that_player if of_nobody and effect.that_player >= 0 else event.player


def _those(effect: InForce, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards on which the effect before it worked, as far as it is still about them; else those for which it waits."""
    about_them = bool(effect.cards) and set(effect.cards) <= set(effect.those)
    return cards if about_them or not effect.those else effect.those


def _happens_to_any(trigger: Trigger) -> bool:
    """True where it happens to a card of which it is not said whose it is: ``a character is killed``."""
    card = trigger.card
    theirs = card is not None and (card.controller, card.owner) != ("any", "any")
    return card is not None and not theirs and trigger.event in _OF_CARDS and trigger.by == "any"


@shared.rule("2e/rr/delayed-effects/3")
def resolution_of(effect: InForce, cards: tuple[int, ...], event: Event | None = None) -> Resolution:
    """The resolution of a delayed effect: it is no new triggered ability."""
    return Resolution(
        player=effect.controller,
        card=effect.source,
        triggered=effect.triggered,
        effects=effect.effects,
        targets=(cards, *effect.targets[1:]),
        those=_those(effect, cards),
        drawn=effect.drawn and _those(effect, cards) == effect.those,
        before_drawing=effect.before_drawing,
        unidentified=effect.unidentified,
        that_many=effect.that_many,
        many_of_each=effect.many_of_each,
        deeds=effect.deeds,
        gone=effect.gone,
        shown=effect.shown,
        departed=effect.departed,
        its_player=effect.its_player,
        host=effect.host,
        paid=(effect.paid,) if effect.paid else (),
        trigger=event,
        chosen_player=effect.chosen_player,
        that_player=_that_player(effect, event),
        x=effect.x,
        words=effect.words,
    )
