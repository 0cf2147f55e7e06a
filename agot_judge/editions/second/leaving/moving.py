"""Cards that effects move between areas: out of play to deck, shadows or out of the game; from one pile to another; and the
tokens on a card in shadows."""

from msgspec.structs import replace

from agot_judge.editions.second.leaving.leaving_play import (
    duplicate_leaves,
    gain_from_prized,
    leave_play,
    prized,
)
from agot_judge.editions.second.round.plot_reveal import plot_leaves_play
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import Effect, Move, PutIntoPlay
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import is_duplicate, without_card
from agot_judge.engine.state.events import Event, effect_source
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import CardState, InForce, State
from agot_judge.engine.state.transition import put_in_force, say, with_card, with_player
from agot_judge.engine.values.values import is_prohibited
from agot_judge.errors import NeedsHand
from agot_judge.explain.wording import describe
from agot_judge.rules.effects.piles import moved_out_of_play

_LEAVES = ("2e/rr/leaves-play/1", "2e/rr/ownership-and-control/4")
_REMOVED = ("2e/rr/removed-from-game/1", "2e/rr/removed-from-game/2")
_MOVE = ("2e/rr/move/1", "2e/rr/move/2", "2e/rr/ownership-and-control/4")
_SHADOWS = (
    "2e/rr/shadows.marshaling-a-card-into-shadows/3",
    "2e/rr/shadows.while-a-card-is-in-shadows/1",
    "2e/rr/shadows.while-a-card-is-in-shadows/2",
)
OF_ITS_OWNER = "owner's agenda"
ZONES = {"top of deck": "deck", "bottom of deck": "deck", "under this card": "under", OF_ITS_OWNER: "agenda"}
"""The zones of the destinations that are not zones themselves."""


@second.event("put into deck", *_LEAVES)
def put_into_deck(machine: Machine, state: State, event: Event) -> State | None:
    """The card leaves play for its owner's deck: on the top, on the bottom, or shuffled into it."""
    return _from_play(machine, state, event, _LEAVES)


@second.event("return to shadows", *_LEAVES, *_SHADOWS)
def return_to_shadows(machine: Machine, state: State, event: Event) -> State | None:
    """The card leaves play for its owner's shadows area."""
    return _from_play(machine, state, event, (*_LEAVES, *_SHADOWS))


@second.event("remove from play", *_LEAVES, *_REMOVED)
def remove_from_play(machine: Machine, state: State, event: Event) -> State | None:
    """The card leaves play and is out of the game, for good or for as long as the effect says."""
    return _from_play(machine, state, event, (*_LEAVES, *_REMOVED))


@second.event("leave play for", *_LEAVES)
def leave_play_for(machine: Machine, state: State, event: Event) -> State | None:
    """The card leaves play for another place that the effect names."""
    return _from_play(machine, state, event, _LEAVES)


def _from_play(machine: Machine, state: State, event: Event, cites: tuple[str, ...]) -> State | None:
    here = state.cards[event.card]
    if here.zone != "play" or is_prohibited(
        machine.at(state), event.card, "leave play", source=effect_source(event)
    ):
        return None
    if state.players[here.controller].plot == event.card:
        # Instead of going to the used pile: in no other way can it leave play (2e/rr/in-play-and-out-of-play/6).
        return plot_leaves_play(machine, state, event, ZONES.get(event.to, event.to) or "out of game", cites)
    zone = ZONES.get(event.to, event.to)
    if is_duplicate(state, event.card):
        state = say(state, "occurrence", describe(machine, event) + ".", cites, event.player)
        return _placed(machine, duplicate_leaves(machine, state, event.card, zone), event, here.zone)
    if event.card not in state.players[here.controller].play:
        return None
    state = say(state, "occurrence", describe(machine, event) + ".", cites, event.player)
    gains = prized(machine.at(state), event.card, here.controller)
    state = leave_play(machine, state, event.card, zone)
    return gain_from_prized(machine, _placed(machine, state, event, here.zone), gains)


