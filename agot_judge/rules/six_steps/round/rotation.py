"""Plots that go back from the used pile to an empty plot deck."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push, say, with_card, with_player
from agot_judge.rules.six_steps.frames import FrameworkEvent, Passive
from agot_judge.rules.six_steps.round.events import initiates
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
ROTATION = "rotation"
"""The name of the passive: those of several players are the same in any order."""
_ROTATION = (f"{FAQ}/3.32/1",)


@six_steps.rule(*_ROTATION)
def rotations(state: State, occurred: tuple[Event, ...]) -> tuple[Passive, ...]:
    """One passive for each player who has revealed the last plot of the plot deck."""
    return tuple(
        Passive(card=-1, game=ROTATION, player=event.player)
        for event in occurred
        if event.kind == "reveal plot"
        and not state.players[event.player].plots
        and state.players[event.player].used
    )


@initiates(ROTATION, *_ROTATION)
def rotate(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """The used pile becomes the plot deck, as a passive game effect."""
    return push(state, Occurrence(events=(Event(kind="return used pile", player=frame.player),)))


@six_steps.event("return used pile", *_ROTATION, f"{FAQ}/2.3/1")
def return_used_pile(machine: Machine, state: State, event: Event) -> State | None:
    """The revealed plot is not in the used pile, and stays."""
    player = state.players[event.player]
    if not player.used:
        return None
    name = machine.game.players[event.player]
    state = say(
        state, "occurrence", f"{name}'s used plots go back to the plot deck.", _ROTATION, event.player
    )
    for card in player.used:
        if card >= 0:
            state = with_card(state, card, replace(state.cards[card], zone="plot deck"))
    player = replace(state.players[event.player], plots=(*player.plots, *player.used), used=())
    return with_player(state, event.player, player)
