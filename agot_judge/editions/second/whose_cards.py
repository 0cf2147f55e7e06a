"""Whose deck or hand is meant by "an opponent's", where there are several opponents."""

from agot_judge.editions.second.book import second
from agot_judge.editions.second.slots import Slot, in_order, of_players, one_of_them
from agot_judge.engine.ability import DiscardFromDeck, DiscardRandom
from agot_judge.engine.machine import Machine
from agot_judge.engine.scope import Scope, players_said
from agot_judge.engine.state import State

_ONE = ("2e/rr/effects/3", "2e/rr/effects/4")


def with_cards(
    state: State, effect: DiscardFromDeck | DiscardRandom, players: tuple[int, ...]
) -> tuple[int, ...]:
    """Those of the players who have cards where the effect discards from."""
    from_deck = isinstance(effect, DiscardFromDeck)
    return tuple(
        player
        for player in players
        if (state.players[player].deck != () if from_deck else state.players[player].hand)
    )


@second.rule(*_ONE)
def of_whom(
    machine: Machine, state: State, effect: DiscardFromDeck | DiscardRandom, scope: Scope, what_for: str
) -> tuple[Slot, ...]:
    """The choice of one of several opponents who have cards there; nothing where no choice is left."""
    if effect.player != "opponent":
        return ()
    opponents = in_order(state, players_said(machine.game, state, effect.player, scope))
    having = with_cards(state, effect, opponents)
    if not having:
        return ()
    text = f"Whose {'deck' if isinstance(effect, DiscardFromDeck) else 'hand'} for {what_for}?"
    return (one_of_them(of_players(machine, "from", scope.you, having, text, _ONE)),)
