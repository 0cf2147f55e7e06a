"""A player's choices about gold and power that move or return: whose it is, and how much of "up to" so much."""

from msgspec.structs import replace

from agot_judge.engine.ability import Cards, DiscardPower, LoseGold, MoveGold, MovePower
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.matching import cards_meant, each_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.rules.targets.slots import Slot, in_order, of_players, of_words, one_of_them

_PICK = ("2e/rr/effects/3",)


def from_whom(
    position: Position, effect: MoveGold | MovePower, scope: Scope, what_for: str
) -> tuple[Slot, ...]:
    """ "An opponent's" faction card or gold pool is that of one of them: whose is for the player to choose."""
    state = position.state
    if effect.from_player not in ("opponent", "any"):
        return ()
    having = tuple(
        player
        for player in in_order(state, players_said(position.game, state, effect.from_player, scope))
        if (
            state.players[player].gold
            if isinstance(effect, MoveGold)
            else state.cards[state.players[player].faction].power
        )
    )
    if not having:
        return ()
    text = f"Whose {'gold' if isinstance(effect, MoveGold) else 'power'} for {what_for}?"
    return (one_of_them(of_players(position.game, "from", scope.you, having, text, _PICK)),)


@shared.rule("2e/rr/effects/3", "2e/rr/move/1")
def how_much(
    position: Position,
    frame: Resolution,
    effect: MoveGold | MovePower | DiscardPower | LoseGold,
    found: tuple[Slot, ...],
    scope: Scope,
    what_for: str,
) -> tuple[Slot, ...]:
    """ "Up to" so much is moved or discarded: the player who does it says how much, no more than there is."""
    state = position.state
    what = "power" if isinstance(effect, MovePower | DiscardPower) else "gold"
    source = effect.on if isinstance(effect, DiscardPower) else None
    field = "on" if isinstance(effect, DiscardPower) else "source"
    if isinstance(effect, MoveGold | MovePower):
        source = effect.source
    if source is None and not isinstance(effect, DiscardPower):
        giver = effect.player if isinstance(effect, LoseGold) else effect.from_player
        chosen = [one[0] for slot, one in zip(found, frame.picked, strict=False) if slot.field == "from"]
        players = chosen or players_said(position.game, state, giver, scope)
        pools = [state.players[player] for player in players]
        there = sum(one.gold if what == "gold" else state.cards[one.faction].power for one in pools)
    else:
        cards = (
            [
                card
                for slot, one in zip(found, frame.picked, strict=False)
                if slot.field == field
                for card in one
            ]
            if isinstance(source, Cards) and source.pick is not None
            else cards_meant(position, source, scope)
            if source is not None
            else ()
        )
        there = sum(getattr(state.cards[card], what) for card in cards)
    most = there if effect.all_of_it else min(there, amount_of(position, effect.amount, scope))
    if most == 0:
        return ()
    by = source.pick.by if isinstance(source, Cards) and source.pick is not None else "you"
    words = tuple(str(number) for number in range(most + 1))
    does = {LoseGold: "returns", DiscardPower: "is discarded"}.get(type(effect), "moves")
    text = f"How much {what} {does} for {what_for}?"
    asked = in_order(state, players_said(position.game, state, by, scope))
    return (of_words("number", asked[0], words, text, _PICK, "number"),) if asked else ()


@shared.rule("2e/rr/move/2")
def destinations(
    position: Position, effect: MoveGold | MovePower, to: Cards, sources: tuple[int, ...], scope: Scope
) -> tuple[int, ...]:
    """The cards to which it could be moved; "its controller" is that of the card from which it is moved, one of these."""
    seen = [replace(scope, card=card) for card in sources] if isinstance(effect.source, Cards) else [scope]
    return tuple(dict.fromkeys(card for one in seen for card in each_in(position, to, one)))
