"""Whether an effect has the potential to change the game state."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from agot_judge.editions.second.book import second
from agot_judge.editions.second.leaving_play import may_be_saved
from agot_judge.editions.second.prohibitions import is_forbidden
from agot_judge.editions.second.reach import could_affect, is_open
from agot_judge.engine.ability import (
    Ability,
    Adjust,
    ApplyClaim,
    BecomeFirst,
    Cancel,
    Cards,
    ChooseNow,
    Condition,
    Cost,
    Delayed,
    DiscardFromDeck,
    DiscardFromHand,
    DiscardPower,
    DiscardRandom,
    Draw,
    Effect,
    Either,
    EndChallenge,
    Forbid,
    ForEach,
    GainGold,
    GainPower,
    If,
    InitiateChallenge,
    Instead,
    Later,
    LookAt,
    LoseGold,
    May,
    Modify,
    MoveGold,
    MovePower,
    PayGold,
    Permit,
    Reveal,
    RevealPlot,
    Save,
    Search,
    Shuffle,
)
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.amounts import amount_of
from agot_judge.engine.conditions import holds_in
from agot_judge.engine.events import Event
from agot_judge.engine.machine import Machine
from agot_judge.engine.matching import cards_meant, each_in
from agot_judge.engine.scope import Scope, players_said
from agot_judge.engine.state import InForce, State
from agot_judge.engine.transition import put_in_force
from agot_judge.engine.values import cannot, strength

Test = Callable[[Machine, State, Any, Scope], bool]
_LATER = ("target", "target 2", "target 3", "cost")
"""What is not settled yet while an ability is only being considered. What the effect before worked on is: that effect
must have the potential to change the game state itself."""
_RECEIVERS = ("those", "chosen player", "that player", "controller", "owner")


def could_change_any(machine: Machine, state: State, effects: tuple[Effect, ...], scope: Scope) -> bool:
    """Whether any of the effects has the potential to change the game state."""
    return any(could_change_in(machine, state, effect, scope) for effect in effects)


@second.rule("2e/rr/abilities/6", "2e/rr/costs/7")
def could_change(
    machine: Machine,
    state: State,
    effect: Effect,
    player: int,
    card: int,
    ability: Ability,
    event: Event | None,
    target: int | None = None,
) -> bool:
    """Whether the effect of an ability could change the game state; with ``target``, by affecting that card."""
    scope = Scope(source=card, you=player, trigger=event)
    if isinstance(effect, Save):
        return _could_save(machine, state, ability, card, event)
    if isinstance(effect, Cancel):
        return event is not None and event.kind == "initiate" and not event.flag
    if target is not None:
        return could_affect(machine, state, effect, target, scope)
    return could_change_in(machine, state, effect, scope)


def could_change_in(machine: Machine, state: State, effect: Effect, scope: Scope) -> bool:
    """The same for one effect as it is seen from an ability; what is not chosen yet may turn out any way."""
    test = _TESTS.get(type(effect))
    if test is not None:
        return test(machine, state, effect, scope)
    on = getattr(effect, "on", None)
    if on is None:
        return True
    if isinstance(on, Cards):
        return any(
            could_affect(machine, state, effect, card, seen)
            for seen in _seen_by(machine, state, on, scope)
            for card in each_in(machine, state, on, seen)
        )
    cards = cards_meant(machine, state, on, scope)
    if not cards:
        return on in _LATER
    return any(could_affect(machine, state, effect, card, scope) for card in cards)


def _seen_by(machine: Machine, state: State, on: Cards, scope: Scope) -> tuple[Scope, ...]:
    """How the description is seen by each player who picks."""
    if on.pick is None or on.pick.by == "you":
        return (scope,)
    players = _players(machine, state, on.pick.by, scope)
    return tuple(replace(scope, that_player=player) for player in players)


def _could_save(machine: Machine, state: State, ability: Ability, card: int, event: Event | None) -> bool:
    if event is None or not may_be_saved(event):
        return False
    remedied = event.cause != "terminal condition" or _remedies(machine, state, ability, card, event.card)
    return remedied and not cannot(machine, state, event.card, "be saved")


@second.rule("2e/rr/save/4", "2e/faq/3.1/1")
def _remedies(machine: Machine, state: State, ability: Ability, card: int, saved: int) -> bool:
    """Whether the other aspects of a save would end the terminal condition on the card that is saved."""
    for effect in (*ability.effects, *ability.then):
        if isinstance(effect, Modify) and (
            effect.on == "occurrence" or (effect.on == "self" and card == saved)
        ):
            state = put_in_force(state, InForce(serial=0, cards=(saved,), modify=effect, source=card))
    return strength(machine, state, saved) > 0 or cannot(machine, state, saved, "be killed")


def _players(machine: Machine, state: State, who: Any, scope: Scope) -> tuple[int, ...]:
    """The players who are meant; anybody, while the one who is has not been chosen yet."""
    meant = players_said(machine.game, state, who, scope)
    if not meant and who in _RECEIVERS:
        return players_said(machine.game, state, "any", scope)
    return meant


def _gain_power(machine: Machine, state: State, effect: GainPower, scope: Scope) -> bool:
    if effect.on is None:
        return any(
            not is_forbidden(machine, state, player, "gain power")
            for player in _players(machine, state, effect.player, scope)
        )
    if isinstance(effect.on, Cards):
        cards = each_in(machine, state, effect.on, scope)
    else:
        cards = cards_meant(machine, state, effect.on, scope)
        if not cards:
            return effect.on in _LATER
    return any(could_affect(machine, state, effect, card, scope) for card in cards)


def _power_of_faction(machine: Machine, state: State, effect: DiscardPower, scope: Scope) -> bool:
    if effect.on is not None:
        if isinstance(effect.on, Cards):
            cards = each_in(machine, state, effect.on, scope)
        else:
            cards = cards_meant(machine, state, effect.on, scope)
            if not cards:
                return effect.on in _LATER
        return any(could_affect(machine, state, effect, card, scope) for card in cards)
    return any(
        state.cards[state.players[player].faction].power
        for player in _players(machine, state, effect.player, scope)
    )


def _gain_gold(machine: Machine, state: State, effect: GainGold, scope: Scope) -> bool:
    return any(
        not is_forbidden(machine, state, player, "gain gold")
        for player in _players(machine, state, effect.player, scope)
    )


def _lose_gold(machine: Machine, state: State, effect: LoseGold, scope: Scope) -> bool:
    return any(state.players[player].gold for player in _players(machine, state, effect.player, scope))


@second.rule("2e/faq/1.7/1")
def _pay_gold(machine: Machine, state: State, effect: PayGold, scope: Scope) -> bool:
    amount = (
        effect.at_least if effect.at_least is not None else amount_of(machine, state, effect.amount, scope)
    )
    return any(
        state.players[player].gold >= amount for player in _players(machine, state, effect.player, scope)
    )


def _move_gold(machine: Machine, state: State, effect: MoveGold, scope: Scope) -> bool:
    if effect.source is None:
        return any(
            state.players[player].gold for player in _players(machine, state, effect.from_player, scope)
        )
    return _has_source(machine, state, effect, scope)


def _move_power(machine: Machine, state: State, effect: MovePower, scope: Scope) -> bool:
    if effect.source is None:
        return any(
            state.cards[state.players[player].faction].power
            for player in _players(machine, state, effect.from_player, scope)
        )
    return _has_source(machine, state, effect, scope)


def _has_source(machine: Machine, state: State, effect: MoveGold | MovePower, scope: Scope) -> bool:
    assert effect.source is not None
    if isinstance(effect.source, Cards):
        cards = each_in(machine, state, effect.source, scope)
    else:
        cards = cards_meant(machine, state, effect.source, scope)
        if not cards:
            return effect.source in _LATER
    return any(could_affect(machine, state, effect, card, scope) for card in cards)


def _draw(machine: Machine, state: State, effect: Draw, scope: Scope) -> bool:
    return any(
        state.players[player].deck != () and not is_forbidden(machine, state, player, "draw")
        for player in _players(machine, state, effect.player, scope)
    )


def _discard_random(
    machine: Machine, state: State, effect: DiscardRandom | DiscardFromHand, scope: Scope
) -> bool:
    return any(
        any(card < 0 or card != scope.source for card in state.players[player].hand)
        for player in _players(machine, state, effect.player, scope)
    )


def _discard_from_deck(machine: Machine, state: State, effect: DiscardFromDeck, scope: Scope) -> bool:
    return any(state.players[player].deck != () for player in _players(machine, state, effect.player, scope))


def _search(machine: Machine, state: State, effect: Search, scope: Scope) -> bool:
    """A search can change the game state while there is something to search: what is found is not known before."""
    return any(_has_cards(machine, state, cards, scope) for cards in effect.each or (effect.cards,))


def _uncover(machine: Machine, state: State, effect: Reveal | LookAt, scope: Scope) -> bool:
    """So can what is revealed or looked at."""
    if isinstance(effect.on, Cards):
        return _has_cards(machine, state, effect.on, scope)
    return bool(cards_meant(machine, state, effect.on, scope)) or effect.on in _LATER


def _has_cards(machine: Machine, state: State, cards: Cards, scope: Scope) -> bool:
    """Whether there is anything in the areas that a description names; in open areas, anything that fits."""
    zones = (cards.zone,) if isinstance(cards.zone, str) else cards.zone
    for seen in _seen_by(machine, state, cards, scope):
        for player in _players(machine, state, cards.controller, seen):
            areas = state.players[player]
            if ("deck" in zones and areas.deck != ()) or ("hand" in zones and areas.hand):
                return True
            if "shadows" in zones and areas.shadows:
                return True
        if each_in(machine, state, cards, seen):
            return True
    return False


def _shuffle(machine: Machine, state: State, effect: Shuffle, scope: Scope) -> bool:
    return False  # the order of a shuffled deck is not known before or after


def _is_first(machine: Machine, state: State, effect: BecomeFirst, scope: Scope) -> bool:
    if effect.chooses:
        return True
    return state.first_player not in _players(machine, state, effect.player, scope)


def _reveal_plot(machine: Machine, state: State, effect: RevealPlot, scope: Scope) -> bool:
    return any(state.players[player].plots for player in _players(machine, state, effect.player, scope))


def _end_challenge(machine: Machine, state: State, effect: EndChallenge, scope: Scope) -> bool:
    return state.challenge is not None


def _apply_claim(machine: Machine, state: State, effect: ApplyClaim, scope: Scope) -> bool:
    return True


def _additional(machine: Machine, state: State, effect: InitiateChallenge, scope: Scope) -> bool:
    return is_open(state, effect.until)


def _lasts(machine: Machine, state: State, effect: Cost | Forbid | Permit | Adjust, scope: Scope) -> bool:
    return is_open(state, effect.until)


@second.rule("2e/rr/lasting-effects/4")
def _delayed(machine: Machine, state: State, effect: Delayed, scope: Scope) -> bool:
    return is_open(state, effect.period)


def _later(machine: Machine, state: State, effect: Later, scope: Scope) -> bool:
    return is_open(state, effect.until)


def _is_open_question(condition: Condition) -> bool:
    """Whether the condition speaks of something that is not settled before the effect resolves."""
    for node in nodes(condition):
        for name in ("card", "on", "attached_to", "of", "among"):
            if getattr(node, name, None) in _LATER:
                return True
        if isinstance(node, Condition) and (node.succeeded is not None or node.player in _RECEIVERS):
            return True
    return False


def _if(machine: Machine, state: State, effect: If, scope: Scope) -> bool:
    if _is_open_question(effect.condition):
        return could_change_any(machine, state, (*effect.effects, *effect.otherwise), scope)
    chosen = effect.effects if holds_in(machine, state, effect.condition, scope) else effect.otherwise
    return could_change_any(machine, state, chosen, scope)


def _may(machine: Machine, state: State, effect: May, scope: Scope) -> bool:
    return could_change_any(machine, state, (*effect.effects, *effect.otherwise), scope)


def _either(machine: Machine, state: State, effect: Either, scope: Scope) -> bool:
    return any(could_change_any(machine, state, option, scope) for option in effect.options)


def _for_each(machine: Machine, state: State, effect: ForEach, scope: Scope) -> bool:
    if effect.cards is not None:
        if isinstance(effect.cards, Cards):
            cards = each_in(machine, state, effect.cards, scope)
        else:
            cards = cards_meant(machine, state, effect.cards, scope)
            if not cards:
                return effect.cards in _LATER
        return any(
            could_change_any(machine, state, effect.effects, replace(scope, those=(card,), card=card))
            for card in cards
        )
    return any(
        could_change_any(machine, state, effect.effects, replace(scope, that_player=player))
        for player in _players(machine, state, effect.player or "any", scope)
        if effect.where is None
        or holds_in(machine, state, effect.where, replace(scope, this_opponent=player, that_player=player))
    )


def _choose_now(machine: Machine, state: State, effect: ChooseNow, scope: Scope) -> bool:
    choose = effect.choose
    if choose.word or choose.player is not None:
        return could_change_any(machine, state, effect.effects, scope)
    seen = (
        scope
        if choose.by == "you"
        else replace(scope, that_player=next(iter(_players(machine, state, choose.by, scope)), -1))
    )
    return bool(each_in(machine, state, choose.cards, seen))


def _instead(machine: Machine, state: State, effect: Instead, scope: Scope) -> bool:
    return scope.trigger is not None or bool(state.stack)


_TESTS: dict[type, Test] = {
    GainPower: _gain_power,
    DiscardPower: _power_of_faction,
    GainGold: _gain_gold,
    LoseGold: _lose_gold,
    PayGold: _pay_gold,
    MoveGold: _move_gold,
    MovePower: _move_power,
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
    EndChallenge: _end_challenge,
    ApplyClaim: _apply_claim,
    InitiateChallenge: _additional,
    Cost: _lasts,
    Forbid: _lasts,
    Permit: _lasts,
    Adjust: _lasts,
    Delayed: _delayed,
    Later: _later,
    If: _if,
    May: _may,
    Either: _either,
    ForEach: _for_each,
    ChooseNow: _choose_now,
    Instead: _instead,
}
