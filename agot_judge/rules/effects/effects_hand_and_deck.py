"""Effects on hands and decks: drawn and discarded cards."""

from msgspec.structs import replace

from agot_judge.counted import counted
from agot_judge.engine.ability import (
    DiscardFromDeck,
    DiscardFromHand,
    DiscardRandom,
    Draw,
    DrawCards,
)
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.position import Position
from agot_judge.rules.effects.affecting import affected, is_hidden, meant, number, on_cards
from agot_judge.rules.effects.hand_choice import random_discards
from agot_judge.rules.prohibitions.prohibitions import room_for
from agot_judge.rules.resolution.by_hand import left_to_judge
from agot_judge.rules.resolution.resolution import fail, happen
from agot_judge.rules.targets.picking import picked_cards, slots_of
from agot_judge.rules.targets.whose_cards import from_them

_AS_MUCH = "2e/rr/effects/3"
_AS_MANY = "2e/rr/effects/4"


@shared.effect(Draw, _AS_MUCH, "2e/rr/drawing-cards/2", _AS_MANY, "2e/rr/cannot/1")
def draw(machine: Machine, state: State, frame: Resolution, effect: Draw) -> State:
    """The cards are all drawn simultaneously, as many as there are."""
    amount = number(machine.at(state), frame, effect.amount)
    players = meant(machine.at(state), frame, effect.player)
    rooms = {player: room_for(machine.at(state), player, "draw", frame.card) for player in players}
    events = tuple(
        Event(kind="draw", player=player, source=frame.card, by=frame.player, cause="effect")
        for player in players
        for _ in range(_at_most(state.players[player].deck, amount, rooms[player]))
    )
    forbidden = any(room is not None and room < amount for room in rooms.values())
    cites = ("2e/rr/cannot/1",) if forbidden else (_AS_MUCH, _AS_MANY)
    if not events:
        return fail(machine, state, frame, "no card to draw.", cites)
    wanted = amount * len(players)
    if len(events) < wanted:
        text = f"only {len(events)} of {counted(wanted, 'card')} can be drawn."
        state = fail(machine, state, frame, text, cites)
    if len(events) > len({event.player for event in events}):
        text = "All cards that a player draws are drawn simultaneously."
        state = say(state, "effect", text, ("2e/rr/drawing-cards/2",), frame.player)
    return happen(state, events)


@shared.effect(DrawCards, _AS_MUCH, "2e/rr/drawing-cards/1", "2e/rr/drawing-cards/2", "2e/rr/cannot/1")
def draw_those(machine: Machine, state: State, frame: Resolution, effect: DrawCards) -> State:
    """Certain cards of the deck are drawn, if the player may draw so many: which of them otherwise, nothing says."""
    position = machine.at(state)
    many = len(affected(position, frame, effect))
    rooms = [room_for(position, player, "draw") for player in meant(position, frame, effect.player)]
    if any(room == 0 for room in rooms) and many:
        return fail(machine, state, frame, "no card can be drawn.", ("2e/rr/cannot/1",))
    if any(room is not None and room < many for room in rooms):
        return left_to_judge(state, frame)
    return on_cards(machine, state, frame, effect)


def _at_most(cards: tuple[int, ...] | None, amount: int, room: int | None = None) -> int:
    """The number of cards asked for, or as many as there are, or as the player may still draw."""
    amount = amount if room is None else min(amount, room)
    return amount if cards is None else min(amount, len(cards))


def _whose(position: Position, frame: Resolution, effect: DiscardRandom | DiscardFromDeck) -> tuple[int, ...]:
    """The players whose hands or decks are meant: of several opponents the one who was picked, or who alone has cards."""
    chosen = picked_cards(position, frame, effect, "from")
    return from_them(position.state, effect, chosen, meant(position, frame, effect.player))


@shared.effect(DiscardRandom, _AS_MUCH, _AS_MANY)
def discard_at_random(machine: Machine, state: State, frame: Resolution, effect: DiscardRandom) -> State:
    """Cards fall at random from the players' hands, simultaneously: the judge says which."""
    amount = number(machine.at(state), frame, effect.amount)
    players = _whose(machine.at(state), frame, effect)
    if not any(state.players[player].hand for player in players) or amount <= 0:
        return fail(machine, state, frame, "there is no card to discard.")
    if any(len(state.players[player].hand) < amount for player in players):
        state = fail(machine, state, frame, "there are not so many cards to discard.", (_AS_MUCH, _AS_MANY))
    amounts = tuple((player, amount) for player in players)
    return random_discards(state, amounts, "effect", frame.card, frame.player)


@shared.effect(DiscardFromHand, _AS_MUCH, _AS_MANY, "2e/rr/discard-pile/2")
def discard_from_hand(machine: Machine, state: State, frame: Resolution, effect: DiscardFromHand) -> State:
    """The cards that the players have picked from their hands are discarded simultaneously."""
    discarded: list[tuple[int, int]] = []
    if effect.all_of_it:
        for player in meant(machine.at(state), frame, effect.player):
            discarded += [(player, card) for card in state.players[player].hand]
    else:
        slots = slots_of(machine.at(state), frame, effect)
        for slot, cards in zip(slots, frame.picked, strict=True):
            player = slot.decision.player
            discarded += [(player, card) for card in cards]
    if not discarded:
        such = None if effect.cards is None else replace(effect.cards, zone="hand", controller=effect.player)
        if is_hidden(machine.at(state), frame, such):
            return left_to_judge(state, frame)
        return fail(machine, state, frame, "there is no card to discard.")
    wanted = 0 if effect.all_of_it else number(machine.at(state), frame, effect.amount)
    if len(discarded) < wanted * len(meant(machine.at(state), frame, effect.player)):
        state = fail(machine, state, frame, "there are not so many cards to discard.", (_AS_MUCH, _AS_MANY))
    return happen(state, _discards(frame, discarded))


def _discards(frame: Resolution, discarded: list[tuple[int, int]]) -> tuple[Event, ...]:
    """The occurrences in which these players discard these cards from their hands."""
    return tuple(
        Event(
            kind="discard from hand",
            card=card,
            player=player,
            source=frame.card,
            by=frame.player,
            cause="effect",
        )
        for player, card in discarded
    )


@shared.effect(DiscardFromDeck, _AS_MUCH, _AS_MANY, "2e/rr/discard-pile/2")
def discard_from_deck(machine: Machine, state: State, frame: Resolution, effect: DiscardFromDeck) -> State:
    """The top cards of the players' decks are discarded simultaneously, as many as there are."""
    amount = number(machine.at(state), frame, effect.amount)
    players = _whose(machine.at(state), frame, effect)
    events = tuple(
        Event(kind="discard from deck", player=player, source=frame.card, by=frame.player, cause="effect")
        for player in players
        for _ in range(_at_most(state.players[player].deck, amount))
    )
    if not events:
        return fail(machine, state, frame, "there is no card to discard.")
    if len(events) < amount * len(players):
        state = fail(machine, state, frame, "there are not so many cards to discard.", (_AS_MUCH, _AS_MANY))
    return happen(state, events)
