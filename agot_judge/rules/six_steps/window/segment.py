"""Segments of player actions: the first player first, until all pass one after another."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.engine.gained import gained_actions
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import PASS, Answer, Decision, Option, Requirement, opportunity_for
from agot_judge.engine.state.frames import ActionWindow, Frame, Initiation
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, push, say
from agot_judge.engine.values.position import Position
from agot_judge.rules.costs.costs import gold_of_costs
from agot_judge.rules.initiation.requirements import may_initiate
from agot_judge.rules.initiation.restrictions import may_use
from agot_judge.rules.initiation.turns import left_of, options_of, passed, whose_turn
from agot_judge.rules.six_steps.assumed import assume
from agot_judge.rules.six_steps.entering.requirements import entry_options
from agot_judge.rules.six_steps.frames import Entering, Window
from agot_judge.rules.six_steps.round.chart import chart_of
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
_SEGMENT = (f"{FAQ}/player-action/1", f"{FAQ}/first-actions-and-responses/1")
_FIRST = (*_SEGMENT, f"{FAQ}/who-takes-the-first-action/2")
_IN_TURN = ("ccg/rules/actions-and-passive-abilities/3",)
_ON = (
    f"{FAQ}/first-actions-and-responses/3",
    f"{FAQ}/another-action-after-a-pass/2",
    "ccg/rules/actions-and-passive-abilities/3",
)
GOLD = (f"{FAQ}/marshalling-actions/2", f"{FAQ}/marshalling-phase-chart/7")


@six_steps.frame(
    ActionWindow,
    *_FIRST,
    *_ON,
    f"{FAQ}/action/6",
    f"{FAQ}/action-window/1",
    f"{FAQ}/marshalling-actions/3",
)
def carry_on(machine: Machine, state: State, segment: ActionWindow) -> State:
    """Give the next player an opportunity, or end the segment."""
    if segment.turn < 0:
        box = chart_of(machine.edition).by_name.get(segment.after)
        cites = (*_FIRST, *((*_IN_TURN, box.segment) if box is not None and box.segment else ()))
        state = say(state, "window", "Player actions: the first player has the first action.", cites)
        state = assume(machine, state, box.assumes) if box is not None and box.assumes else state
        state = assume(machine, state, "end of segment")
    following = whose_turn(state, segment)
    if following is None:
        return say(
            state, "window", "All players have passed: no more player actions here.", (_SEGMENT[0], *_ON)
        )
    turn = following.turn
    name = machine.game.players[turn]
    decision = opportunity_for(
        turn, "action", f"{name} may take an action, or pass.", actions(machine, state, turn), _SEGMENT
    )
    return ask(state, following, decision)


@six_steps.rule(
    f"{FAQ}/player-action/3",
    f"{FAQ}/player-action/4",
    f"{FAQ}/player-action/5",
    f"{FAQ}/event-cards-additional-notes/1",
    f"{FAQ}/character-abilities-additional-notes/1",
    *GOLD,
)
def actions(machine: Machine, state: State, player: int) -> tuple[Option, ...]:
    """The player's options now: play a card, or trigger an effect."""
    position = machine.at(state)
    abilities = (
        (card, number)
        for card, number in (*machine.index.actions, *gained_actions(position))
        if may_use(position, player, card, position.ability(card, number))
        and may_initiate(position, player, card, number, None)
        and all(one.met for one in gold_requirements(position, player, card, number))
    )
    return (*options_of(machine, abilities), *entry_options(machine, state, player))


@six_steps.rule(*GOLD)
def gold_requirements(position: Position, player: int, card: int, number: int) -> Iterator[Requirement]:
    """In the marshalling phase only the active player may take an action that costs gold."""
    state = position.state
    if (
        state.phase != "marshaling"
        or gold_of_costs(position, player, card, position.ability(card, number)) <= 0
    ):
        return
    who = position.game.players[player]
    yield Requirement(
        text=f"{who} is the active player, as an action that costs gold demands.",
        failing=f"{who} is not the active player, who alone may take an action that costs gold.",
        met=state.active_player == player,
        cites=GOLD,
        about="timing",
    )


@six_steps.frame_answer(ActionWindow, *_SEGMENT, *_ON, f"{FAQ}/action-window/1")
def answer(machine: Machine, state: State, segment: ActionWindow, decision: Decision, given: Answer) -> State:
    """A pass, or an action, which is fully resolved in a window of its own before the next."""
    if given == PASS:
        return passed(machine, state, segment, decision.player, _ON)
    option = decision.options[given.options[0]]
    frame: Frame = Initiation(player=decision.player, card=option.card, ability=option.ability)
    if option.word:
        frame = Entering(player=decision.player, card=option.card, way=option.word)
    going_on = replace(segment, turn=left_of(state, decision.player), passes=0)
    return push(state, going_on, Window(player=decision.player), frame)
