"""Step 1.2: each player chooses a plot card and places it facedown, apart from the plot deck."""

from msgspec.structs import replace

from agot_judge.editions.second.round.phase_begin import happened
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Answer, Decision, Option, Requirement
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence, Step
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, in_player_order, push, say, with_player
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.rules.prohibitions.forbidden_players import forbidden_to

CHOOSE = ("2e/rr/1.2/1", "2e/rr/1.2/2")
_CANNOT = ("2e/rr/cannot/1",)
_ORDER = ("2e/rr/first-player/4", "2e/rr/priority-of-simultaneous-resolution/1")


@second.step("1.2", "Choose plots", *CHOOSE)
def choose_plots(machine: Machine, state: State, step: Step) -> State:
    """Each player who has not chosen yet chooses, in player order; the others do not see it."""
    if step.stage == 0:
        state = replace(state, step="1.2")
        state = say(state, "framework", "1.2 Choose plots", CHOOSE)
    waiting = ask_for_plot(machine.at(state), replace(step, stage=1))
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
def ask_for_plot(position: Position, step: Step) -> State | None:
    """The state in which the next player chooses; None where all who have plots in their plot decks have chosen."""
    state = position.state
    for player in in_player_order(state):
        cards = state.players[player]
        if cards.chosen is not None:
            continue
        plots = tuple(card for card in cards.plots if _why_not(position, player, card) is None)
        if not plots:
            continue
        name = position.game.players[player]
        return ask(
            state,
            step,
            Decision(
                player=player,
                kind="plot",
                text=f"{name} chooses a plot card to reveal.",
                options=tuple(Option(label=label(position.game, card), card=card) for card in plots),
                cites=(CHOOSE[0], *_ORDER),
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
    state = say(state, "decision", text, CHOOSE[:1], player)
    return push(with_player(state, player, replace(state.players[player], chosen=card)), step)


@second.event("choose plot", *CHOOSE)
def plot_chosen(machine: Machine, state: State, event: Event) -> State | None:
    """The chosen plot lies facedown, away from the plot deck."""
    return happened(machine, state, event, CHOOSE[:1])


@second.rule(*_CANNOT)
def _why_not(position: Position, player: int, card: int) -> Scope | None:
    """The scope of what keeps the player from choosing this plot card to reveal; None where nothing does."""
    for effect, scope in forbidden_to(position, player, lambda one: one.cannot == "choose plots"):
        if effect.cards is None or matches_in(position, effect.cards, card, scope):
            return scope
    return None


@second.rule("2e/rr/plot-card/2")
def plot_requirements(position: Position, player: int, card: int) -> tuple[Requirement, ...]:
    """The requirements of a card to be chosen as the plot to reveal."""
    name = label(position.game, card)
    found = Requirement(
        text=f"{name} is in the player's plot deck.",
        failing=f"{name} is not in the player's plot deck.",
        met=card in position.state.players[player].plots,
        cites=(*CHOOSE, "2e/rr/plot-card/2"),
    )
    kept_by = _why_not(position, player, card)
    if kept_by is None:
        return (found,)
    source = label(position.game, kept_by.source)
    forbidden = Requirement(
        text=f"{name} can be chosen (forbidden by {source}).",
        failing=f"{source} says that {name} cannot be chosen.",
        met=False,
        cites=_CANNOT,
        about="forbidden",
    )
    return found, forbidden
