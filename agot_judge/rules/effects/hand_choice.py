"""Cards that fall at random from a hand: the judge says which, unless only one result is possible."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import card_options, label
from agot_judge.engine.state.decision import JUDGE, Answer, Decision
from agot_judge.engine.state.events import AT_RANDOM, Event
from agot_judge.engine.state.frames import Occurrence, RandomDiscard
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, push, say, settle
from agot_judge.engine.values.position import Position
from agot_judge.rules.prohibitions.forbidden_players import forbidden_to
from agot_judge.rules.prohibitions.prohibitions import is_forbidden

_RANDOM = ("2e/rr/intrigue-claim/1", "2e/rr/4.2.4/3")
_BY_EFFECT = ("2e/rr/effects/3", "2e/rr/discard-pile/2")
_TOGETHER = ("2e/rr/priority-of-simultaneous-resolution/1",)
_CANNOT = ("2e/rr/cannot/1",)
_IGNORED = ("2e/faq/2.1/1",)
_AS_MUCH = ("2e/rr/intrigue-claim/2",)


@shared.rule(*_RANDOM, *_AS_MUCH, "2e/rr/effects/4", *_TOGETHER)
def random_discards(
    state: State,
    amounts: tuple[tuple[int, int], ...],
    cause: str,
    source: int = -1,
    by: int = -1,
    winner: int = -1,
) -> State:
    """The state that is about to discard so many cards at random from the hand of each player, simultaneously.

    ``winner``: of claim, the winning opponent.
    """
    hands = ((player, min(amount, len(state.players[player].hand))) for player, amount in amounts)
    falling = tuple((player, amount) for player, amount in hands if amount > 0)
    if not falling:
        return state
    (player, amount), *following = falling
    frame = RandomDiscard(
        player=player,
        amount=amount,
        cause=cause,
        source=source,
        by=by,
        winner=winner,
        following=tuple(following),
    )
    return push(state, frame)


@shared.rule(*_CANNOT, *_IGNORED)
def _by_whom(position: Position, player: int) -> str:
    """The cards by which nothing is discarded at random from the player's hand, in brackets."""
    found = forbidden_to(position, player, lambda forbid: forbid.cannot == "discard at random")
    names = dict.fromkeys(label(position.game, scope.source) for _, scope in found if scope.source >= 0)
    return f" ({', '.join(names)})" if names else ""


@shared.frame(RandomDiscard, *_RANDOM, *_AS_MUCH, *_CANNOT)
def fall(machine: Machine, state: State, frame: RandomDiscard) -> State:
    """Ask the judge which cards fell; all of them, or cards that nobody can tell apart, need no answer."""
    hand = state.players[frame.player].hand
    if frame.cause == "cost":
        hand = tuple(card for card in hand if card < 0 or card != frame.source)  # it is being played
    amount = min(frame.amount, len(hand))
    name = machine.game.players[frame.player]
    if is_forbidden(machine.at(state), frame.player, "discard at random"):
        text = f"Cards cannot be discarded at random from {name}'s hand{_by_whom(machine.at(state), frame.player)}."
        return _discard(say(state, "effect", text, (*_CANNOT, *_IGNORED), frame.player), frame, ())
    decision = Decision(
        player=JUDGE,
        kind="random",
        text=f"Which {amount} of {name}'s cards in hand are discarded at random?",
        options=card_options(machine.game, hand),
        least=amount,
        most=amount,
        cites=_RANDOM if frame.cause == "claim" else _BY_EFFECT,
    )
    if amount == len(hand) or len(set(hand)) == 1:
        return _discard(settle(state, decision), frame, hand[:amount])
    return ask(state, frame, decision)


@shared.frame_answer(RandomDiscard, *_RANDOM)
def fell(machine: Machine, state: State, frame: RandomDiscard, decision: Decision, given: Answer) -> State:
    """The cards that fell are discarded together."""
    return _discard(state, frame, tuple(decision.options[option].card for option in given.options))


@shared.rule(*_TOGETHER)
def _discard(state: State, frame: RandomDiscard, cards: tuple[int, ...]) -> State:
    """Go on to the next player's hand; once all cards have fallen, they are discarded simultaneously."""
    fallen = (*frame.fallen, *((frame.player, card) for card in cards))
    if frame.following:
        (player, amount), *following = frame.following
        following_frame = replace(
            frame, player=player, amount=amount, following=tuple(following), fallen=fallen
        )
        return push(state, following_frame)
    events = tuple(
        Event(
            kind="discard from hand",
            card=card,
            player=player,
            source=frame.source,
            by=frame.by,
            cause=frame.cause,
            other_player=frame.winner,
            marks=(AT_RANDOM,),
        )
        for player, card in fallen
    )
    return push(state, Occurrence(events=events, nested=True)) if events else state
