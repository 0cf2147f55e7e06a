"""The plot phase: plots chosen and revealed, what they say "when revealed", initiative counted, the first player appointed,
plots that go back from the used pile."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import card_options, label
from agot_judge.engine.state.decision import JUDGE, Answer, Decision, Option
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence
from agot_judge.engine.state.state import CardState, State
from agot_judge.engine.state.transition import (
    ask,
    in_player_order,
    push,
    say,
    with_card,
    with_player,
    without,
)
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.power_totals import power_of
from agot_judge.engine.values.values import initiative_of
from agot_judge.rules.initiation.requirements import may_initiate
from agot_judge.rules.six_steps.assumed import assume
from agot_judge.rules.six_steps.frames import FrameworkEvent, Passive, Window
from agot_judge.rules.six_steps.round.events import answers, initiates, line_of, pending, window_of
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
_CHART = f"{FAQ}/plot-phase-chart"
_REVEAL = (f"{_CHART}/5",)
_INITIATIVE = (f"{_CHART}/6",)
_BONUSES = ("ccg/rules/phase-1-plot/2", "ccg/rules/initiative-bonuses/1")
_APPOINT = (f"{_CHART}/7", f"{FAQ}/active-and-first-player/1")
_STATES = (f"{FAQ}/2.3/2", f"{FAQ}/2.3/1")


@initiates("reveal plots", *_REVEAL)
def choose_plots(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """Each player chooses a plot of the plot deck; all are revealed together."""
    for player in in_player_order(state):
        here = state.players[player]
        if player in frame.asked or not here.plots:
            continue
        name = machine.game.players[player]
        options = card_options(machine.game, here.plots)
        text = f"Which plot does {name} reveal?"
        decision = Decision(player=player, kind="plot", text=text, options=options, cites=_REVEAL)
        return ask(state, replace(frame, player=player), decision)
    events = tuple(Event(kind="reveal plot", card=card, player=player) for player, card in frame.pairs)
    return pending(state, "plots are revealed", *events)


@answers("reveal plots", *_REVEAL)
def plot_chosen(
    machine: Machine, state: State, frame: FrameworkEvent, decision: Decision, given: Answer
) -> State:
    """One more plot is chosen, facedown."""
    player = decision.player
    card = decision.options[given.options[0]].card
    state = say(state, "decision", f"{machine.game.players[player]} chooses a plot.", decision.cites, player)
    return push(state, replace(frame, asked=(*frame.asked, player), pairs=(*frame.pairs, (player, card))))


@six_steps.event("reveal plot", *_REVEAL, *_STATES, f"{FAQ}/6.1/1")
def reveal(machine: Machine, state: State, event: Event) -> State | None:
    """The plot is revealed; one that was there goes to the used pile. Its constant effects apply at once."""
    player = state.players[event.player]
    if event.card not in player.plots:
        return None
    name = machine.game.players[event.player]
    text = f"{name} reveals {label(machine.game, event.card)}."
    state = say(
        state,
        "occurrence",
        text,
        (*(line_of(machine, state, "reveal plots") or _STATES), f"{FAQ}/6.1/1"),
        event.player,
    )
    used = player.used
    if player.plot >= 0:
        state = say(
            state,
            "state",
            f"{label(machine.game, player.plot)} goes to the used pile.",
            _STATES,
            event.player,
        )
        state = with_card(state, player.plot, CardState(zone="used", controller=event.player))
        used = (player.plot, *used)
    plots = without(player.plots, event.card)
    state = with_player(state, event.player, replace(player, plot=event.card, plots=plots, used=used))
    serial = state.serial + 1
    here = CardState(zone="play", controller=event.player, entered=serial)
    return with_card(replace(state, serial=serial), event.card, here)


@initiates("count initiative", *_INITIATIVE, *_BONUSES)
def count_initiative(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """The highest initiative wins; a tie goes to the least total power, then to chance."""
    position = machine.at(state)
    players = in_player_order(state)
    if all(state.players[player].plot < 0 for player in players):
        return state
    state = assume(machine, state, "initiative")
    values = {player: initiative_of(position, player) for player in players}
    parts = ", ".join(f"{machine.game.players[player]} {value}" for player, value in values.items())
    printed = {player: state.players[player].plot for player in players if state.players[player].plot >= 0}
    added = any(
        values[player] != machine.game.cards[plot].definition.face.initiative
        for player, plot in printed.items()
    )
    state = say(state, "effect", f"Initiative: {parts}.", (*_INITIATIVE, *(_BONUSES if added else ())))
    best = [player for player in players if values[player] == max(values.values())]
    least = min(power_of(position, player) for player in best)
    tied = [player for player in best if power_of(position, player) == least]
    if len(tied) > 1 and not frame.chosen:
        options = tuple(Option(label=machine.game.players[player], player=player) for player in tied)
        text = "Who of those that are tied has the initiative by lot?"
        decision = Decision(player=JUDGE, kind="random", text=text, options=options, cites=_INITIATIVE)
        return ask(state, frame, decision)
    winner = frame.chosen[0] if frame.chosen else tied[0]
    event = Event(kind="win initiative", player=winner, amount=values[winner])
    return pending(state, "initiative is counted", event)


@answers("count initiative", *_INITIATIVE)
def lot_drawn(
    machine: Machine, state: State, frame: FrameworkEvent, decision: Decision, given: Answer
) -> State:
    """The lot decides."""
    player = decision.options[given.options[0]].player
    state = say(state, "decision", f"The lot falls on {machine.game.players[player]}.", decision.cites)
    return push(state, replace(frame, chosen=(player,)))


@six_steps.event("win initiative", *_INITIATIVE)
def win_initiative(machine: Machine, state: State, event: Event) -> State | None:
    """Initiative is won."""
    return say(
        state,
        "occurrence",
        f"{machine.game.players[event.player]} has the high initiative.",
        _INITIATIVE,
        event.player,
    )


@initiates("appoint first player", *_APPOINT)
def appoint(machine: Machine, state: State, frame: FrameworkEvent) -> State:
    """The player with the high initiative appoints the first player."""
    window = window_of(state)
    won = [
        event for event in (window.occurred if window is not None else ()) if event.kind == "win initiative"
    ]
    if not won:
        return state
    player = won[-1].player
    options = tuple(Option(label=machine.game.players[one], player=one) for one in in_player_order(state))
    text = f"{machine.game.players[player]} appoints the first player."
    return ask(
        state, frame, Decision(player=player, kind="first player", text=text, options=options, cites=_APPOINT)
    )


@answers("appoint first player", *_APPOINT)
def appointed(
    machine: Machine, state: State, frame: FrameworkEvent, decision: Decision, given: Answer
) -> State:
    """Whoever is appointed is the first player from when this is executed."""
    player = decision.options[given.options[0]].player
    who = machine.game.players
    text = f"{who[decision.player]} appoints {who[player]}."
    state = say(state, "decision", text, decision.cites, decision.player)
    return pending(
        state, f"{who[player]} becomes the first player", Event(kind="become first player", player=player)
    )


@six_steps.event("become first player", *_APPOINT)
def become_first(machine: Machine, state: State, event: Event) -> State | None:
    """There is a new first player, or the same again."""
    text = f"{machine.game.players[event.player]} is the first player."
    state = say(state, "occurrence", text, _APPOINT, event.player)
    return replace(state, first_player=event.player)


@six_steps.rule(f"{FAQ}/6.1/1", f"{FAQ}/plot-phase-chart/8")
def when_revealed(position: Position, window: Window) -> tuple[Passive, ...]:
    """The passives of the plots that have been revealed and not been looked at yet."""
    found: list[Passive] = []
    for index in range(window.looked_at, len(window.occurred)):
        event = window.occurred[index]
        if event.kind != "reveal plot":
            continue
        for number, ability in enumerate(position.game.cards[event.card].definition.abilities):
            if ability.kind == "when revealed" and may_initiate(
                position, event.player, event.card, number, event
            ):
                found.append(Passive(card=event.card, ability=number, event=index))
    return tuple(found)


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
