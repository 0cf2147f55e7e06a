"""Action windows: the first player first, until all players pass consecutively."""

from msgspec.structs import replace

from agot_judge.editions.second.entering.entry_requirements import entry_options
from agot_judge.editions.second.entering.playing import may_play_of_another
from agot_judge.editions.second.frames import Entering
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import Ability
from agot_judge.engine.gained import gained_actions
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import PASS, Answer, Decision, Option, opportunity_for
from agot_judge.engine.state.frames import ActionWindow, Frame, Initiation
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, push, say
from agot_judge.rules.initiation.requirements import may_initiate
from agot_judge.rules.initiation.ruled_out import not_ruled_out
from agot_judge.rules.initiation.turns import left_of, options_of, passed, whose_turn

CITES = ("2e/rr/action-windows/1",)
_MARSHALING = tuple(f"2e/rr/marshaling-phase-player-action-window/{number}" for number in (1, 2, 9))
_ALSO = ("2e/rr/marshaling-phase-player-action-window/3",)
_OPENS = (*CITES, "2e/rr/first-player/3")
_PASSES = ("2e/rr/pass/1",)
_CLOSES = (*CITES, "2e/rr/pass/2")
_AGAIN = {"4.2.6": ("2e/rr/4.2.6/1",), "4.3": ("2e/rr/4.3/1",)}
"""The paragraphs of the steps that lead back to the window between two earlier ones."""
_ACTION = (*CITES, "2e/rr/actions/1", "2e/rr/actions/3")


@second.frame(
    ActionWindow,
    *CITES,
    "2e/rr/action-windows/2",
    "2e/rr/first-player/3",
    "2e/rr/pass/2",
    "2e/rr/4.2.6/1",
    "2e/rr/4.3/1",
    *_MARSHALING,
    *_ALSO,
)
def carry_on(machine: Machine, state: State, window: ActionWindow) -> State:
    """Give the next player an opportunity, or close the window."""
    if window.turn < 0:
        cites = (*CITES, *_MARSHALING[:2]) if window.after == "3.2" else CITES
        cites = (*_AGAIN.get(window.after, ()), *cites)
        state = say(state, "window", f"An action window opens (after step {window.after}).", cites)
    following = whose_turn(state, window)
    if following is None:
        cites = (*_CLOSES, *_MARSHALING[2:]) if window.after == "3.2" else _CLOSES
        return say(state, "window", "All players have passed: the action window closes.", cites)
    turn = following.turn
    return ask(
        state,
        following,
        opportunity_for(
            turn,
            "action",
            f"{machine.game.players[turn]} may initiate an action, or pass.",
            actions(machine, state, turn),
            CITES if window.turn >= 0 else _OPENS,
        ),
    )


def actions(machine: Machine, state: State, player: int) -> tuple[Option, ...]:
    """The player's options now: action abilities, marshaling, ambush, bringing cards out of shadows."""
    position = machine.at(state)
    abilities = (
        (card, ability)
        for card, ability in (*not_ruled_out(position, machine.index.actions), *gained_actions(position))
        if (
            player in who_may_initiate(state, machine.ability(card, ability), card)
            or may_play_of_another(position, player, card)
        )
        and may_initiate(position, player, card, ability, None)
    )
    return (*options_of(machine, abilities), *entry_options(machine, state, player))


@second.rule("2e/rr/abilities/2", "2e/faq/2.7/2")
def who_may_initiate(state: State, ability: Ability, card: int) -> tuple[int, ...]:
    """The players who could initiate the ability: its controller, or those whom it names."""
    controller = state.cards[card].controller
    if ability.initiated_by == "controller":
        return (controller,)
    everybody = range(len(state.players))
    return tuple(
        everybody if ability.initiated_by == "any player" else (p for p in everybody if p != controller)
    )


@second.frame_answer(ActionWindow, *_ACTION, "2e/rr/pass/1", "2e/rr/pass/2")
def answer(machine: Machine, state: State, window: ActionWindow, decision: Decision, given: Answer) -> State:
    """A pass, or an action, which is resolved completely before the next opportunity."""
    if given == PASS:
        return passed(machine, state, window, decision.player, _PASSES)
    option = decision.options[given.options[0]]
    frame: Frame = Initiation(player=decision.player, card=option.card, ability=option.ability)
    if option.word:
        frame = Entering(player=decision.player, card=option.card, way=option.word)
    return push(state, replace(window, turn=left_of(state, decision.player), passes=0), frame)