@second.event("move card", *_MOVE)
def move_card(machine: Machine, state: State, event: Event) -> State | None:
    """A card that is out of play moves to another area of its owner."""
    card = event.card
    here = state.cards[card]
    zone = ZONES.get(event.to, event.to)
    if here.zone == "play" or (here.zone == zone and zone != "deck"):
        return None
    owner = machine.game.cards[card].owner
    of_another = _MOVE[2:] if owner != event.player else ()
    cites = (_MOVE[0], *of_another, *(_SHADOWS if zone == "shadows" else ()), *about_tokens_in_shadows(here))
    state = say(state, "occurrence", describe(machine, event) + ".", cites, event.player)
    state = moved_out_of_play(machine.at(state), card, zone)
    return _placed(machine, state, event, here.zone)


@second.rule("2e/rr/agenda-cards/3")
def _is_kept_in_the_game(game: Game, event: Event) -> bool:
    """A card with the printed agenda cardtype cannot be removed from the game by other card abilities."""
    is_agenda = game.cards[event.card].definition.face.type == "agenda"
    return is_agenda and event.source != event.card


@second.event("remove from game", *_REMOVED)
def remove_from_game(machine: Machine, state: State, event: Event) -> State | None:
    """A card that is out of play is out of the game."""
    here = state.cards[event.card]
    if here.zone in ("play", "out of game") or _is_kept_in_the_game(machine.game, event):
        return None
    cites = (*_REMOVED, *about_tokens_in_shadows(here))
    state = say(state, "occurrence", describe(machine, event) + ".", cites, event.player)
    state = moved_out_of_play(machine.at(state), event.card, "out of game")
    return _placed(machine, state, event, here.zone)


def _placed(machine: Machine, state: State, event: Event, came_from: str) -> State:
    """The state with the card, which has just come to its zone, where in it the event says, and for how long."""
    card = event.card
    owner = machine.game.cards[card].owner
    cards = state.players[owner]
    if event.to in ("bottom of deck", "deck"):
        cards = without_card(cards, card)
        if cards.deck is not None:
            # A shuffled deck keeps the order that the table gives it: what is shuffled into it lies below.
            cards = replace(cards, deck=(*cards.deck, card))
        elif event.to == "deck":
            # Of a shuffled deck of unknown size nobody knows what lies on top any more.
            cards = replace(cards, deck_top=())
        state = with_player(state, owner, cards)
    elif event.to in ("under this card", "agenda", OF_ITS_OWNER):
        above = event.source
        if event.to == OF_ITS_OWNER:
            above = state.players[owner].agendas[0]
        elif event.to == "agenda" and state.cards[above].zone != "agenda":
            # A character says "under your agenda".
            above = state.players[event.by].agendas[0]
        beneath = replace(state.cards[card], facedown="facedown" in event.marks, host=above)
        state = with_card(state, card, beneath)
    if event.word:
        back = _back(came_from)
        record = InForce(
            serial=0,
            cards=(card,),
            effects=(back,),
            until=event.word,
            source=event.source,
            controller=event.by,
        )
        state = put_in_force(state, record)
    return state


@second.rule("2e/rr/removed-from-game/1", "2e/rr/ownership-and-control/2")
def _back(came_from: str) -> Effect:
    """The effect when the time is over: a card from play enters it, by default under its owner's control; any other
    goes back to where it was.

    Raises NeedsHand for a card from a deck: no paragraph says at which place in it.
    """
    if came_from not in _BACK:
        raise NeedsHand(
            f"A card is away from a {came_from} for a time, and no paragraph says where in it it comes back.",
            _REMOVED,
        )
    return _BACK[came_from]


_BACK: dict[str, Effect] = {
    "play": PutIntoPlay(on="target", under="owner"),
    "hand": Move(on="target", to="hand"),
    "discard": Move(on="target", to="discard"),
    "dead": Move(on="target", to="dead"),
    "shadows": Move(on="target", to="shadows"),
}


_TOKENS = ("2e/rr/shadows.while-a-card-is-in-shadows/5",)


@second.rule(*_TOKENS)
def about_tokens_in_shadows(here: CardState) -> tuple[str, ...]:
    """The paragraph by which the tokens on a card that is in shadows are discarded as it goes; none without tokens."""
    return _TOKENS if here.zone == "shadows" and (here.tokens or here.gold or here.power) else ()
