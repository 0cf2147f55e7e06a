"""Step 1.2: each player chooses a plot card and places it facedown, apart from the plot deck."""

from msgspec.structs import replace

from agot_judge.editions.second.round.phase_begin import happened
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import Permit
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import card_options, label
from agot_judge.engine.state.decision import Answer, Decision, Requirement
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence, Step
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, in_player_order, push, say, with_player
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import players_said
from agot_judge.engine.values.standing import active
from agot_judge.rules.prohibitions.plot_decks import plot_deck_of
from agot_judge.rules.prohibitions.prohibitions import is_forbidden
from agot_judge.rules.targets.plots_to_reveal import why_not_chosen

CHOOSE = ("2e/rr/1.2/1", "2e/rr/1.2/2")
_LOOK = ("2e/rr/look/1", "2e/rr/may/1")
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
    for player in _in_order(position):
        cards = state.players[player]
        if cards.chosen is not None or is_forbidden(position, player, "reveal plots"):
            continue
        deck = plot_deck_of(position, player)
        plots = tuple(card for card in deck if why_not_chosen(position, player, card) is None)
        if not plots:
            continue
        name = position.game.players[player]
        state = _looked_at(position, player)
        return ask(
            state,
            step,
            Decision(
                player=player,
                kind="plot",
                text=f"{name} chooses a plot card to reveal.",
                options=card_options(position.game, plots),
                cites=(CHOOSE[0], *_ORDER),
            ),
        )
    return None


@second.rule(*_LOOK)
def _whose_plots(position: Position, player: int) -> tuple[int, ...]:
    """The players at whose chosen plot card this player may look before he or she chooses."""
    return tuple(
        dict.fromkeys(
            other
            for effect, scope, _ in active(position, Permit)
            if effect.may == "look at chosen plot" and effect.whose is not None and scope.you == player
            for other in players_said(position.game, position.state, effect.whose, scope)
        )
    )


@second.rule(*_ORDER, *_LOOK)
def _in_order(position: Position) -> list[int]:
    """The players in player order; who may look at what another has chosen chooses after that player."""
    order = list(in_player_order(position.state))
    for player in list(order):
        after = [
            other for other in _whose_plots(position, player) if player not in _whose_plots(position, other)
        ]
        last = max((order.index(other) for other in after), default=-1)
        if last > order.index(player):
            order.remove(player)
            order.insert(last, player)
    return order


@second.rule(*_LOOK)
def _looked_at(position: Position, player: int) -> State:
    """The state with a line for each chosen plot card at which the player may look now."""
    state = position.state
    for other in _whose_plots(position, player):
        chosen = state.players[other].chosen
        if chosen is not None:
            names = position.game.players
            text = f"{names[player]} may look at the plot card that {names[other]} has chosen: {label(position.game, chosen)}."
            state = say(state, "effect", text, _LOOK, player)
    return state


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


@second.rule("2e/rr/plot-card/2")
def plot_requirements(position: Position, player: int, card: int) -> tuple[Requirement, ...]:
    """The requirements of a card to be chosen as the plot to reveal."""
    name = label(position.game, card)
    found = Requirement(
        text=f"{name} is in the player's plot deck.",
        failing=f"{name} is not in the player's plot deck.",
        met=card in plot_deck_of(position, player),
        cites=(*CHOOSE, "2e/rr/plot-card/2"),
    )
    kept_by = why_not_chosen(position, player, card)
    if kept_by is None:
        return (found,)
    source = label(position.game, kept_by.source)
    forbidden = Requirement(
        text=f"{name} can be chosen (forbidden by {source}).",
        failing=f"{source} says that {name} cannot be chosen.",
        met=False,
        cites=("2e/rr/cannot/1",),
        about="forbidden",
    )
    return found, forbidden
