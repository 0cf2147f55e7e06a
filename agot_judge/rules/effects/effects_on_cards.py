"""Effects that do one thing to cards, all of them simultaneously."""

from agot_judge.engine.ability import (
    Discard,
    DiscardCards,
    DiscardGold,
    Kill,
    Kneel,
    Move,
    Participate,
    PlaceGold,
    PlaceToken,
    RemoveFromChallenge,
    RemoveToken,
    ReturnToHand,
    Sacrifice,
    Stand,
    TakeControl,
)
from agot_judge.engine.shared_rules import shared
from agot_judge.rules.effects.affecting import on_cards

_AS_MUCH = "2e/rr/effects/3"

shared.effect(Kill, _AS_MUCH, "2e/rr/kill/1")(on_cards)
shared.effect(Sacrifice, _AS_MUCH, "2e/rr/sacrifice/1", "2e/rr/sacrifice/4")(on_cards)
shared.effect(Discard, _AS_MUCH, "2e/rr/discard-pile/2")(on_cards)
shared.effect(DiscardCards, _AS_MUCH, "2e/rr/discard-pile/2")(on_cards)
shared.effect(ReturnToHand, _AS_MUCH, "2e/rr/ownership-and-control/4")(on_cards)
shared.effect(Move, _AS_MUCH, "2e/rr/move/1", "2e/rr/move/2", "2e/rr/ownership-and-control/4")(on_cards)
shared.effect(Kneel, _AS_MUCH, "2e/rr/kneel/1", "2e/rr/kneel/2")(on_cards)
shared.effect(Stand, _AS_MUCH, "2e/rr/stand/1")(on_cards)
shared.effect(RemoveFromChallenge, _AS_MUCH, "2e/rr/participating/3")(on_cards)
shared.effect(Participate, _AS_MUCH, "2e/rr/participating/2")(on_cards)
shared.effect(PlaceToken, _AS_MUCH, "2e/rr/influence-tokens/2")(on_cards)
shared.effect(RemoveToken, _AS_MUCH, "2e/rr/influence-tokens/2")(on_cards)
shared.effect(PlaceGold, _AS_MUCH, "2e/faq/1.4/1")(on_cards)
shared.effect(DiscardGold, _AS_MUCH, "2e/rr/treasury/1")(on_cards)
shared.effect(TakeControl, _AS_MUCH, "2e/rr/ownership-and-control/2", "2e/faq/1.3/2", "2e/faq/1.3/6")(
    on_cards
)
