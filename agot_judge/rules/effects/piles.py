"""Out-of-play areas: a card is put in its owner's pile, and a card is taken out of the area where it was."""

from msgspec.structs import replace

from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import known_cards, with_known_cards, without_card
from agot_judge.engine.state.state import CardState, State
from agot_judge.engine.state.transition import with_card, with_player, without
from agot_judge.engine.values.position import Position

_PILES = {
    "hand": "hand",
    "deck": "deck",
    "discard": "discard",
    "dead": "dead",
    "shadows": "shadows",
    "out of game": "removed",
    "plot deck": "plots",
    "used": "used",
}
"""The names of the fields of a player's cards, by out-of-play area."""
_FROM_THE_TOP = ("discard", "dead", "used")
"""The piles of which the uppermost card stands first; in the others the latest card is the last."""


@shared.rule("2e/rr/dead-pile/6", "2e/rr/discard-pile/4")
def put_in_pile(state: State, owner: int, card: int, zone: str) -> State:
    """The state with the card on top of its owner's pile or deck, or in hand; the card itself is not changed."""
    cards = state.players[owner]
    if zone == "deck":
        return with_player(state, owner, with_known_cards(cards, (card, *known_cards(cards))))
    if zone not in _PILES:
        return state
    pile = getattr(cards, _PILES[zone])
    pile = (card, *pile) if zone in _FROM_THE_TOP else (*pile, card)
    return with_player(state, owner, replace(cards, **{_PILES[zone]: pile}))


def moved_out_of_play(position: Position, card: int, zone: str) -> State:
    """The state with a card that was out of play in another area of its owner."""
    owner = position.game.cards[card].owner
    state = out_of_its_zone(position, card)
    state = with_card(state, card, CardState(zone=zone, controller=owner))
    return put_in_pile(state, owner, card, zone)


def out_of_its_zone(position: Position, card: int) -> State:
    """The state without the card in the out-of-play area where it was; what lay on it returns to the treasury."""
    state = position.state
    zone = state.cards[card].zone
    owner = position.game.cards[card].owner
    if zone == "play":
        return _turned_up(state, card)
    if zone not in _PILES:
        return state
    # A board given may have a card in another player's pile.
    for player in (owner, *range(len(state.players))):
        cards = state.players[player]
        if zone == "deck" and card in known_cards(cards):
            return with_player(state, player, without_card(cards, card))
        pile = getattr(cards, _PILES[zone])
        if pile is not None and card in pile:
            return with_player(state, player, replace(cards, **{_PILES[zone]: without(pile, card)}))
    return state


@shared.rule(
    "2e/rr/facedown-cards/1", "2e/rr/play-restrictions-and-permissions/1", "2e/faq/dothraki-handmaiden/2"
)
def _turned_up(state: State, card: int) -> State:
    """The state without a card that lies facedown in play, on another one, and is marshaled from there."""
    here = state.cards[card]
    cards = state.players[here.controller]
    if card in cards.play:
        state = with_player(state, here.controller, replace(cards, play=without(cards.play, card)))
    if here.host >= 0:
        host = state.cards[here.host]
        kept = without(host.attachments, card) if card in host.attachments else host.attachments
        state = with_card(state, here.host, replace(host, attachments=kept))
    return state
