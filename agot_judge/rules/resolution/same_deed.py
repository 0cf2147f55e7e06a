"""Replacement effects that do the same as what they replace, in another way: more of it, or to another card."""

from msgspec.structs import replace

from agot_judge.engine.ability import Instead, ThatMany
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence, Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push, say

_OF_WHATEVER_CARD = ("discard from deck", "draw")
"""The kinds of event that happen to whichever cards lie on top of a deck."""


def is_the_same_deed(acting: Event, replaced: Event) -> bool:
    """True where what resolves is the triggering condition itself: the same done to the same card, or the same deck."""
    is_of_it = acting.card == replaced.card or replaced.kind in _OF_WHATEVER_CARD
    return acting.kind == replaced.kind and acting.player == replaced.player and is_of_it


NOTHING = Instead(effects=())
"""The replacement of an occurrence together with another one, in whose place the effects resolve."""


def is_by_comparison(effect: Instead) -> bool:
    """True where it is so much more or less than what would happen: ``draws 1 less card instead``."""
    return any(isinstance(node, ThatMany) and node.plus for node in nodes(effect))


@shared.rule("2e/rr/leaves-play/5", "2e/rr/replacement-effects/1")
def remains_in_play(state: State, acting: Event) -> bool:
    """True where a card stays where it is, because something else happens instead: nothing leaves play with it then."""
    effect, card = acting.effect, acting.replaces.card if acting.replaces is not None else acting.card
    if not isinstance(effect, Instead) or effect.of != "occurrence" or effect == NOTHING or card < 0:
        return False
    return state.cards[card].zone == "play"


_SAME = ("2e/rr/replacement-effects/1", "2e/rr/interrupts/5")


@shared.rule("2e/rr/replacement-effects/1", "2e/rr/triggering-condition/2")
def replaced_along(machine: Machine, occurrence: Occurrence, frame: Resolution) -> tuple[int, ...]:
    """The other events that one replacement replaces: "when you would draw 1 or more cards" all of those cards."""
    replaced = occurrence.events[frame.event]
    abilities = [
        ability for card, ability, place in occurrence.used if (card, place) == (frame.card, frame.event)
    ]
    trigger = machine.ability(frame.card, abilities[-1]).trigger if abilities else None
    if trigger is None or not trigger.one_or_more:
        return ()
    return tuple(
        place
        for place, event in enumerate(occurrence.events)
        if place != frame.event and (event.kind, event.player) == (replaced.kind, replaced.player)
    )


@shared.rule(*_SAME, "2e/faq/scouting-vessel/2")
def resolve_otherwise(state: State, replaced: Event, events: tuple[Event, ...]) -> State:
    """The triggering condition resolves by other means: what happens is done in the same way by the same card.

    All interrupts to it have resolved already: none can be initiated to it any more. It is what has happened.
    """
    stack = list(state.stack)
    for index in range(len(stack) - 1, -1, -1):
        frame = stack[index]
        if type(frame) is Occurrence:
            rest = list(frame.happened)
            if replaced in rest:
                rest.remove(replaced)
            stack[index] = replace(frame, happened=tuple(rest))
            break
    done = tuple(replace(replaced, card=event.card, amount=event.amount, parent=-1) for event in events)
    text = "It resolves the same triggering condition: no further interrupt to that is possible."
    state = say(replace(state, stack=tuple(stack)), "effect", text, _SAME, replaced.player)
    return push(state, Occurrence(events=done, nested=True, stage=5))
