"""The active player, in the phases in which each player becomes the active player once."""

from msgspec.structs import replace

from agot_judge.editions.second.rulebook import second
from agot_judge.engine.state.state import NOBODY, State
from agot_judge.engine.state.transition import in_player_order

_FIRST = ("2e/rr/3.2/1", "2e/rr/4.2/1", "2e/rr/first-player/2")
_NEXT = ("2e/rr/3.3/1", "2e/rr/3.3/2", "2e/rr/4.3/1", "2e/rr/4.3/2", "2e/rr/player-order/1")


@second.rule(*_FIRST)
def before_turns(state: State) -> State:
    """The state at the beginning of a phase, in which nobody has been the active player yet."""
    return replace(state, active_player=state.first_player, were_active=())


@second.rule(*_FIRST)
def first_turn(state: State) -> State:
    """The state in which somebody is the active player: the first player of this moment, where nobody was before."""
    if state.were_active:
        return state
    return replace(state, active_player=state.first_player, were_active=(state.first_player,))


@second.rule(*_NEXT)
def next_in_turn(state: State) -> int:
    """The next player, clockwise, who has not been the active player this phase; NOBODY when all have been.

    Who the first player is may have changed meanwhile: what counts is who has had a turn.
    """
    following = in_player_order(state, (state.active_player + 1) % len(state.players))
    return next((player for player in following if player not in state.were_active), NOBODY)


@second.rule(*_NEXT)
def take_turn(state: State, player: int) -> State:
    """The state in which this player is the active player."""
    return replace(state, active_player=player, were_active=(*state.were_active, player))


def turns_so_far(state: State) -> State:
    """The state of a run that begins in the middle of a phase: the players up to the active one have had their turns."""
    order = in_player_order(state)
    here = order.index(state.active_player) if state.active_player in order else 0
    return replace(state, were_active=tuple(order[: here + 1]))
