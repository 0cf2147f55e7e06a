"""Cards that leave play as soon as a constant ability says so: ``if this card has 3 or more doubt tokens, sacrifice it``."""

from collections.abc import Iterator

from agot_judge.engine.ability import Discard, Effect, Kill, ReturnToHand, Sacrifice
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label, labels
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence, Resolution
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push, say
from agot_judge.engine.values.matching import cards_meant
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.engine.values.standing import active
from agot_judge.rules.effects.effect_events import events_on
from agot_judge.rules.potential.can_affect import could_affect

_AT_ONCE = (
    "2e/faq/terminal-condition/1",
    "2e/faq/2.6/1",
    "2e/rr/constant-abilities/1",
    "2e/rr/constant-abilities/2",
)
_THEN = "2e/rr/the-word-then/1"
KINDS = (Sacrifice, Kill, Discard, ReturnToHand)


@shared.rule(*_AT_ONCE)
def leave_by_text(machine: Machine, state: State) -> State:
    """The state in which they are about to leave play, all of them together, before any reaction.

    A constant ability that attempts to drive a card out of play whenever a certain condition is met is a terminal
    condition (2e/faq/terminal-condition/1). That it resolves at once and before any reaction is said of a character and
    shown for STR 0 (2e/faq/2.6/1); that the same moment holds for other cards and conditions is inferred from the
    definition, which speaks of a card and of any condition.
    """
    said = tuple(_said(machine.at(state)))
    if not said:
        return state
    leaving = {
        event.card
        for frame in state.stack
        if type(frame) is Occurrence and frame.stage <= 5
        for event in frame.events
    }
    found: dict[int, Event] = {}
    for effect, scope in said:
        cards = tuple(
            card
            for card in cards_meant(machine.at(state), effect.on, scope)
            if card not in leaving and could_affect(machine.at(state), effect, card, scope)
        )
        then = _what_follows(machine.game, scope.source, effect)
        if cards and then:
            state = say(
                state,
                "effect",
                f"The condition in the text of {_whose(machine.game, scope.source, cards)} is met.",
                (*_AT_ONCE, _THEN),
            )
            return push(state, Resolution(player=scope.you, card=scope.source, effects=(effect,), then=then))
        for event in events_on(machine.at(state), effect, cards, scope, "terminal condition"):
            found.setdefault(event.card, event)
    if not found:
        return state
    names = labels(machine.game, tuple(found))
    state = say(state, "effect", f"{names}: the condition for leaving play is met.", _AT_ONCE)
    return push(state, Occurrence(events=tuple(found.values()), nested=True))


def _whose(game: Game, source: int, cards: tuple[int, ...]) -> str:
    """The card with the text; where nobody knows it, those of which it speaks."""
    return label(game, source) if source >= 0 else labels(game, cards)


def _what_follows(game: Game, source: int, effect: Effect) -> tuple[Effect, ...]:
    """The effects after it with the word "then"."""
    if source < 0:
        return ()
    abilities = game.cards[source].definition.abilities
    return next((one.then for one in abilities if one.kind == "constant" and effect in one.effects), ())


@shared.rule("2e/rr/save/4", "2e/faq/terminal-condition/1")
def is_said_to_leave(position: Position, card: int) -> bool:
    """True where a constant ability now drives the card out of play: a save would expose it to that again at once."""
    return any(
        card in cards_meant(position, effect.on, scope) and could_affect(position, effect, card, scope)
        for effect, scope in _said(position)
    )


def _said(position: Position) -> Iterator[tuple[Sacrifice | Kill | Discard | ReturnToHand, Scope]]:
    """The effects in force that say this now, and from where it looks at the game."""
    for sacrifice, scope, _ in active(position, Sacrifice):
        yield sacrifice, scope
    for kill, scope, _ in active(position, Kill):
        yield kill, scope
    for discard, scope, _ in active(position, Discard):
        yield discard, scope
    for returned, scope, _ in active(position, ReturnToHand):
        yield returned, scope
