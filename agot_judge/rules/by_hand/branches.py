"""A change by hand as an effect: the same nodes that card texts are made of, on the cards that the judge names."""

from msgspec.structs import replace

from agot_judge.engine import ability as tree
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.values.position import Position

_ON_CARDS: dict[str, tree.Effect] = {
    "kill": tree.Kill(),
    "sacrifice": tree.Sacrifice(),
    "discard": tree.Discard(),
    "kneel": tree.Kneel(),
    "stand": tree.Stand(),
    "put into play": tree.PutIntoPlay(under="chosen player"),
    "attach": tree.Attach(on="target", to="target 2"),
    "duplicate": tree.Attach(on="target", to="target 2", as_duplicate=True),
    "remove from challenge": tree.RemoveFromChallenge(),
    "participate": tree.Participate(),
    "reveal plot": tree.RevealPlot(
        cards=tree.Cards(zone="plot deck", among="target"), player="chosen player"
    ),
}
MOVES: dict[str, tree.Effect] = {
    "hand": tree.Move(to="hand"),
    "discard": tree.Move(to="discard"),
    "deck": tree.Move(to="top of deck"),
    "dead": tree.Move(to="dead"),
    "shadows": tree.Move(to="shadows"),
    "out of game": tree.Move(to="out of game"),
    "plot deck": tree.Move(to="plot deck"),
    "used": tree.Move(to="used"),
    "play": tree.PutIntoPlay(under="owner"),
}
"""By the zone to which a card is moved."""
_PLOT = tree.Cards(type=("plot",), revealed=True, controller="that player")


@shared.rule(
    "2e/rr/effects/3",
    "2e/rr/ownership-and-control/2",
    "2e/rr/lasting-effects/1",
    "2e/rr/delayed-effects/1",
    "2e/rr/modifiers/5",
)
def branches(position: Position, frame: Resolution, change: tree.Change) -> tuple[Resolution, ...]:
    """The effects, with what they work on, that make this change; none for one that no effect of a card text makes.

    ``frame`` is the effect that is resolved by hand.
    """
    if change.do == "effect":
        player = change.player if change.player >= 0 else frame.player
        text = replace(frame, effects=change.effects, then=change.then, done=0, picked=(), player=player)
        return (text,)
    made = Resolution(
        player=_whose(position, frame, change),
        card=frame.card,
        triggered=frame.triggered,
        effects=(),
        targets=(change.cards, (change.on,)) if change.on >= 0 else (change.cards,),
        chosen_player=change.player,
        that_player=change.player,
        text=frame.text,
        by_hand=True,
    )
    if change.do == "discard":
        state = position.state
        inside = tuple(card for card in change.cards if state.cards[card].zone == "play")
        outside = tuple(card for card in change.cards if card not in inside)
        each = ((inside, _ON_CARDS["discard"]), (outside, MOVES["discard"]))
        return tuple(replace(made, targets=(cards,), effects=(one,)) for cards, one in each if cards)
    if change.do == "at":
        there = tuple(card for card in cards_of(change) if position.state.cards[card].zone == "play")
        later = tree.Delayed(
            period=change.until, effects=(tree.Changes(changes=change.changes, there=there),)
        )
        return (replace(made, targets=(there,), effects=(later,)),)
    if change.do in ("modify", "cannot") and change.effects:
        return (replace(made, effects=change.effects),)
    effect = _effect(position, change)
    # Which plot card is revealed is chosen by the judge.
    picked = (change.cards,) if change.do == "reveal plot" else ()
    return () if effect is None else (replace(made, effects=(effect,), picked=picked),)


def _whose(position: Position, frame: Resolution, change: tree.Change) -> int:
    """The player whose effect it is: that of the ability, or, where it has none, of whom the change speaks."""
    challenge = position.state.challenge
    if change.do == "participate" and challenge is not None:
        return challenge.attacker if change.word == "attacking" else challenge.defender
    if change.do == "attach" and position.state.cards[change.cards[0]].zone != "play":
        return position.game.cards[change.cards[0]].owner
    if frame.player >= 0:
        return frame.player
    if change.player >= 0:
        return change.player
    return position.game.cards[change.cards[0]].owner if change.cards else -1


def _effect(position: Position, change: tree.Change) -> tree.Effect | None:
    if change.do == "move":
        return MOVES[change.to]
    if change.do == "draw":
        return tree.Draw(amount=change.amount, player="chosen player")
    if change.do == "gain gold":
        return tree.GainGold(amount=change.amount, player="chosen player")
    if change.do == "gain power":
        return tree.GainPower(
            amount=change.amount, on="target" if change.cards else None, player="chosen player"
        )
    if change.do == "take control":
        return tree.TakeControl(player="chosen player", until=change.until or None)
    if change.do == "token":
        return _tokens(change)
    if change.do == "first player":
        return tree.BecomeFirst(player="chosen player")
    if change.do == "claim":
        return tree.Modify(on=_PLOT, set_claim=change.amount, until=claim_lasts(position, change))
    if change.do == "cannot":
        return tree.Forbid(player="that player", cannot=change.word, until=change.until or "game")
    return _ON_CARDS.get(change.do)


def claim_lasts(position: Position, change: tree.Change) -> str:
    """The time for which a claim value lasts of which nothing else is said: for the challenge under way, else for the round."""
    return change.until or ("challenge" if position.state.challenge is not None else "round")


def cards_of(change: tree.Change) -> tuple[int, ...]:
    """Every card of which the change speaks, later ones included."""
    inner = tuple(card for one in change.changes for card in cards_of(one))
    on = (change.on,) if change.on >= 0 else ()
    return tuple(dict.fromkeys((*change.cards, *on, *inner)))


def _tokens(change: tree.Change) -> tree.Effect:
    amount = abs(change.amount)
    if change.word == "gold":
        return (
            tree.PlaceGold(amount=amount, on="target")
            if change.amount > 0
            else tree.DiscardGold(amount=amount, on="target")
        )
    if change.word == "power":
        return (
            tree.GainPower(amount=amount, on="target")
            if change.amount > 0
            else tree.DiscardPower(amount=amount, on="target")
        )
    kind = tree.PlaceToken if change.amount > 0 else tree.RemoveToken
    return kind(token=change.word, amount=amount)
