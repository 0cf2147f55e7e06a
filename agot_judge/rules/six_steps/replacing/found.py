"""The replacements of what is about to happen: passives without a window of their own, in the first player's order."""

from msgspec.structs import replace

from agot_judge.engine.ability import Later
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Answer, Decision, Option, in_which_order
from agot_judge.engine.state.events import Event, facets
from agot_judge.engine.state.frames import Frame, Initiation, Occurrence, Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, push, say
from agot_judge.rules.lasting.delayed import replace_imminent, replaces_already
from agot_judge.rules.six_steps.assumed import assume
from agot_judge.rules.six_steps.conventions import REPLACEMENT
from agot_judge.rules.six_steps.frames import FrameworkEvent, Passive, Pending, Replacing
from agot_judge.rules.six_steps.rulebook import six_steps
from agot_judge.rules.six_steps.window.options import answering

FAQ = "1e/faq"
DONE = "replaced"
"""The word of a challenge result in whose place something else has been done."""
REPLACED = (f"{FAQ}/3.21/1",)
_CONFLICT = (f"{FAQ}/passive-effects-conflict/1",)


@six_steps.rule(*REPLACED)
def replacing(
    machine: Machine, state: State, events: tuple[Event, ...], waiting: Frame
) -> tuple[State, tuple[Passive, ...]]:
    """The replacements of one of these events, which are about to happen: delayed and constant effects, and passives of cards.

    ``waiting`` is what they happen in. None of them replaces what the same text has put in the place of something else.
    """
    if any(type(frame) is Pending and frame.is_trial for frame in state.stack):
        return state, ()
    found: list[Passive] = []
    index = machine.index
    if index.awaits_imminent and (state.in_force or Later in index.standing):
        after = replace_imminent(machine, push(state, waiting), events)
        added = after.stack[len(state.stack) + 1 :]
        state = replace(after, stack=state.stack)
        found += (
            Passive(card=one.card, event=one.event, resolution=one)
            for one in added
            if isinstance(one, Resolution)
        )
    heard = any(REPLACEMENT in index.heard.get(kind, ()) for event in events for kind in facets(event.kind))
    if heard:
        found += (
            Passive(card=option.card, ability=option.ability, event=option.event)
            for option in answering(machine.at(state), REPLACEMENT, events, (), None)
            if not replaces_already(state, option.card, events[option.event].card)
        )
    return state, tuple(sorted(found, key=lambda one: one.event))


@six_steps.frame(Replacing, *REPLACED, *_CONFLICT)
def initiate_next(machine: Machine, state: State, frame: Replacing) -> State:
    """Each is carried out, until what it is about has been replaced; several of one event in the first player's order."""
    left = tuple(one for one in frame.replacements if one.event not in _replaced(state))
    if not left:
        return state
    same = tuple(one for one in left if one.event == left[0].event)
    if len(same) > 1 and left[0].event not in frame.ordered:
        options = tuple(
            Option(label=label(machine.game, one.card), card=one.card, ability=one.ability) for one in same
        )
        text = "In which order do these replacement effects apply?"
        asked = replace(frame, replacements=left)
        return ask(state, asked, in_which_order(state.first_player, text, options, _CONFLICT))
    one, *rest = left
    state = assume(machine, assume(machine, state, "replacement"), "plain meaning")
    state = push(state, replace(frame, replacements=tuple(rest)))
    if one.resolution is not None:
        return push(state, one.resolution)
    text = f"{label(machine.game, one.card)} says what happens instead."
    state = say(state, "ability", text, REPLACED, state.cards[one.card].controller)
    return push(
        state,
        Initiation(
            player=state.cards[one.card].controller,
            card=one.card,
            ability=one.ability,
            event=one.event,
            trigger=frame.events[one.event],
        ),
    )


@six_steps.frame_answer(Replacing, *_CONFLICT)
def ordered(machine: Machine, state: State, frame: Replacing, decision: Decision, given: Answer) -> State:
    """The first player's order."""
    who = machine.game.players[decision.player]
    names = ", ".join(decision.options[option].label for option in given.options)
    state = say(state, "decision", f"{who} orders: {names}.", decision.cites, decision.player)
    event = frame.replacements[0].event
    same = tuple(one for one in frame.replacements if one.event == event)
    others = tuple(one for one in frame.replacements if one.event != event)
    chosen = tuple(same[option] for option in given.options)
    return push(state, replace(frame, replacements=(*chosen, *others), ordered=(*frame.ordered, event)))


def _replaced(state: State) -> tuple[int, ...]:
    """The numbers of the events below that have been replaced."""
    below = state.stack[-1] if state.stack else None
    if isinstance(below, Occurrence):
        return tuple(index for index, _ in below.replaced)
    is_done = isinstance(below, FrameworkEvent) and below.word == DONE
    return (0,) if is_done else ()
