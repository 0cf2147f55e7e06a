"""Cards that nobody has identified and that move, where nothing is asked of them but where they are: a whole pile, cards
from the top of a deck, any card of a hand."""

from msgspec.structs import replace

from agot_judge.engine.ability import Cards, DiscardCards, Effect, Move, ReturnToHand, Reveal
from agot_judge.engine.ability.cards import On
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import known_cards, with_known_cards
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.state import UNKNOWN, PlayerState, State
from agot_judge.engine.state.transition import say, with_player, without
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.explain.wording import describe
from agot_judge.rules.effects.piles import put_in_pile
from agot_judge.rules.targets.slots import in_order

_MOVE = ("2e/rr/move/1", "2e/rr/effects/3")
_REMOVED = ("2e/rr/removed-from-game/1",)
_PILES = ("hand", "discard", "dead", "shadows")
_TO = (*("deck", "top of deck", "bottom of deck", "hand", "discard", "dead", "shadows", "out of game"),)
_ANY = Cards()


def _destination(effect: Effect) -> str:
    """Where the effect puts cards, for good; empty: nowhere that a card of which nothing is known can go to."""
    if isinstance(effect, ReturnToHand):
        return "hand"
    if isinstance(effect, DiscardCards) and isinstance(effect.on, Cards) and effect.on.zone == "deck":
        return "discard"
    if isinstance(effect, Move) and effect.until is None and effect.to in _TO:
        return effect.to
    return ""


def _is_any(cards: Cards) -> bool:
    """True where nothing is asked of the cards but where they are."""
    return replace(cards, zone="play", controller="any", top=None, bottom=None, pick=None) == _ANY


@shared.rule(*_MOVE)
def unidentified_moves(
    position: Position, effect: Effect, scope: Scope, picked: int = 0
) -> tuple[Event, ...]:
    """One occurrence for each player of whose cards the effect moves some: of a pile every card, of a deck those at an
    end, of a hand as many as were ``picked``."""
    on, to = getattr(effect, "on", None), _destination(effect)
    if not to or not isinstance(on, Cards) or not isinstance(on.zone, str) or not _is_any(on):
        return ()
    moves = Event(kind="move unidentified", word=on.zone, to=to, source=scope.source, by=scope.you)
    found: list[Event] = []
    for player in in_order(position.state, players_said(position.game, position.state, on.controller, scope)):
        many = picked if on.pick is not None else _reached(position, on, player, scope)
        if many and on.zone == "deck" and to == "discard":
            place = ("bottom",) if on.bottom is not None else ()
            falls = replace(moves, kind="discard from deck", word="", to="", player=player, marks=place)
            found += [replace(falls, cause="effect")] * many
        elif many:
            marks = ("bottom",) if on.bottom is not None else ()
            found.append(replace(moves, player=player, amount=many, marks=marks))
    return tuple(found)


@shared.rule("2e/rr/effects/4")
def unidentified_reached(position: Position, on: On | None, scope: Scope) -> tuple[tuple[int, int], ...]:
    """The players of whom the description reaches cards that nobody has identified, by nothing but where they are, and how
    many of each it reaches."""
    if not isinstance(on, Cards) or not isinstance(on.zone, str) or not _is_any(on):
        return ()
    whose = in_order(position.state, players_said(position.game, position.state, on.controller, scope))
    found = ((player, _reached(position, on, player, scope)) for player in whose)
    return tuple((player, many) for player, many in found if many)


def _reached(position: Position, on: Cards, player: int, scope: Scope) -> int:
    """The number of cards nobody has identified that the description means, of this player's."""
    cards = position.state.players[player]
    if on.zone in _PILES and on.bottom is None:
        pile: tuple[int, ...] = getattr(cards, str(on.zone))
        return pile[: None if on.top is None else amount_of(position, on.top, scope)].count(UNKNOWN)
    if on.zone != "deck" or (on.top is None) == (on.bottom is None):
        return 0
    known = known_cards(cards)
    if on.bottom is not None:
        many = amount_of(position, on.bottom, scope)
        return many if cards.deck is None else known[max(0, len(known) - many) :].count(UNKNOWN)
    many = amount_of(position, on.top or 0, scope)
    beyond = max(0, many - len(known)) if cards.deck is None else 0
    return known[:many].count(UNKNOWN) + beyond


@shared.rule("2e/rr/effects/3", "2e/rr/move/1")
def unidentified_to_pick(
    position: Position, effect: Effect, described: Cards, scope: Scope
) -> tuple[int, ...]:
    """The cards of one player's hand or pile that nobody has identified and that may be picked, since any card may."""
    if (
        not (_destination(effect) or isinstance(effect, Reveal))
        or described.zone not in _PILES
        or not _is_any(described)
    ):
        return ()
    whose = players_said(position.game, position.state, described.controller, scope)
    if described.top is not None or described.bottom is not None or len(whose) != 1:
        return ()
    pile: tuple[int, ...] = getattr(position.state.players[next(iter(whose))], str(described.zone))
    return (UNKNOWN,) * pile.count(UNKNOWN)


@shared.event("move unidentified", *_MOVE, *_REMOVED)
def move_unidentified(machine: Machine, state: State, event: Event) -> State | None:
    """The unidentified cards leave the one place for the other."""
    cites = (*_MOVE, *(_REMOVED if event.to == "out of game" else ()))
    state = say(state, "occurrence", describe(machine, event) + ".", cites, event.player)
    for _ in range(event.amount):
        left = without_unidentified(state.players[event.player], event.word, "bottom" in event.marks)
        state = _placed(with_player(state, event.player, left), event.player, event.to)
    return state


@shared.event("reveal unidentified", "2e/rr/reveal/1", "2e/rr/reveal/2", "2e/rr/effects/4")
def reveal_unidentified(machine: Machine, state: State, event: Event) -> State | None:
    """The unidentified cards are shown; they stay where they are, and nothing asks what they are."""
    cites = ("2e/rr/reveal/1", "2e/rr/reveal/2", "2e/rr/effects/4")
    text = f"{describe(machine, event)}; nothing depends on what they are."
    return say(state, "occurrence", text, cites, event.player)


def without_unidentified(player: PlayerState, place: str, from_below: bool) -> PlayerState:
    """The player without one of them in that place."""
    if place != "deck":
        return replace(player, **{place: without(getattr(player, place), UNKNOWN)})
    known = known_cards(player)
    if from_below and player.deck is None:
        return player
    if UNKNOWN not in known:
        return player
    at = len(known) - 1 - known[::-1].index(UNKNOWN) if from_below else known.index(UNKNOWN)
    return with_known_cards(player, (*known[:at], *known[at + 1 :]))


def _placed(state: State, owner: int, to: str) -> State:
    """The state with one of them in this place; what is shuffled into a deck lies below what the table says of it."""
    cards = state.players[owner]
    if to == "top of deck":
        return put_in_pile(state, owner, UNKNOWN, "deck")
    if to not in ("bottom of deck", "deck"):
        return put_in_pile(state, owner, UNKNOWN, to)
    if cards.deck is not None:
        return with_player(state, owner, replace(cards, deck=(*cards.deck, UNKNOWN)))
    return with_player(state, owner, replace(cards, deck_top=())) if to == "deck" else state
