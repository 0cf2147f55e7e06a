"""True where an effect on players could change anything: gold to lose, cards to draw, plots to reveal."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from agot_judge.engine import ability as tree
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.ability.words import WORKED_ON
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.matching import cards_meant
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.rules.potential.can_affect import could_affect, is_open
from agot_judge.rules.potential.moves import could_move
from agot_judge.rules.potential.possible_scope import LATER, RECEIVERS, has_cards, players_who
from agot_judge.rules.prohibitions.prohibitions import FOR_THE_FACTION, is_forbidden
from agot_judge.rules.targets.plots_to_reveal import plots_to_reveal

Test = Callable[[Position, Any, Scope], bool]


@shared.rule("2e/rr/abilities/6", "2e/rr/the-letter-x/1")
def _is_nothing(position: Position, amount: tree.Amount, scope: Scope) -> bool:
    """True where the amount is 0 already; one that depends on what is paid, chosen or done before may turn out any way."""
    if isinstance(amount, tree.Capped):
        return amount.most == 0 or _is_nothing(position, amount.of, scope)
    if isinstance(amount, tree.Paid | tree.ThatMany):
        return False
    if (
        isinstance(amount, tree.Count)
        and amount.cards.among in (*WORKED_ON, "cost")
        and not (scope.those or scope.paid)
    ):
        return False
    if isinstance(amount, tree.CardNumber) and amount.on in (*LATER, *WORKED_ON):
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


def is_of_nothing(position: Position, effect: tree.Effect, scope: Scope) -> bool:
    """True where it is done with an amount that is 0 already. To pay 0 gold is to pay; a number of the rules is set."""
    amount: tree.Amount = getattr(effect, "amount", 1)
    if isinstance(effect, tree.PayGold | tree.Adjust):
        return False
    return amount == 0 if type(amount) is int else _is_nothing(position, amount, scope)


def any_settled(position: Position, on: tree.On, scope: Scope, test: Callable[[int], bool]) -> bool:
    """True where it is so of any of these cards; of those that are not settled before something is chosen or paid it may be."""
    cards = cards_meant(position, on, scope)
    if not cards and not isinstance(on, tree.Cards):
        return on in LATER
    return any(test(card) for card in cards)


def _gain_power(position: Position, effect: tree.GainPower, scope: Scope) -> bool:
    if effect.on is not None:
        return any_settled(
            position, effect.on, scope, lambda card: could_affect(position, effect, card, scope)
        )
    return any(
        not any(is_forbidden(position, player, what, scope.source) for what in FOR_THE_FACTION)
        for player in players_who(position, effect.player, scope)
    )


def _power_of_faction(position: Position, effect: tree.DiscardPower, scope: Scope) -> bool:
    if effect.on is not None:
        return any_settled(
            position, effect.on, scope, lambda card: could_affect(position, effect, card, scope)
        )
    return any(
        position.state.cards[position.state.players[player].faction].power
        for player in players_who(position, effect.player, scope)
    )


def _gain_gold(position: Position, effect: tree.GainGold, scope: Scope) -> bool:
    return any(
        not is_forbidden(position, player, "gain gold", scope.source)
        for player in players_who(position, effect.player, scope)
    )


def _lose_gold(position: Position, effect: tree.LoseGold, scope: Scope) -> bool:
    return any(position.state.players[player].gold for player in players_who(position, effect.player, scope))


@shared.rule("2e/faq/1.7/1")
def _pay_gold(position: Position, effect: tree.PayGold, scope: Scope) -> bool:
    """True where the player has the gold."""
    amount = effect.at_least if effect.at_least is not None else amount_of(position, effect.amount, scope)
    return any(
        position.state.players[player].gold >= amount
        for player in players_who(position, effect.player, scope)
    )


def _draw(position: Position, effect: tree.Draw, scope: Scope) -> bool:
    return any(
        position.state.players[player].deck != () and not is_forbidden(position, player, "draw", scope.source)
        for player in players_who(position, effect.player, scope)
    )


def _discard_random(
    position: Position, effect: tree.DiscardRandom | tree.DiscardFromHand, scope: Scope
) -> bool:
    least = (effect.at_least or 1) if isinstance(effect, tree.DiscardFromHand) else 1
    return any(
        sum(card < 0 or card != scope.source for card in position.state.players[player].hand) >= max(1, least)
        for player in players_who(position, effect.player, scope)
    )


def _discard_from_deck(position: Position, effect: tree.DiscardFromDeck, scope: Scope) -> bool:
    return any(
        position.state.players[player].deck != () for player in players_who(position, effect.player, scope)
    )


def _search(position: Position, effect: tree.Search, scope: Scope) -> bool:
    """A search can change the game state while there is something to search: what is found is not known before."""
    players = players_who(position, effect.player, scope)
    if effect.cards.zone == "deck" and all(
        is_forbidden(position, player, "search", scope.source) for player in players
    ):
        return False
    return any(has_cards(position, cards, scope) for cards in effect.kinds)


def _uncover(position: Position, effect: tree.Reveal | tree.LookAt, scope: Scope) -> bool:
    """True where a revealed card, or one that is looked at, can change something."""
    if isinstance(effect.on, tree.Cards):
        return has_cards(position, effect.on, scope)
    return bool(cards_meant(position, effect.on, scope)) or effect.on in LATER


def _shuffle(position: Position, effect: tree.Shuffle, scope: Scope) -> bool:
    """The order of 2 cards or more may be another one afterwards, which is all that 2e/rr/abilities/6 asks."""
    decks = [position.state.players[player].deck for player in players_who(position, effect.player, scope)]
    return any(deck is None or len(deck) > 1 for deck in decks)


def _is_first(position: Position, effect: tree.BecomeFirst, scope: Scope) -> bool:
    if effect.chooses:
        return True
    return any(
        player != position.state.first_player for player in players_who(position, effect.player, scope)
    )


def _reveal_plot(position: Position, effect: tree.RevealPlot, scope: Scope) -> bool:
    return any(
        plots_to_reveal(position, effect, player, scope)
        for player in players_who(position, effect.player, scope)
    )


def _change_type(position: Position, effect: tree.ChangeType, scope: Scope) -> bool:
    challenge = position.state.challenge
    return challenge is not None and challenge.type != effect.type


def _choose_plot(position: Position, effect: tree.ChoosePlotAtRandom, scope: Scope) -> bool:
    return any(position.state.players[one].plots for one in players_who(position, effect.player, scope))


def _end_challenge(position: Position, effect: tree.EndChallenge, scope: Scope) -> bool:
    return position.state.challenge is not None


def _lasts(
    position: Position,
    effect: tree.Cost | tree.Forbid | tree.Permit | tree.Adjust | tree.InitiateChallenge,
    scope: Scope,
) -> bool:
    return is_open(position, effect.until)


@shared.rule("2e/rr/lasting-effects/4")
def _delayed(position: Position, effect: tree.Delayed, scope: Scope) -> bool:
    """True where the period at whose end it waits is still to end."""
    return effect.on not in WORKED_ON and is_open(position, "round" if effect.phase else effect.period)


def _later(position: Position, effect: tree.Later, scope: Scope) -> bool:
    """One on what the effect before works on changes nothing by itself."""
    return effect.on not in WORKED_ON and is_open(position, effect.until)


TESTS: dict[type, Test] = {
    tree.GainPower: _gain_power,
    tree.DiscardPower: _power_of_faction,
    tree.GainGold: _gain_gold,
    tree.LoseGold: _lose_gold,
    tree.PayGold: _pay_gold,
    tree.MoveGold: could_move,
    tree.MovePower: could_move,
    tree.Draw: _draw,
    tree.DiscardRandom: _discard_random,
    tree.DiscardFromHand: _discard_random,
    tree.DiscardFromDeck: _discard_from_deck,
    tree.Search: _search,
    tree.Reveal: _uncover,
    tree.LookAt: _uncover,
    tree.Shuffle: _shuffle,
    tree.BecomeFirst: _is_first,
    tree.RevealPlot: _reveal_plot,
    tree.ChangeType: _change_type,
    tree.ChoosePlotAtRandom: _choose_plot,
    tree.EndChallenge: _end_challenge,
    tree.InitiateChallenge: _lasts,
    tree.Cost: _lasts,
    tree.Forbid: _lasts,
    tree.Permit: _lasts,
    tree.Adjust: _lasts,
    tree.Delayed: _delayed,
    tree.Later: _later,
}
