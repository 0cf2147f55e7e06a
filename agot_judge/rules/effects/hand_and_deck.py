"""Cards in hand and deck: drawn and discarded."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import known_cards, top_card, without_card
from agot_judge.engine.state.events import Event, effect_source
from agot_judge.engine.state.state import UNKNOWN, CardState, State
from agot_judge.engine.state.transition import say, with_card, with_player, without
from agot_judge.explain.wording import describe
from agot_judge.rules.effects.piles import put_in_pile
from agot_judge.rules.prohibitions.prohibitions import is_forbidden
from agot_judge.rules.resolution.unidentified_piles import without_unidentified

_DISCARD = ("2e/rr/discard-pile/2",)
_CANNOT = ("2e/rr/cannot/1",)
FROM_DECKS = ("draw", "discard from deck")
"""The kinds of event that happen to the top card of a deck, whichever card that is."""
_WHY_DISCARDED = {
    "claim": ("2e/rr/4.2.4/3", "2e/rr/intrigue-claim/1"),
    "pillage": ("2e/rr/pillage/1",),
    "reserve": ("2e/rr/7.3/2",),
    "cost": ("2e/rr/initiating-abilities-marshaling-cards/5",),
}
"""By the cause, the rule that discards a card from hand or deck."""
_WHY_DRAWN = {"insight": ("2e/rr/insight/1",), "draw phase": ("2e/rr/2.2/1",)}


@shared.event(
    "draw", "2e/rr/drawing-cards/1", "2e/rr/drawing-cards/3", "2e/rr/drawing-cards/4", "2e/rr/insight/1"
)
def draw(machine: Machine, state: State, event: Event) -> State | None:
    """The top card of the draw deck, or the one of those on top that was chosen, is added to the player's hand."""
    player = state.players[event.player]
    if player.deck == () or is_forbidden(machine.at(state), event.player, "draw", effect_source(event)):
        return None
    named = event.card >= 0 and event.card in known_cards(player)
    card = event.card if named else top_card(player)
    cites = (*_WHY_DRAWN.get(event.cause, ()), "2e/rr/drawing-cards/1")
    state = say(state, "occurrence", describe(machine, event) + ".", cites, event.player)
    state = with_player(state, event.player, replace(without_card(player, card), hand=(*player.hand, card)))
    if card >= 0:
        state = with_card(state, card, replace(state.cards[card], zone="hand"))
    return state


@shared.event("discard from hand", *_DISCARD, *_CANNOT)
def discard_from_hand(machine: Machine, state: State, event: Event) -> State | None:
    """The card is placed faceup on top of its owner's discard pile."""
    player = state.players[event.player]
    if event.card not in player.hand or is_forbidden(
        machine.at(state), event.player, event.kind, effect_source(event)
    ):
        return None
    cites = (*_WHY_DISCARDED.get(event.cause, ()), *_DISCARD)
    state = say(state, "occurrence", describe(machine, event) + ".", cites, event.player)
    state = with_player(state, event.player, replace(player, hand=without(player.hand, event.card)))
    return _to_discard(machine, state, event.card, event.player)


@shared.event("discard from deck", *_DISCARD, "2e/rr/pillage/1", *_CANNOT)
def discard_from_deck(machine: Machine, state: State, event: Event) -> State | None:
    """The top card of the deck is placed faceup on top of its owner's discard pile."""
    player = state.players[event.player]
    if player.deck == () or is_forbidden(machine.at(state), event.player, event.kind, effect_source(event)):
        return None
    named = event.card >= 0 and event.card in known_cards(player)
    card = event.card if named else top_card(player)
    cites = (*_WHY_DISCARDED.get(event.cause, ()), *_DISCARD)
    text = describe(machine, event) + "."
    state = say(state, "occurrence", text, cites, event.player)
    if "bottom" in event.marks and not named:
        card, left = UNKNOWN, without_unidentified(player, "deck", from_below=True)
    else:
        left = without_card(player, card)
    state = with_player(state, event.player, left)
    return _to_discard(machine, state, card, event.player)


@shared.rule("2e/faq/2.4/1", "2e/faq/2.5/1")
def identified(state: State, event: Event) -> Event:
    """The event with the card that is drawn, or discarded from the deck, so that reactions can look at it.

    The top card of a deck is whichever card lies there when it happens.
    """
    if event.kind not in FROM_DECKS:
        return event
    if "bottom" in event.marks:
        return event
    if event.card >= 0 and (event.kind == "draw" or state.cards[event.card].zone == "deck"):
        return event
    return replace(event, card=top_card(state.players[event.player]))


@shared.rule("2e/rr/discard-pile/2", "2e/rr/triggering-condition/4")
def about_to_fall(state: State, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events with the cards on top of decks that are about to be discarded, so that interrupts can be about them."""
    taken: dict[int, int] = {}
    found: list[Event] = []
    for event in events:
        deck = known_cards(state.players[event.player]) if event.kind == "discard from deck" else ()
        if deck and event.card < 0 and "bottom" not in event.marks:
            depth = taken.get(event.player, 0)
            taken[event.player] = depth + 1
            event = replace(event, card=deck[depth]) if depth < len(deck) else event
        found.append(event)
    return tuple(found)


def _to_discard(machine: Machine, state: State, card: int, player: int) -> State:
    owner = machine.game.cards[card].owner if card >= 0 else player
    if card >= 0:
        state = with_card(state, card, CardState(zone="discard", controller=owner))
    return put_in_pile(state, owner, card, "discard")
