"""Winning the game, and who wins where several would."""

from msgspec.structs import replace

from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import Answer, Decision, Option
from agot_judge.engine.state.frames import Victory
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, in_player_order, say
from agot_judge.engine.values.adjustments import number_as_changed
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.power_totals import power_of
from agot_judge.rules.prohibitions.prohibitions import is_forbidden

VICTORY = 15
"""Power with which a player wins (2e/rr/winning-the-game/1)."""
_WINS = ("2e/rr/winning-the-game/1", "2e/rr/power/1", "2e/faq/1.4/2")
_TOGETHER = ("2e/rr/winning-the-game/2",)
CANNOT_WIN = ("2e/rr/cannot/1", "2e/faq/tycho-nestoris/2")
ELIMINATED = ("2e/rr/winning-the-game/3",)


@second.rule(*_WINS, *_TOGETHER, "2e/rr/power/1", "2e/faq/1.4/2")
def check_victory(machine: Machine, state: State) -> State:
    """The game ends at once when a player has 15 power; the first player determines the winner among several."""
    position = machine.at(state)
    if state.over:
        return state
    enough = [
        player
        for player in in_player_order(state)
        if power_of(position, player) >= power_to_win(position, player)
    ]
    reached = tuple(player for player in enough if may_win(position, player))
    if not reached:
        return _say_who_cannot_win(machine, state, enough) if enough else state
    if len(reached) == 1:
        return win_game(machine, state, reached[0], _WINS)
    return ask(
        state,
        Victory(players=reached),
        Decision(
            player=state.first_player,
            kind="winner",
            text="Several players have enough power: who wins the game?",
            options=tuple(Option(label=machine.game.players[player], player=player) for player in reached),
            cites=_TOGETHER,
        ),
    )


@second.rule(*_WINS)
def power_to_win(position: Position, player: int) -> int:
    """With how much power the player wins: 15, unless a card in play says otherwise."""
    if not position.index.adjusts:
        return VICTORY
    return number_as_changed(position, player, "power to win", VICTORY)


@second.rule(*CANNOT_WIN)
def _say_who_cannot_win(machine: Machine, state: State, players: list[int]) -> State:
    """The state with a line, said once as long as nothing else is said, for each player who has enough and cannot win."""
    for player in players:
        text = f"{machine.game.players[player]} has {power_of(machine.at(state), player)} power and cannot win the game."
        if all(entry.text != text for entry in state.log.newest_first()):
            state = say(state, "state", text, (*CANNOT_WIN, *_WINS), player)
    return state


@second.frame_answer(Victory, *_TOGETHER, *ELIMINATED)
def winner_is_determined(
    machine: Machine, state: State, frame: Victory, decision: Decision, given: Answer
) -> State:
    """The first player's choice among those who reached victory, or would be eliminated, together."""
    winner = decision.options[given.options[0]].player
    if not frame.without_deck:
        return win_game(machine, state, winner, _TOGETHER)
    state = mark_eliminated(machine, state, tuple(player for player in frame.players if player != winner))
    return last_in_the_game(machine, state, winner)


@second.rule(*ELIMINATED, *CANNOT_WIN)
def last_in_the_game(machine: Machine, state: State, player: int) -> State:
    """All opponents of the player are eliminated: he or she wins the game, unless something says "cannot"."""
    if may_win(machine.at(state), player):
        return win_game(machine, state, player, ELIMINATED)
    return end_without_winner(machine.at(state), player)


@second.rule(*CANNOT_WIN)
def may_win(position: Position, player: int) -> bool:
    """True where nothing in force says that the player cannot win the game."""
    return not is_forbidden(position, player, "win")


def end_without_winner(position: Position, player: int) -> State:
    """The game is over and nobody has won it: the only player left in it cannot win."""
    name = position.game.players[player]
    text = f"{name} is the only player left and cannot win: the game ends with no winner."
    return replace(say(position.state, "state", text, CANNOT_WIN, player), over=True, stack=())


def win_game(machine: Machine, state: State, player: int, cites: tuple[str, ...]) -> State:
    """The game is over: the player has won it."""
    name = machine.game.players[player]
    state = say(state, "state", f"{name} wins the game.", cites, player)
    return replace(state, winner=player, over=True, stack=())


def mark_eliminated(machine: Machine, state: State, out: tuple[int, ...]) -> State:
    """The state in which these players are out of the game."""
    players = list(state.players)
    for player in out:
        players[player] = replace(players[player], eliminated=True)
        state = say(state, "state", f"{machine.game.players[player]} is eliminated.", ELIMINATED, player)
    return replace(state, players=tuple(players))
