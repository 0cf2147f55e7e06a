"""Step 1.2: each player chooses a plot card and places it facedown, apart from the plot deck."""

from msgspec.structs import replace

from agot_judge.editions.second.book import second
from agot_judge.editions.second.phase_begin import happened
from agot_judge.engine.board import label
from agot_judge.engine.decision import Answer, Decision, Option, Requirement
from agot_judge.engine.events import Event
from agot_judge.engine.frames import Occurrence, Step
from agot_judge.engine.machine import Machine
from agot_judge.engine.state import State
from agot_judge.engine.transition import ask, in_player_order, push, say, with_player

CHOOSE = ("2e/rr/1.2/1", "2e/rr/1.2/2")
_ORDER = ("2e/rr/first-player/4", "2e/rr/priority-of-simultaneous-resolution/1")


@second.step("1.2", "Choose plots", *CHOOSE)
def choose_plots(machine: Machine, state: State, step: Step) -> State:
    """Each player who has not chosen yet chooses, in player order; the others do not see it."""
    if step.stage == 0:
        state = replace(state, step="1.2")
        state = say(state, "framework", "1.2 Choose plots", CHOOSE)
    waiting = ask_for_plot(machine, state, replace(step, stage=1))
    if waiting is not None:
        return waiting
    events = tuple(
        Event(kind="choose plot", player=player, card=chosen)
        for player in in_player_order(state)
        if (chosen := state.players[player].chosen) is not None
    )
    state = push(state, Step(number="1.3"))
    return push(state, Occurrence(events=events)) if events else state


@second.rule(*CHOOSE, *_ORDER)
def ask_for_plot(machine: Machine, state: State, step: Step) -> State | None:
    """The state in which the next player chooses; None where all who have plots in their plot decks have chosen."""
    for player in in_player_order(state):
        cards = state.players[player]
        if cards.chosen is not None or not cards.plots:
            continue
        name = machine.game.players[player]
        return ask(
            state,
            step,
            Decision(
                player=player,
                kind="plot",
                text=f"{name} chooses a plot card to reveal.",
                options=tuple(Option(label=label(machine.game, card), card=card) for card in cards.plots),
                cites=(*CHOOSE, *_ORDER),
            ),
        )
    return None


@second.step_answer("1.2", *CHOOSE)
def plot_is_chosen(machine: Machine, state: State, step: Step, decision: Decision, given: Answer) -> State:
    """The chosen plot waits facedown; it is not revealed yet."""
    player = decision.player
    card = decision.options[given.options[0]].card
    name = machine.game.players[player]
    text = f"{name} chooses {label(machine.game, card)}, facedown."
    state = say(state, "decision", text, CHOOSE, player)
    return push(with_player(state, player, replace(state.players[player], chosen=card)), step)


@second.event("choose plot", "2e/rr/1.2/2")
def plot_chosen(machine: Machine, state: State, event: Event) -> State | None:
    """The chosen plot lies facedown, away from the plot deck."""
    return happened(machine, state, event, ("2e/rr/1.2/2",))


@second.rule("2e/rr/plot-card/2")
def plot_requirements(machine: Machine, state: State, player: int, card: int) -> tuple[Requirement, ...]:
    """What a card must fulfil to be chosen as the plot to reveal."""
    return (
        Requirement(
            text=f"{label(machine.game, card)} is in the player's plot deck.",
            met=card in state.players[player].plots,
            cites=(*CHOOSE, "2e/rr/plot-card/2"),
        ),
    )
