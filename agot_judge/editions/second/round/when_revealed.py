"""Revealing plots, carried on from step to step; step III initiates When Revealed abilities."""

from msgspec.structs import replace

from agot_judge.editions.second.frames import Revealing
from agot_judge.editions.second.round.initiative import CHOOSE, COMPARE, choose_first_player
from agot_judge.editions.second.round.plot_reveal import return_used_piles
from agot_judge.editions.second.rulebook import second
from agot_judge.editions.second.timing.conflicts import in_conflict_over
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Answer, Decision, Option, in_which_order
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Initiation, Occurrence
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, in_player_order, push, say, settle
from agot_judge.rules.initiation.requirements import what_is_lacking

STEP = "2e/rr/1.3"
_INITIATE = (f"{STEP}/7", "2e/rr/when-revealed/1", "2e/rr/when-revealed/2")
_COMPLETE = (f"{STEP}/8", f"{STEP}/9")
ORDER = (f"{STEP}/7", "2e/rr/priority-of-simultaneous-resolution/2")


@second.frame(Revealing, f"{STEP}/3", f"{STEP}/4", f"{STEP}/5", *_INITIATE, f"{STEP}/8")
def go_on(machine: Machine, state: State, frame: Revealing) -> State:
    """I. Compare initiative. II. Choose the first player. III. Initiate When Revealed abilities."""
    if frame.stage == 1:
        state = say(state, "framework", "1.3 I. Compare initiative", (COMPARE[0], COMPARE[2]))
        state = push(state, replace(frame, stage=2))
        state = push(state, Occurrence(events=(Event(kind="compare initiative"),)))
        players = tuple(in_player_order(state))
        return push(state, *in_conflict_over(machine.at(state), "initiative", players))
    if frame.stage == 2:
        state = say(state, "framework", "1.3 II. Choose first player", CHOOSE)
        if frame.winner < 0 or state.players[frame.winner].eliminated:
            return push(state, replace(frame, stage=3))
        return choose_first_player(machine.at(state), frame)
    return _when_revealed(machine, state, frame)


@second.frame_answer(Revealing, *CHOOSE, *ORDER)
def answered(machine: Machine, state: State, frame: Revealing, decision: Decision, given: Answer) -> State:
    """The first player who is chosen, or the first player's order of When Revealed abilities."""
    chosen = tuple(decision.options[option] for option in given.options)
    names = ", ".join(option.label for option in chosen)
    name = machine.game.players[decision.player]
    if decision.kind == "order":
        state = say(state, "decision", f"{name} orders: {names}.", decision.cites, decision.player)
        return push(state, replace(frame, order=tuple((option.card, option.ability) for option in chosen)))
    text = f"{name} chooses {names} to be the first player."
    state = say(state, "decision", text, decision.cites, decision.player)
    state = push(state, replace(frame, stage=3))
    event = Event(kind="become first player", player=chosen[0].player)
    return push(state, Occurrence(events=(event,)))


@second.rule(*_INITIATE, *ORDER, "2e/faq/at-prince-dorans-behest/2")
def _when_revealed(machine: Machine, state: State, frame: Revealing) -> State:
    """Each must initiate, one after the other, in the first player's order; asked anew when one has joined them."""
    waiting = tuple(one for one in frame.waiting if state.cards[one[0]].zone == "play")
    if not waiting:
        text = "The process of revealing is complete: reactions to it may follow."
        return return_used_piles(machine.at(say(state, "framework", text, _COMPLETE)))
    options = tuple(
        Option(label=label(machine.game, card), card=card, ability=ability) for card, ability in waiting
    )
    text = "In which order do these When Revealed abilities initiate?"
    decision = in_which_order(state.first_player, text, options, ORDER)
    if len(waiting) > 1 and set(frame.order) != set(waiting):
        return ask(state, replace(frame, waiting=waiting), decision)
    if len(waiting) == 1 and not frame.order:
        state = settle(state, decision)
    card, ability = frame.order[0] if len(waiting) > 1 else waiting[0]
    left = tuple(one for one in waiting if one != (card, ability))
    state = push(state, replace(frame, waiting=left, order=frame.order[1:]))
    controller = state.cards[card].controller
    name = label(machine.game, card)
    lacking, why = what_is_lacking(machine.at(state), controller, card, ability, None)
    if lacking:
        text = f"The When Revealed ability of {name} does not initiate. {lacking}"
        return say(state, "ability", text, (*_INITIATE[:2], *why), controller)
    cites = _INITIATE[:2]
    state = say(state, "framework", f"1.3 III. {name}: When Revealed", cites, controller)
    return push(state, Initiation(player=controller, card=card, ability=ability))
