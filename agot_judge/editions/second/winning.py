"""Winning the game, and who wins where several would."""

from msgspec.structs import replace

from agot_judge.editions.second.book import second
from agot_judge.engine.decision import Answer, Decision, Option
from agot_judge.engine.frames import Victory
from agot_judge.engine.machine import Machine
from agot_judge.engine.state import State
from agot_judge.engine.transition import ask, in_player_order, say
from agot_judge.engine.values import power_of

VICTORY = 15
"""Power with which a player wins (2e/rr/winning-the-game/1)."""
_WINS = ("2e/rr/winning-the-game/1",)
_TOGETHER = ("2e/rr/winning-the-game/2",)
ELIMINATED = ("2e/rr/winning-the-game/3",)


@second.rule(*_WINS, *_TOGETHER, "2e/rr/power/1", "2e/faq/1.4/2")
def check_victory(machine: Machine, state: State) -> State:
    """The game ends at once when a player has 15 power; the first player determines the winner among several."""
    if state.over:
        return state
    reached = tuple(
        player for player in in_player_order(state) if power_of(machine, state, player) >= VICTORY
    )
    if not reached:
        return state
    if len(reached) == 1:
        return win_game(machine, state, reached[0], _WINS)
    return ask(
        state,
        Victory(players=reached),
        Decision(
            player=state.first_player,
            kind="winner",
            text=f"Several players have {VICTORY} power: who wins the game?",
            options=tuple(Option(label=machine.game.players[player], player=player) for player in reached),
            cites=_TOGETHER,
        ),
    )


@second.frame_answer(Victory, *_TOGETHER, *ELIMINATED)
def winner_is_determined(
    machine: Machine, state: State, frame: Victory, decision: Decision, given: Answer
) -> State:
    """The first player's choice among those who reached victory, or would be eliminated, together."""
    winner = decision.options[given.options[0]].player
    if not frame.without_deck:
        return win_game(machine, state, winner, _TOGETHER)
    state = mark_eliminated(machine, state, tuple(player for player in frame.players if player != winner))
    return win_game(machine, state, winner, ELIMINATED)


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
