"""Cards of a pile that nobody has identified, and that move with it: what they are does not matter for that."""

from msgspec.structs import replace

from agot_judge.editions.second.book import second
from agot_judge.editions.second.leaving_play import put_in_pile
from agot_judge.editions.second.slots import in_order
from agot_judge.editions.second.wording import describe
from agot_judge.engine.ability import Cards, Effect, Move, ReturnToHand
from agot_judge.engine.amounts import unidentified_among
from agot_judge.engine.events import Event
from agot_judge.engine.machine import Machine
from agot_judge.engine.scope import Scope, players_said
from agot_judge.engine.state import UNKNOWN, State
from agot_judge.engine.transition import say, with_player

_MOVE = ("2e/rr/move/1", "2e/rr/effects/3")
_PILES = ("hand", "discard", "dead")
_TO = ("deck", "hand", "discard", "dead")


@second.rule(*_MOVE)
def unidentified_moves(machine: Machine, state: State, effect: Effect, scope: Scope) -> tuple[Event, ...]:
    """One occurrence for each player of whose pile the effect moves every card: ``shuffle your discard pile into ..``."""
    if isinstance(effect, ReturnToHand):
        to = "hand"
    elif isinstance(effect, Move) and effect.until is None:
        to = effect.to
    else:
        return ()
    on = effect.on
    if to not in _TO or not isinstance(on, Cards) or on.pick is not None or on.zone not in _PILES:
        return ()
    if not unidentified_among(machine, state, on, scope):
        return ()
    moves = Event(kind="move unidentified", word=str(on.zone), to=to, source=scope.source, by=scope.you)
    numbers = {
        player: getattr(state.players[player], str(on.zone)).count(UNKNOWN)
        for player in in_order(state, players_said(machine.game, state, on.controller, scope))
    }
    return tuple(replace(moves, player=player, amount=many) for player, many in numbers.items() if many)


@second.event("move unidentified", *_MOVE)
def move_unidentified(machine: Machine, state: State, event: Event) -> State | None:
    """So many of them leave the one pile for the other."""
    pile = getattr(state.players[event.player], event.word)
    left = tuple(card for card in pile if card != UNKNOWN)
    state = say(state, "occurrence", describe(machine, event) + ".", _MOVE, event.player)
    state = with_player(state, event.player, replace(state.players[event.player], **{event.word: left}))
    for _ in range(event.amount):
        state = put_in_pile(state, event.player, UNKNOWN, event.to)
    return state
