"""Step 1.3: plots are revealed; the ones that they cover go to the used pile, and an empty plot deck comes back."""

from msgspec.structs import replace

from agot_judge.editions.second.frames import Revealing
from agot_judge.editions.second.leaving.leaving_play import gain_from_prized, prized
from agot_judge.editions.second.round.phase_begin import happened
from agot_judge.editions.second.round.plot_choice import ask_for_plot, plot_is_chosen
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence, Step
from agot_judge.engine.state.state import CardState, State
from agot_judge.engine.state.transition import in_player_order, push, say, with_card, with_player, without
from agot_judge.engine.values.position import Position
from agot_judge.errors import NeedsHand
from agot_judge.explain.wording import describe
from agot_judge.rules.effects.piles import put_in_pile
from agot_judge.rules.lasting.expiry_with_source import end_with_plot, waits_for_it
from agot_judge.rules.prohibitions.plot_decks import plot_deck_of
from agot_judge.rules.prohibitions.prohibitions import is_forbidden

STEP = "2e/rr/1.3"
_REVEALED = (f"{STEP}/1", "2e/rr/plot-card/3")
_IN_PLAY = ("2e/rr/plot-card/4",)
_LATER = (f"{STEP}/6", "2e/faq/at-prince-dorans-behest/2")
_USED = (f"{STEP}/2", "2e/rr/plot-card/3")
_RECYCLED = (f"{STEP}/8", "2e/rr/plot-card/5")


@second.step("1.3", "Reveal plots", f"{STEP}/1", f"{STEP}/3", f"{STEP}/9")
def reveal_plots(machine: Machine, state: State, step: Step) -> State:
    """The chosen plots are revealed simultaneously; reactions to that come after all of this step."""
    if step.stage == 0:
        state = replace(state, step="1.3")
        state = say(state, "framework", "1.3 Reveal plots", (f"{STEP}/1", f"{STEP}/3"))
    waiting = ask_for_plot(machine.at(state), replace(step, stage=1))
    if waiting is not None:
        return waiting
    events = [Event(kind="reveal plots")]
    for player in in_player_order(state):
        chosen = state.players[player].chosen
        if chosen is not None:
            events += revealing(machine.at(state), player, chosen)
        else:
            name = machine.game.players[player]
            kept = is_forbidden(machine.at(state), player, "reveal plots")
            why = "cannot reveal a new plot card" if kept else "has no plot card to reveal"
            cites = ("2e/rr/cannot/1",) if kept else ("2e/rr/1.2/1",)
            text = f"{name} {why}: the one revealed before stays."
            state = say(state, "framework", text, cites, player)
    return push(state, Step(number="1.4"), Occurrence(events=tuple(events)))


second.step_answer("1.3", "2e/rr/1.2/1")(plot_is_chosen)


@second.rule(*_REVEALED, *_USED)
def revealing(position: Position, player: int, card: int) -> list[Event]:
    """The events with which a player reveals a plot: the one that it covers goes to the used pile.

    Raises NeedsHand for a plot card that nobody has identified: its values are needed.
    """
    if card < 0:
        name = position.game.players[player]
        text = f"{name} reveals an unidentified plot card, and the rules need its values. Name it."
        raise NeedsHand(text, _REVEALED)
    covered = position.state.players[player].plot
    events = [Event(kind="reveal plot", player=player, card=card)]
    if covered >= 0:
        gone = Event(kind="put into used pile", player=player, card=covered, can_be_saved=False)
        events.insert(0, gone)
    return events


@second.event("reveal plots", f"{STEP}/3")
def all_reveal(machine: Machine, state: State, event: Event) -> State | None:
    """The act of revealing for this framework event goes on with steps I to III."""
    return push(state, Revealing())


