"""The marshaling phase from step 3.1 to 3.3: income, and each player in turn as the active player."""

from msgspec.structs import replace

from agot_judge.editions.second.round.active_player import before_turns, first_turn, next_in_turn, take_turn
from agot_judge.editions.second.rulebook import second
from agot_judge.editions.second.timing.conflicts import in_conflict_over
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import ActionWindow, Occurrence, Step
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push, say, with_player
from agot_judge.engine.values.values import income_of
from agot_judge.explain.accounts_of_players import BLANKED
from agot_judge.explain.sums import say_plot_value
from agot_judge.explain.wording import describe
from agot_judge.rules.prohibitions.prohibitions import as_far_as_permitted

_BEGINS = ("2e/rr/3.1/1", "2e/rr/first-player/2")
_INCOME = ("2e/rr/3.2/2", "2e/rr/income/1")
_ACTIVE = ("2e/rr/active-player/1", "2e/rr/active-player/2")
_X = ("2e/rr/the-letter-x/1",)
_OUT_OF_THE_GAME = ("2e/rr/winning-the-game/3",)


@second.step("3.1", "Marshaling phase begins", "2e/rr/3.1/1", "2e/rr/3.2/1", "2e/rr/first-player/2")
def marshaling_phase_begins(machine: Machine, state: State, step: Step) -> State:
    """The phase begins; the first player is first to be the active player."""
    state = before_turns(replace(state, step="3.1", phase="marshaling"))
    state = say(state, "framework", "3.1 Marshaling phase begins", _BEGINS[:1])
    state = push(state, Step(number="3.2"))
    return push(state, Occurrence(events=(Event(kind="phase begins", word="marshaling"),)))


@second.step(
    "3.2", "Active player collects income", "2e/rr/3.2/2", "2e/rr/active-player/1",
    "2e/rr/marshaling-phase-player-action-window/1",
)  # fmt: skip
def active_player_collects_income(machine: Machine, state: State, step: Step) -> State:
    """The active player collects income; then the action window in which he or she may marshal, and all may act."""
    before = state
    state = first_turn(replace(state, step="3.2"))
    player = state.active_player
    undetermined = in_conflict_over(machine.at(state), "gold", (player,))
    if undetermined:
        return push(before, step, *undetermined)
    name = machine.game.players[player]
    if state.players[player].eliminated:
        text = f"{name} is out of the game."
        return push(say(state, "framework", text, _OUT_OF_THE_GAME, player), Step(number="3.3"))
    first = ("2e/rr/3.2/1", "2e/rr/first-player/2") if player == state.first_player else ()
    text = f"3.2 {name} is the active player and collects income"
    state = say(state, "framework", text, (*_INCOME, *first, _ACTIVE[1]), player)
    state = push(state, Step(number="3.3"), ActionWindow(after="3.2"))
    income = income_of(machine.at(state), player)
    return push(state, Occurrence(events=(Event(kind="collect income", player=player, amount=income),)))


@second.event(
    "collect income",
    *_INCOME,
    *BLANKED,
    *_X,
    "2e/rr/plot-value-modifiers/4",
    "2e/rr/gold/2",
    "2e/rr/treasury/2",
    "2e/rr/cannot/1",
)
def collect_income(machine: Machine, state: State, event: Event) -> State | None:
    """Gold equal to the gold value on the revealed plot, with all modifiers, goes from the treasury to the gold pool."""
    income = event.amount
    event = as_far_as_permitted(machine.at(state), event)
    player = state.players[event.player]
    face = machine.game.cards[player.plot].definition.face if player.plot >= 0 else None
    is_x = face is not None and face.gold == "X"
    cites = (*_INCOME, *(_X if is_x and income == 0 else ()))
    if event.amount < income:
        text = f"{machine.game.players[event.player]} cannot gain more gold: {event.amount} of {income}."
        state = say(state, "effect", text, ("2e/rr/cannot/1",), event.player)
    state = say_plot_value(machine.at(state), event.player, "income")
    state = say(state, "occurrence", describe(machine, event) + ".", cites, event.player)
    return with_player(state, event.player, replace(player, gold=player.gold + event.amount))


@second.step("3.3", "Next player becomes active player", "2e/rr/3.3/1", "2e/rr/3.3/2", "2e/rr/player-order/1")
def next_player(machine: Machine, state: State, step: Step) -> State:
    """The next player in player order becomes the active player; after the last one the phase ends."""
    state = replace(state, step="3.3")
    following = next_in_turn(state)
    if following < 0:
        text = "3.3 All players have been the active player"
        return push(say(state, "framework", text, ("2e/rr/3.3/1",)), Step(number="3.4"))
    state = take_turn(state, following)
    name = machine.game.players[following]
    state = say(
        state,
        "framework",
        f"3.3 {name} becomes the active player",
        ("2e/rr/3.3/2", "2e/rr/player-order/1"),
        following,
    )
    return push(state, Step(number="3.2"))
