"""Steps I and II of revealing plots: initiative is compared, and its winner chooses the first player."""

from msgspec.structs import replace

from agot_judge.editions.second.frames import InitiativeTie, Revealing
from agot_judge.editions.second.round.phase_begin import happened
from agot_judge.editions.second.round.ties import decider_said, losing_opponent, tie_decision, who_decides
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import JUDGE, Answer, Decision, Option
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, in_player_order, push, say
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.power_totals import power_of
from agot_judge.engine.values.values import initiative_of
from agot_judge.explain.accounts_of_players import plot_modifiers
from agot_judge.explain.sums import say_plot_value
from agot_judge.rules.prohibitions.prohibitions import is_forbidden

STEP = "2e/rr/1.3"
COMPARE = (f"{STEP}/4", "2e/rr/initiative/1", "2e/rr/initiative/2")
_MODIFIED = ("2e/faq/errata-rules-reference-page-26-column-1-paragraph-9/1",)
_LOWEST = (f"{STEP}/4", "2e/rr/initiative/3")
_WINS = (f"{STEP}/4", "2e/rr/initiative/2")
_BY_TEXT = ("2e/rr/the-golden-rules/2",)
CHOOSE = (f"{STEP}/5", "2e/rr/initiative/2", "2e/rr/first-player/1")


@second.event(
    "compare initiative", *COMPARE, *_LOWEST, "2e/faq/errata-rules-reference-page-26-column-1-paragraph-9/1"
)
def compare_initiative(machine: Machine, state: State, event: Event) -> State | None:
    """The highest initiative value wins; among equals the lowest power total; among those the lot decides."""
    values = {player: initiative_of(machine.at(state), player) for player in in_player_order(state)}
    if not values:
        return None
    names = machine.game.players
    counted = ", ".join(f"{names[player]} {value}" for player, value in values.items())
    by = plot_modifiers(machine.at(state), "initiative")
    cites = tuple(dict.fromkeys((*COMPARE, *(_MODIFIED if by else ()), *by)))
    for player in values:
        state = say_plot_value(machine.at(state), player, "initiative")
    state = say(state, "effect", f"Initiative: {counted}.", cites)
    highest = max(values.values())
    tied = tuple(player for player, value in values.items() if value == highest)
    if len(tied) == 1:
        return _won(machine.at(state), tied[0], highest)
    if deciding := who_decides(machine.at(state), "decide ties for initiative"):
        return push(state, InitiativeTie(players=tied, initiative=highest, deciding=deciding))
    totals = {player: power_of(machine.at(state), player) for player in tied}
    counted = ", ".join(f"{names[player]} {total}" for player, total in totals.items())
    state = say(state, "effect", f"Tied for initiative, power totals: {counted}.", _LOWEST)
    lowest = min(totals.values())
    tied = tuple(player for player, total in totals.items() if total == lowest)
    if len(tied) == 1:
        return _won(machine.at(state), tied[0], highest)
    return push(state, InitiativeTie(players=tied, initiative=highest))


@second.frame(InitiativeTie, *_LOWEST)
def draw_lots(machine: Machine, state: State, frame: InitiativeTie) -> State:
    """A random method breaks the tie: the judge says how it came out. Or the player chooses of whom a card says so."""
    names = machine.game.players
    if frame.deciding:
        return ask(state, frame, tie_decision(machine.at(state), frame.deciding, frame.players, "initiative"))
    tied = " and ".join(names[player] for player in frame.players)
    return ask(
        state,
        frame,
        Decision(
            player=JUDGE,
            kind="random",
            text=f"{tied} are tied: which of them is randomly selected to win initiative?",
            options=tuple(Option(label=names[player], player=player) for player in frame.players),
            cites=_LOWEST,
        ),
    )


@second.frame_answer(InitiativeTie, *_LOWEST)
def lots_are_drawn(
    machine: Machine, state: State, frame: InitiativeTie, decision: Decision, given: Answer
) -> State:
    """The selected player wins initiative."""
    player = decision.options[given.options[0]].player
    if len(frame.deciding) > 1:
        return push(decider_said(machine, state, decision, player), replace(frame, deciding=(player,)))
    if frame.deciding:
        text = f"{machine.game.players[decision.player]} chooses {machine.game.players[player]} to win initiative."
        return _won(machine.at(say(state, "decision", text, decision.cites)), player, frame.initiative)
    state = say(state, "decision", f"The lot falls on {machine.game.players[player]}.", _LOWEST)
    return _won(machine.at(state), player, frame.initiative)


def _won(position: Position, winner: int, value: int) -> State:
    losers = tuple(player for player in in_player_order(position.state) if player != winner)
    won = Event(kind="win initiative", player=winner, other_player=losing_opponent(losers), amount=value)
    lost = tuple(Event(kind="lose initiative", player=player, other_player=winner) for player in losers)
    return push(position.state, Occurrence(events=(won, *lost), nested=True))


@second.event("win initiative", *_WINS)
def win_initiative(machine: Machine, state: State, event: Event) -> State | None:
    """The winner of initiative will choose the first player."""
    state = happened(machine, state, event, _WINS)
    stack = tuple(
        replace(frame, winner=event.player) if type(frame) is Revealing else frame for frame in state.stack
    )
    return replace(state, stack=stack)


@second.event("lose initiative", "2e/rr/initiative/2")
def lose_initiative(machine: Machine, state: State, event: Event) -> State | None:
    """Another player has won initiative."""
    return state


@second.rule(*CHOOSE)
def choose_first_player(position: Position, frame: Revealing) -> State:
    """The state in which the winner of initiative chooses a player, himself or herself included."""
    names = position.game.players
    players = in_player_order(position.state)
    opponents = tuple(player for player in players if player != frame.winner)
    one_of_them = is_forbidden(position, frame.winner, "choose oneself as the first player") and opponents
    return ask(
        position.state,
        frame,
        Decision(
            player=frame.winner,
            kind="first player",
            text=f"{names[frame.winner]} has won initiative: who is the first player?",
            options=tuple(Option(label=names[player], player=player) for player in one_of_them or players),
            cites=(*CHOOSE, *_BY_TEXT) if one_of_them else CHOOSE,
        ),
    )


@second.event("become first player", *CHOOSE)
def become_first_player(machine: Machine, state: State, event: Event) -> State | None:
    """The player takes the first player token, and keeps it until another is chosen."""
    if state.players[event.player].eliminated:
        return None
    state = happened(machine, state, event, CHOOSE)
    return replace(state, first_player=event.player)