@second.event(
    "reveal plot",
    *_REVEALED,
    *_IN_PLAY,
    f"{STEP}/6",
    "2e/rr/when-revealed/1",
    "2e/faq/at-prince-dorans-behest/2",
)
def reveal_plot(machine: Machine, state: State, event: Event) -> State | None:
    """The plot leaves the plot deck and is in play; its When Revealed ability is to initiate.

    Where plots are being revealed already it waits with the others; otherwise steps I and II are skipped.
    """
    player = state.players[event.player]
    if event.card not in player.plots:
        return None
    if player.plot >= 0:
        # An effect that says no more than that a plot is revealed covers the present one all the same.
        covered = Event(kind="put into used pile", player=event.player, card=player.plot)
        state = put_into_used_pile(machine, state, covered) or state
    text = f"{describe(machine, event)}, which is in play now."
    is_step = any(type(frame) is Revealing and frame.stage == 1 for frame in state.stack)
    cites = (*(_REVEALED if is_step else _REVEALED[1:]), *_IN_PLAY)
    state = say(state, "occurrence", text, cites, event.player)
    if state.in_force:
        state = end_with_plot(machine, state, event.player)
    player = replace(
        state.players[event.player],
        plots=without(player.plots, event.card),
        plot=event.card,
        chosen=None if player.chosen == event.card else player.chosen,
    )
    state = with_player(state, event.player, player)
    serial = state.serial + 1
    shown = CardState(zone="play", controller=event.player, entered=serial)
    state = replace(with_card(state, event.card, shown), serial=serial)
    abilities = machine.game.cards[event.card].definition.abilities
    due = tuple(
        (event.card, number) for number, ability in enumerate(abilities) if ability.kind == "when revealed"
    )
    for index in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[index]
        if type(frame) is Revealing:
            if frame.stage == 3:
                state = say(
                    state, "effect", "There is no new comparison of initiative.", _LATER, event.player
                )
            waiting = replace(frame, waiting=(*frame.waiting, *due))
            return replace(state, stack=(*state.stack[:index], waiting, *state.stack[index + 1 :]))
    text = "There is no comparison of initiative and no new first player."
    state = say(state, "effect", text, _LATER[:1], event.player)
    return push(state, Revealing(stage=3, waiting=due))


@second.event(
    "put into used pile",
    *_USED,
    "2e/rr/prized/3",
    "2e/rr/leaves-play/6",
)
def put_into_used_pile(machine: Machine, state: State, event: Event) -> State | None:
    """The covered plot leaves play for its owner's used pile."""
    if state.players[event.player].plot != event.card:
        return None
    return plot_leaves_play(machine, state, event, "used", _USED)


def plot_leaves_play(
    machine: Machine, state: State, event: Event, zone: str, cites: tuple[str, ...]
) -> State | None:
    """The covered plot leaves play for that area of its owner; what lay on it returns to the treasury."""
    number = state.cards[event.card].controller
    gains = prized(machine.at(state), event.card, number)
    state = happened(machine, state, event, (*cites, *(("2e/rr/prized/3",) if gains else ())))
    if zone not in ("used", "plot deck", "out of game"):
        return None
    state = with_player(state, number, replace(state.players[number], plot=-1))
    state = with_card(state, event.card, CardState(zone=zone, controller=number))
    state = put_in_pile(state, number, event.card, zone)
    lasting = (
        replace(effect, cards=without(effect.cards, event.card))
        if event.card in effect.cards and not waits_for_it(effect)
        else effect
        for effect in state.in_force
        if effect.cards != (event.card,) or effect.position is not None or waits_for_it(effect)
    )
    state = replace(state, in_force=tuple(lasting))
    return gain_from_prized(machine, state, gains)


@second.rule(*_RECYCLED)
def return_used_piles(position: Position) -> State:
    """The state in which used piles are about to return to plot decks that have no cards left."""
    state = position.state
    events = tuple(
        Event(kind="return used pile", player=player)
        for player in in_player_order(state)
        if not plot_deck_of(position, player) and state.players[player].used
    )
    return push(state, Occurrence(events=events, nested=True)) if events else state


@second.event("return used pile", *_RECYCLED)
def return_used_pile(machine: Machine, state: State, event: Event) -> State | None:
    """Each card of the used pile returns to the plot deck; the plot just revealed stays revealed."""
    player = state.players[event.player]
    if not player.used:
        return None
    state = happened(machine, state, event, _RECYCLED)
    for card in player.used:
        if card >= 0:
            state = with_card(state, card, replace(state.cards[card], zone="plot deck"))
    player = replace(state.players[event.player], plots=(*player.plots, *player.used), used=())
    return with_player(state, event.player, player)
