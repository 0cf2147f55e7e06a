"""Steps 7.2 to 7.4: unspent gold is returned, hands are discarded down to the reserve, titles return."""

from msgspec.structs import replace

from agot_judge.counted import counted
from agot_judge.editions.second.frames import ReserveCheck
from agot_judge.editions.second.round.numbers_changed import saying_what_changed
from agot_judge.editions.second.round.phase_begin import happened
from agot_judge.editions.second.rulebook import second
from agot_judge.editions.second.timing.conflicts import in_conflict_over
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import card_options, labels
from agot_judge.engine.state.decision import Answer, Decision
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence, Step
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, in_player_order, push, say, with_player
from agot_judge.engine.values.adjustments import number_as_changed
from agot_judge.engine.values.amounts import number_of
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import reserve_of
from agot_judge.explain.sums import say_plot_value

_GOLD = ("2e/rr/7.2/1", "2e/rr/gold/2")
_SHADOWS = ("2e/rr/shadows.while-a-card-is-in-shadows/1",)
RESERVE = ("2e/rr/7.3/2", "2e/rr/7.3/3", "2e/rr/reserve-value/1")


@second.step("7.2", "Return unspent gold", "2e/rr/7.2/1")
def return_unspent_gold(machine: Machine, state: State, step: Step) -> State:
    """All players' unspent gold returns to the treasury in one occurrence."""
    state = replace(state, step="7.2")
    state = say(state, "framework", "7.2 Return unspent gold", ("2e/rr/7.2/1",))
    state = push(state, Step(number="7.3"))
    for player in in_player_order(state):
        state = saying_what_changed(machine.at(state), player, "unspent gold", state.players[player].gold)
    events = tuple(
        Event(kind="return gold", player=player, amount=amount)
        for player in in_player_order(state)
        if (amount := _to_return(machine.at(state), player)) > 0
    )
    return push(state, Occurrence(events=events)) if events else state


def _to_return(position: Position, player: int) -> int:
    """All gold in the pool, unless a card says that it is less."""
    return number_as_changed(position, player, "unspent gold", position.state.players[player].gold)


@second.event("return gold", *_GOLD)
def return_gold(machine: Machine, state: State, event: Event) -> State | None:
    """All gold that is in the pool then is returned; gold on cards is in nobody's pool."""
    amount = _to_return(machine.at(state), event.player)
    if not amount:
        return None
    left = state.players[event.player].gold - amount
    state = happened(machine, state, replace(event, amount=amount), _GOLD)
    return with_player(state, event.player, replace(state.players[event.player], gold=left))


@second.step("7.3", "Check reserve", "2e/rr/7.3/1", *RESERVE)
def check_reserve(machine: Machine, state: State, step: Step) -> State:
    """Each player, in player order, checks his or her reserve, one after the other."""
    state = replace(state, step="7.3")
    state = say(state, "framework", "7.3 Check reserve", ("2e/rr/7.3/1",))
    state = push(state, Step(number="7.4"))
    for player in reversed(in_player_order(state)):
        state = push(state, Occurrence(events=(Event(kind="check reserve", player=player),)))
        state = push(state, *in_conflict_over(machine.at(state), "reserve", (player,)))
    return state


@second.event("check reserve", "2e/rr/7.3/1", *RESERVE, *_SHADOWS)
def reserve_is_checked(machine: Machine, state: State, event: Event) -> State | None:
    """A player with more cards in hand than the reserve value is to discard down to it; others discard nothing."""
    if state.players[event.player].eliminated:
        return None
    name = machine.game.players[event.player]
    if state.players[event.player].plot < 0:
        text = f"{name} has no revealed plot card, so there is no reserve value to compare with."
        return say(state, "occurrence", text, RESERVE[2:], event.player)
    hand = number_of(machine.at(state), "hand", event.player)
    reserve = reserve_of(machine.at(state), event.player)
    state = say_plot_value(machine.at(state), event.player, "reserve")
    text = f"{name} checks reserve: {counted(hand, 'card')} in hand, reserve {reserve}."
    cites: tuple[str, ...] = (RESERVE[0], *RESERVE[2:]) if hand > reserve else RESERVE[1:]
    in_shadows = len(state.players[event.player].shadows)
    if hand <= reserve < hand + in_shadows:
        text = f"{text} Those in shadows are not in hand."
        cites = (*cites, *_SHADOWS)
    state = say(state, "occurrence", text, tuple(dict.fromkeys(cites)), event.player)
    return push(state, ReserveCheck(player=event.player)) if hand > reserve else state


@second.frame(ReserveCheck, *RESERVE)
def above_the_reserve(machine: Machine, state: State, frame: ReserveCheck) -> State:
    """The player chooses exactly as many cards as are above the reserve value."""
    player = state.players[frame.player]
    above = number_of(machine.at(state), "hand", frame.player) - reserve_of(machine.at(state), frame.player)
    amount = min(
        above, len(player.hand)
    )  # of cards that a player is only considered to have none is discarded
    if amount <= 0:
        return state
    name = machine.game.players[frame.player]
    cards = "a card" if amount == 1 else f"{amount} cards"
    return ask(
        state,
        frame,
        Decision(
            player=frame.player,
            kind="discard",
            text=f"{name} chooses {cards} to discard, down to the reserve value.",
            options=card_options(machine.game, player.hand),
            least=amount,
            most=amount,
            cites=RESERVE,
        ),
    )


@second.frame_answer(ReserveCheck, *RESERVE)
def discarded(
    machine: Machine, state: State, frame: ReserveCheck, decision: Decision, given: Answer
) -> State:
    """The chosen cards are discarded together."""
    cards = tuple(decision.options[option].card for option in given.options)
    name = machine.game.players[frame.player]
    text = f"{name} chooses {labels(machine.game, cards)} to discard."
    state = say(state, "decision", text, (RESERVE[0], *RESERVE[2:]), frame.player)
    events = tuple(
        Event(kind="discard from hand", card=card, player=frame.player, cause="reserve") for card in cards
    )
    return push(state, Occurrence(events=events, nested=True))
