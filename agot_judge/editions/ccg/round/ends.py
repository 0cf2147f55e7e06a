"""Ends that are otherwise in this edition: unspent gold with the marshalling phase, the stay of plots with the standing phase."""

from msgspec.structs import replace

from agot_judge.editions.ccg.rulebook import ccg
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label, labels
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.state import CardState, State
from agot_judge.engine.state.transition import say, with_card, with_player
from agot_judge.rules.six_steps.assumed import assume
from agot_judge.rules.six_steps.frames import FrameworkEvent
from agot_judge.rules.six_steps.round.events import initiates, pending
from agot_judge.rules.six_steps.round.last_phases import unspent_gold
from agot_judge.rules.six_steps.round.period_end import expire

RULES = "ccg/rules"
_UNSPENT = (f"{RULES}/phase-3-marshalling/4",)
_USED = (f"{RULES}/phase-1-plot/1", f"{RULES}/phase-6-standing/2")


@initiates("lose unspent gold", *_UNSPENT)
def lose_unspent_gold(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """All unspent income is lost at the end of the marshalling phase."""
    return pending(state, "unspent income is lost", *unspent_gold(state, "lose unspent gold"))


@ccg.event("lose unspent gold", *_UNSPENT)
def gold_is_lost(machine: Machine, state: State, event: Event) -> State | None:
    """The player has no gold then."""
    player = state.players[event.player]
    text = f"{machine.game.players[event.player]} loses {player.gold} unspent gold."
    state = say(state, "occurrence", text, _UNSPENT, event.player)
    return with_player(state, event.player, replace(player, gold=0))


@ccg.event("round ends", *_USED, f"{RULES}/lasting-effects/1")
def end_round(machine: Machine, state: State, event: Event) -> State | None:
    """Revealed plots go to the used piles; where that was the last unused one, all others are unused again."""
    state = expire(machine, assume(machine, state, "plots are used"), "round")
    for number, player in enumerate(state.players):
        if player.plot < 0:
            continue
        text = f"{label(machine.game, player.plot)} is placed in the used pile."
        state = say(state, "state", text, _USED, number)
        state = with_card(state, player.plot, CardState(zone="used", controller=number))
        plots, used = player.plots, (player.plot, *player.used)
        if not plots and player.used:
            text = f"It was the last unused plot: {labels(machine.game, player.used)} are unused again."
            state = say(state, "state", text, _USED[:1], number)
            for card in player.used:
                if card >= 0:
                    state = with_card(state, card, CardState(zone="plot deck", controller=number))
            plots, used = player.used, (player.plot,)
        state = with_player(state, number, replace(player, plot=-1, plots=plots, used=used))
    return replace(state, uses=(), deeds=(), past=())
