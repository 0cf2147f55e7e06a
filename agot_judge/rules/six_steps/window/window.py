"""The action window of an action, a player's or a framework's, in its six steps."""

from typing import Literal

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import PASS, Answer, Decision, Option, in_which_order, opportunity_for
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Initiation
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, push, say, settle
from agot_judge.rules.initiation.said_at_first import of_all, reacted_to
from agot_judge.rules.six_steps.challenges.deadly import deadly
from agot_judge.rules.six_steps.frames import Due, FrameworkEvent, Passive, Window
from agot_judge.rules.six_steps.leaving import leave_now
from agot_judge.rules.six_steps.round.chart import chart_of
from agot_judge.rules.six_steps.round.following import after_box
from agot_judge.rules.six_steps.round.plot_phase import ROTATION, rotations, when_revealed
from agot_judge.rules.six_steps.rulebook import six_steps
from agot_judge.rules.six_steps.window.alike import are_alike
from agot_judge.rules.six_steps.window.delayed import awaited, due_at_the_end, resolve_delayed
from agot_judge.rules.six_steps.window.options import ONCE, passives, responses
from agot_judge.rules.six_steps.window.record import (
    CLOCKWISE,
    PASSING,
    first_to_respond,
    following,
    in_the_game,
    who_begins,
)

FAQ = "1e/faq"
WINDOW = f"{FAQ}/action-window"
_STEPS = tuple(f"{WINDOW}/{number}" for number in range(1, 16))
_FRAMEWORK = (f"{FAQ}/framework-actions/1", f"{FAQ}/framework-actions/2")
_PASSIVES = (f"{FAQ}/action-window-step-4/1", f"{WINDOW}/5")
_CONFLICT = (f"{FAQ}/passive-effects-conflict/1",)
_RESPONSES = (f"{FAQ}/action-window-step-5/1", f"{WINDOW}/10")
_END = (f"{FAQ}/action-window-step-6/1", f"{WINDOW}/15")
_LOST = (f"{FAQ}/response-opportunities/3",)
_END_OF_PHASE = (f"{FAQ}/2.6/1",)


@six_steps.frame(
    Window, *_STEPS, *_FRAMEWORK, *_LOST, f"{FAQ}/general/2", f"{FAQ}/action/1", f"{FAQ}/action/4"
)
def carry_on(machine: Machine, state: State, window: Window) -> State:
    """Take the window to the next point where something is done or somebody must decide."""
    if window.step <= 3:
        return _initiated(machine, state, window)
    waiting = _passive(machine, state, window)
    if waiting is not None:
        return waiting
    window = replace(window, looked_at=len(window.occurred), due=())
    if window.step == 4:
        window = replace(window, step=5, turn=-1, passes=0)
    if window.step == 5 and not _ends_phase(machine, window):
        asking = _offer_responses(machine, state, window)
        if asking is not None:
            return asking
    return _end(machine, state, replace(window, step=6))


def _ends_phase(machine: Machine, window: Window) -> bool:
    return bool(window.box) and chart_of(machine.edition).by_name[window.box].is_end


@six_steps.rule(
    *_FRAMEWORK, f"{FAQ}/framework-actions/7", f"{FAQ}/framework-actions/9", f"{FAQ}/framework-actions/13"
)
def _initiated(machine: Machine, state: State, window: Window) -> State:
    """Steps 1 to 3: of a framework action each of its events in order; of a player's action they are done."""
    events = chart_of(machine.edition).by_name[window.box].events if window.box else ()
    if window.begun < len(events):
        name, _ = events[window.begun]
        return push(state, replace(window, step=1, begun=window.begun + 1), FrameworkEvent(name=name))
    return push(state, replace(window, step=4))


# -- step 4 --------------------------------------------------------------------------------------------------------


@six_steps.rule(
    *_PASSIVES,
    *ONCE,
    *_CONFLICT,
    f"{FAQ}/3.10/3",
    f"{FAQ}/6.1/1",
    f"{FAQ}/2.6/3",
    f"{FAQ}/framework-actions/13",
    f"{FAQ}/action-window-step-5/6",
)
def _passive(machine: Machine, state: State, window: Window) -> State | None:
    """The next passive initiates: those that the last one triggered come before the others of its set (depth first)."""
    state, window = _gathered(machine, state, window)
    while window.due and not window.due[-1].passives:
        window = replace(window, due=window.due[:-1])
    if not window.due:
        return None if not _has_changed(state, window) else push(state, window)
    due = window.due[-1]
    options = tuple(
        Option(label=_name(machine, state, one), card=one.card, ability=one.ability, event=one.event)
        for one in due.passives
    )
    decision = in_which_order(
        state.first_player, "In which order do these passives resolve?", options, _CONFLICT
    )
    is_open = len(due.passives) > 1 and not all(one.game == ROTATION for one in due.passives)
    if is_open and not due.ordered and not are_alike(machine, state, window, due.passives):
        return ask(state, window, decision)
    if not due.ordered:
        state = settle(state, decision) if len(due.passives) == 1 or is_open else state
    one, *rest = due.passives
    left = replace(due, passives=tuple(rest), ordered=True)
    return _initiate_passive(machine, state, replace(window, due=(*window.due[:-1], left)), one)


def _has_changed(state: State, window: Window) -> bool:
    """True where anything occurred that has not been looked at."""
    return window.looked_at < len(window.occurred)


