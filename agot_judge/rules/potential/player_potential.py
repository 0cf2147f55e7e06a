"""True where an effect on players could change anything: gold to lose, cards to draw, plots to reveal."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability import (
    Adjust,
    Amount,
    ApplyClaim,
    BecomeFirst,
    Capped,
    CardNumber,
    Cards,
    ChangeType,
    ChoosePlotAtRandom,
    Cost,
    Count,
    Delayed,
    DiscardFromDeck,
    DiscardFromHand,
    DiscardPower,
    DiscardRandom,
    Draw,
    Effect,
    EndChallenge,
    Forbid,
    GainGold,
    GainPower,
    InitiateChallenge,
    Later,
    LookAt,
    LoseGold,
    MoveGold,
    MovePower,
    Paid,
    PayGold,
    Permit,
    Reveal,
    RevealPlot,
    Search,
    Shuffle,
    ThatMany,
)
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.ability.words import WORKED_ON
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.matching import cards_meant, each_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.rules.potential.can_affect import could_affect, is_open
from agot_judge.rules.potential.moves import could_move
from agot_judge.rules.potential.possible_scope import LATER, RECEIVERS, has_cards, players_who
from agot_judge.rules.prohibitions.prohibitions import FOR_THE_FACTION, is_forbidden
from agot_judge.rules.targets.plots_to_reveal import plots_to_reveal

Test = Callable[[Position, Any, Scope], bool]


@shared.rule("2e/rr/abilities/6", "2e/rr/the-letter-x/1")
def _is_nothing(position: Position, amount: Amount, scope: Scope) -> bool:
    """True where the amount is 0 already; one that depends on what is paid, chosen or done before may turn out any way."""
    if isinstance(amount, Capped):
        return amount.most == 0 or _is_nothing(position, amount.of, scope)
    if isinstance(amount, Paid | ThatMany):
        return False
    if (
        isinstance(amount, Count)
        and amount.cards.among in (*WORKED_ON, "cost")
        and not (scope.those or scope.paid)
    ):
        return False
    if isinstance(amount, CardNumber) and amount.on in (*LATER, *WORKED_ON):
        return bool(scope.targets) and amount.on in TARGETS and amount_of(position, amount, scope) <= 0
    open_players = {
        who
        for node in nodes(amount)
        for who in (getattr(node, "player", ""), getattr(node, "controller", ""))
    }.intersection(RECEIVERS)
    if scope.that_player >= 0:
        open_players.discard("that player")
    if open_players == {"chosen player"}:
        chosen = (scope.chosen_player,) if scope.chosen_player >= 0 else range(len(position.state.players))
        scopes = (replace(scope, chosen_player=player) for player in chosen)
        return all(amount_of(position, amount, one) <= 0 for one in scopes)
    return not open_players and amount_of(position, amount, scope) <= 0


def is_of_nothing(position: Position, effect: Effect, scope: Scope) -> bool:
    """True where it is done with an amount that is 0 already. To pay 0 gold is to pay; a number of the rules is set."""
    amount: Amount = getattr(effect, "amount", 1)
    if isinstance(effect, PayGold | Adjust):
        return False
    return amount == 0 if type(amount) is int else _is_nothing(position, amount, scope)


def _gain_power(position: Position, effect: GainPower, scope: Scope) -> bool:
    if effect.on is None:
        return any(
            not any(is_forbidden(position, player, what, scope.source) for what in FOR_THE_FACTION)
            for player in players_who(position, effect.player, scope)
        )
    if isinstance(effect.on, Cards):
        cards = each_in(position, effect.on, scope)
    else:
        cards = cards_meant(position, effect.on, scope)
        if not cards:
            return effect.on in LATER
    return any(could_affect(position, effect, card, scope) for card in cards)


def _power_of_faction(position: Position, effect: DiscardPower, scope: Scope) -> bool:
    if effect.on is not None:
        if isinstance(effect.on, Cards):
            cards = each_in(position, effect.on, scope)
        else:
            cards = cards_meant(position, effect.on, scope)
            if not cards:
                return effect.on in LATER
        return any(could_affect(position, effect, card, scope) for card in cards)
    return any(
        position.state.cards[position.state.players[player].faction].power
        for player in players_who(position, effect.player, scope)
    )


def _gain_gold(position: Position, effect: GainGold, scope: Scope) -> bool:
    return any(
        not is_forbidden(position, player, "gain gold", scope.source)
        for player in players_who(position, effect.player, scope)
    )


def _lose_gold(position: Position, effect: LoseGold, scope: Scope) -> bool:
    return any(position.state.players[player].gold for player in players_who(position, effect.player, scope))


@shared.rule("2e/faq/1.7/1")
def _pay_gold(position: Position, effect: PayGold, scope: Scope) -> bool:
    """True where the player has the gold."""
    amount = effect.at_least if effect.at_least is not None else amount_of(position, effect.amount, scope)
    return any(
        position.state.players[player].gold >= amount
        for player in players_who(position, effect.player, scope)
    )


def _draw(position: Position, effect: Draw, scope: Scope) -> bool:
    return any(
        position.state.players[player].deck != () and not is_forbidden(position, player, "draw", scope.source)
        for player in players_who(position, effect.player, scope)
    )


def _discard_random(position: Position, effect: DiscardRandom | DiscardFromHand, scope: Scope) -> bool:
    least = (effect.at_least or 1) if isinstance(effect, DiscardFromHand) else 1
    return any(
        sum(card < 0 or card != scope.source for card in position.state.players[player].hand) >= max(1, least)
        for player in players_who(position, effect.player, scope)
    )


def _discard_from_deck(position: Position, effect: DiscardFromDeck, scope: Scope) -> bool:
    return any(
        position.state.players[player].deck != () for player in players_who(position, effect.player, scope)
    )


def _search(position: Position, effect: Search, scope: Scope) -> bool:
    """A search can change the game state while there is something to search: what is found is not known before."""
    players = players_who(position, effect.player, scope)
    if effect.cards.zone == "deck" and all(
        is_forbidden(position, player, "search", scope.source) for player in players
    ):
        return False
    return any(has_cards(position, cards, scope) for cards in effect.kinds)


def _uncover(position: Position, effect: Reveal | LookAt, scope: Scope) -> bool:
    """True where a revealed card, or one that is looked at, can change something."""
    if isinstance(effect.on, Cards):
        return has_cards(position, effect.on, scope)
    return bool(cards_meant(position, effect.on, scope)) or effect.on in LATER


def _shuffle(position: Position, effect: Shuffle, scope: Scope) -> bool:
    """The order of 2 cards or more may be another one afterwards, which is all that 2e/rr/abilities/6 asks."""
    decks = [position.state.players[player].deck for player in players_who(position, effect.player, scope)]
    return any(deck is None or len(deck) > 1 for deck in decks)


def _is_first(position: Position, effect: BecomeFirst, scope: Scope) -> bool:
    if effect.chooses:
        return True
    return any(
        player != position.state.first_player for player in players_who(position, effect.player, scope)
    )


def _reveal_plot(position: Position, effect: RevealPlot, scope: Scope) -> bool:
    return any(
        plots_to_reveal(position, effect, player, scope)
        for player in players_who(position, effect.player, scope)
    )


def _change_type(position: Position, effect: ChangeType, scope: Scope) -> bool:
    challenge = position.state.challenge
    return challenge is not None and challenge.type != effect.type


def _choose_plot(position: Position, effect: ChoosePlotAtRandom, scope: Scope) -> bool:
    return any(position.state.players[one].plots for one in players_who(position, effect.player, scope))


def _end_challenge(position: Position, effect: EndChallenge, scope: Scope) -> bool:
    return position.state.challenge is not None


def _apply_claim(position: Position, effect: ApplyClaim, scope: Scope) -> bool:
    return True


def _additional(position: Position, effect: InitiateChallenge, scope: Scope) -> bool:
    return is_open(position, effect.until)


def _lasts(position: Position, effect: Cost | Forbid | Permit | Adjust, scope: Scope) -> bool:
    return is_open(position, effect.until)


@shared.rule("2e/rr/lasting-effects/4")
def _delayed(position: Position, effect: Delayed, scope: Scope) -> bool:
    """True where the period at whose end it waits is still to end."""
    return effect.on not in WORKED_ON and is_open(position, "round" if effect.phase else effect.period)


def _later(position: Position, effect: Later, scope: Scope) -> bool:
    """One on what the effect before works on changes nothing by itself."""
    return effect.on not in WORKED_ON and is_open(position, effect.until)


TESTS: dict[type, Test] = {
    GainPower: _gain_power,
    DiscardPower: _power_of_faction,
    GainGold: _gain_gold,
    LoseGold: _lose_gold,
    PayGold: _pay_gold,
    MoveGold: could_move,
    MovePower: could_move,
    Draw: _draw,
    DiscardRandom: _discard_random,
    DiscardFromHand: _discard_random,
    DiscardFromDeck: _discard_from_deck,
    Search: _search,
    Reveal: _uncover,
    LookAt: _uncover,
    Shuffle: _shuffle,
    BecomeFirst: _is_first,
    RevealPlot: _reveal_plot,
    ChangeType: _change_type,
    ChoosePlotAtRandom: _choose_plot,
    EndChallenge: _end_challenge,
    ApplyClaim: _apply_claim,
    InitiateChallenge: _additional,
    Cost: _lasts,
    Forbid: _lasts,
    Permit: _lasts,
    Adjust: _lasts,
    Delayed: _delayed,
    Later: _later,
}
