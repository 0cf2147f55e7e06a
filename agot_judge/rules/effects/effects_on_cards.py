"""Effects that do one thing to cards, all of them simultaneously."""

from agot_judge.engine import ability as tree
from agot_judge.engine.shared_rules import shared
from agot_judge.rules.effects.affecting import on_cards

_AS_MUCH = "2e/rr/effects/3"

shared.effect(tree.Kill, _AS_MUCH, "2e/rr/kill/1")(on_cards)
shared.effect(tree.Sacrifice, _AS_MUCH, "2e/rr/sacrifice/1", "2e/rr/sacrifice/4")(on_cards)
shared.effect(tree.Discard, _AS_MUCH, "2e/rr/discard-pile/2")(on_cards)
shared.effect(tree.DiscardCards, _AS_MUCH, "2e/rr/discard-pile/2")(on_cards)
shared.effect(tree.ReturnToHand, _AS_MUCH, "2e/rr/ownership-and-control/4")(on_cards)
shared.effect(tree.Move, _AS_MUCH, "2e/rr/move/1", "2e/rr/move/2", "2e/rr/ownership-and-control/4")(on_cards)
shared.effect(tree.Kneel, _AS_MUCH, "2e/rr/kneel/1", "2e/rr/kneel/2")(on_cards)
shared.effect(tree.Stand, _AS_MUCH, "2e/rr/stand/1")(on_cards)
shared.effect(tree.RemoveFromChallenge, _AS_MUCH, "2e/rr/participating/3")(on_cards)
shared.effect(tree.Participate, _AS_MUCH, "2e/rr/participating/2")(on_cards)
shared.effect(tree.PlaceToken, _AS_MUCH, "2e/rr/influence-tokens/2")(on_cards)
shared.effect(tree.RemoveToken, _AS_MUCH, "2e/rr/influence-tokens/2")(on_cards)
shared.effect(tree.PlaceGold, _AS_MUCH, "2e/faq/1.4/1")(on_cards)
shared.effect(tree.DiscardGold, _AS_MUCH, "2e/rr/treasury/1")(on_cards)
shared.effect(tree.TakeControl, _AS_MUCH, "2e/rr/ownership-and-control/2", "2e/faq/1.3/2", "2e/faq/1.3/6")(
    on_cards
)