def _gathered(machine: Machine, state: State, window: Window) -> tuple[State, Window]:
    """The window with the passives that are newly due as a set of their own: those of revealed plots come first."""
    new = window.occurred[window.looked_at :]
    is_end = not window.delayed and _ends_phase(machine, window)
    if not new and not is_end:
        return state, window
    found = [
        Passive(card=option.card, ability=option.ability, event=option.event)
        for option in passives(machine.at(state), window)
    ]
    state, waited = awaited(machine, state, new)
    found += waited
    found += due_at_the_end(state) if is_end else ()
    found += deadly(machine.at(state), new)
    sets = (tuple(found), _rotations(machine, state, new), when_revealed(machine.at(state), window))
    by: Literal["", "passive", "response"] = "response" if window.step == 5 else ""
    by = "passive" if window.due else by
    due = (*window.due, *(Due(passives=one, by=by) for one in sets if one))
    return state, replace(window, due=due, looked_at=len(window.occurred), delayed=window.delayed or is_end)


def _rotations(machine: Machine, state: State, new: tuple[Event, ...]) -> tuple[Passive, ...]:
    """Plots that go back, where the edition has them go back as the last one is revealed."""
    return rotations(state, new) if rotations in machine.rulebook.cites else ()


def _name(machine: Machine, state: State, one: Passive) -> str:
    if one.game:
        return one.game
    return label(machine.game, one.card) if one.card >= 0 else "a card effect"


def _initiate_passive(machine: Machine, state: State, window: Window, one: Passive) -> State:
    """I: the passive initiates; one that a delayed effect is resolves likewise."""
    if one.game:
        return push(state, window, FrameworkEvent(name=one.game, player=one.player))
    if one.ability < 0:
        return resolve_delayed(machine, push(state, window), one)
    ability = machine.ability(one.card, one.ability)
    event = window.occurred[one.event] if one.event >= 0 else None
    player = state.cards[one.card].controller
    trigger = event
    many = 0
    if event is not None and ability.trigger is not None:
        trigger = of_all(machine.at(state), ability.trigger, event, window.occurred, one.card, player)
        many = reacted_to(machine.at(state), ability, one.card, player, trigger, window.occurred)
    frame = Initiation(
        player=player, card=one.card, ability=one.ability, event=one.event, trigger=trigger, that_many=many
    )
    return push(state, window, frame)


# -- step 5 --------------------------------------------------------------------------------------------------------


@six_steps.rule(
    *_RESPONSES, *CLOCKWISE, f"{FAQ}/must-a-response-be-triggered/2", f"{FAQ}/framework-actions/14"
)
def _offer_responses(machine: Machine, state: State, window: Window) -> State | None:
    """Each player in turn may respond, until all pass one after another; who could use nothing is not asked."""
    turn = first_to_respond(state, window) if window.turn < 0 else window.turn
    for waited in range(window.passes, in_the_game(state)):
        options = responses(machine.at(state), window, turn)
        if options:
            cites = (*_RESPONSES, *(who_begins(window) if window.turn < 0 else CLOCKWISE))
            name = machine.game.players[turn]
            if window.turn < 0:
                state = say(state, "window", "Responses to what occurred in this window.", cites)
            decision = opportunity_for(turn, "response", f"{name} may respond, or pass.", options, cites)
            return ask(state, replace(window, turn=turn, passes=waited), decision)
        turn = following(state, turn)
    return None


@six_steps.frame_answer(
    Window, *PASSING, *_CONFLICT, f"{FAQ}/framework-actions/15", f"{FAQ}/action-window-step-5/3"
)
def answer(machine: Machine, state: State, window: Window, decision: Decision, given: Answer) -> State:
    """An order of passives, a pass, or a response."""
    who = machine.game.players[decision.player]
    if decision.kind == "order":
        chosen = tuple(window.due[-1].passives[index] for index in given.options)
        names = ", ".join(decision.options[index].label for index in given.options)
        state = say(state, "decision", f"{who} orders: {names}.", decision.cites, decision.player)
        return push(state, replace(window, due=(*window.due[:-1], Due(passives=chosen, ordered=True))))
    turn = following(state, decision.player)
    if given == PASS:
        state = say(state, "decision", f"{who} passes.", PASSING, decision.player)
        return push(state, replace(window, turn=turn, passes=window.passes + 1))
    option = decision.options[given.options[0]]
    ability = machine.ability(option.card, option.ability)
    event = window.occurred[option.event]
    trigger = of_all(machine.at(state), ability.trigger, event, window.occurred, option.card, decision.player)
    frame = Initiation(
        player=decision.player,
        card=option.card,
        ability=option.ability,
        event=option.event,
        trigger=trigger,
        that_many=reacted_to(
            machine.at(state), ability, option.card, decision.player, trigger, window.occurred
        ),
    )
    used = (*window.used, (option.card, option.ability, option.event))
    return push(state, replace(window, turn=turn, passes=0, used=used), frame)


# -- step 6 --------------------------------------------------------------------------------------------------------


@six_steps.rule(*_END, *_LOST, *_END_OF_PHASE)
def _end(machine: Machine, state: State, window: Window) -> State:
    """Step 6: what is moribund leaves play, and every opportunity is over."""
    if window.passes:
        text = "All have passed: what was not used in answer to this window is lost."
        state = say(state, "window", text, (*_LOST, f"{FAQ}/action-window-step-5/9"))
    below = len(state.stack)
    state = leave_now(machine, state, window)
    if state.over:
        return state
    if len(state.stack) > below:
        return _with_what_follows(state, window, below)
    return after_box(machine, state, window) if window.box else state


@six_steps.rule(f"{FAQ}/action-window-step-6/1", f"{FAQ}/response-opportunities/3", f"{FAQ}/3.19/1")
def _with_what_follows(state: State, window: Window, below: int) -> State:
    """Something follows at once from what has left play: it joins this window, of which all that went before is closed."""
    again = replace(window, step=4, turn=-1, passes=0, closed=len(window.occurred), beneath=())
    return replace(state, stack=(*state.stack[:below], again, *state.stack[below:]))
