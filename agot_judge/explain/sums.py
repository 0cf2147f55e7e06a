"""Lines of the trace that write out how a value comes about that decides something, where it is not just what is printed."""

from agot_judge.engine.rulebook import Account
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.position import Position
from agot_judge.explain.accounts import account_of_card
from agot_judge.explain.accounts_of_players import account_of_player


def say_plot_value(position: Position, player: int, field: str) -> State:
    """The state with the sum of the player's ``income``, ``initiative``, ``claim`` or ``reserve``."""
    if not position.state.log.is_kept:
        return position.state
    return _said(position.state, account_of_player(position, player, field), player)


def say_strengths(position: Position, cards: tuple[int, ...]) -> State:
    """The state with the sum of the STR of each of these cards."""
    state = position.state
    if not state.log.is_kept:
        return state
    for card in cards:
        state = _said(state, account_of_card(position, card, "str"), state.cards[card].controller)
    return state


def _said(state: State, account: Account | None, player: int) -> State:
    return (
        state
        if account is None
        else say(state, "state", account.text, tuple(dict.fromkeys(account.cites)), player)
    )
