"""The picks while an effect resolves: cards described with a ``pick``, cards from hand, one of several ways."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine import ability as tree
from agot_judge.engine.ability.later_choices import TARGETS, is_of_cards
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.transition import in_player_order
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.conditions import holds_in
from agot_judge.engine.values.matching import best_in, cards_meant, each_in, matches_in, without_extremes
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.explain.none_of_that_kind import though_they_have_duplicates
from agot_judge.explain.saying import said
from agot_judge.rules.effects.moved_amounts import destinations, from_whom, how_much
from agot_judge.rules.potential.can_affect import could_affect
from agot_judge.rules.prohibitions.prohibitions import is_forbidden
from agot_judge.rules.resolution.optional_effects import (
    effect_name,
    one_player,
    slots_of_either,
    slots_of_may,
)
from agot_judge.rules.resolution.scope_of import scope_of_resolution
from agot_judge.rules.resolution.unidentified_piles import unidentified_to_pick
from agot_judge.rules.targets.choosing import REFERENTIAL, UNVERIFIED, legal_options, slots_of_choice
from agot_judge.rules.targets.effects_on_targets import effects_on
from agot_judge.rules.targets.influence_to_kneel import slots_of_influence
from agot_judge.rules.targets.plots_to_reveal import plots_to_reveal
from agot_judge.rules.targets.slots import Slot, at_random, in_order, of_cards, of_players, one_of_them
from agot_judge.rules.targets.whose_cards import FromWhom, is_from_one, of_whom

_PICK = ("2e/rr/effects/3",)
_CHOOSE = ("2e/rr/target/1", "2e/rr/target/7")
_SEVERAL = ("2e/rr/priority-of-simultaneous-resolution/1",)
_SACRIFICE = ("2e/rr/sacrifice/1",)
_RANDOM = ("2e/rr/effects/3", "2e/rr/discard-pile/2")
_SEARCH = ("2e/rr/search/1", "2e/rr/search/3")
_MAY = ("2e/rr/may/1", "2e/rr/abilities/2")
FIELDS = ("on", "source", "other", "to")
"""Where an effect describes cards, in the order in which they are picked."""


@shared.rule(*_PICK, *_CHOOSE, *_SEVERAL, *_SACRIFICE, *_SEARCH, *_MAY, "2e/rr/effects/4")
def slots_of(position: Position, frame: Resolution, effect: tree.Effect) -> tuple[Slot, ...]:
    """The choices that the effect asks for before it resolves, in the order in which they are made."""
    scope = scope_of_resolution(frame)
    if isinstance(effect, tree.May):
        return slots_of_may(position, frame, effect, scope)
    if isinstance(effect, tree.ForEach) and effect.one:
        return _which_player(position, frame, effect, scope)
    if isinstance(effect, tree.Either):
        return slots_of_either(position, frame, effect, scope)
    if isinstance(effect, tree.ChooseNow):
        options = legal_options(position, effect.choose, effect.effects, scope, 0)
        slots = slots_of_choice(position, effect.choose, options, scope, effect_name(position.game, frame))
        referential = is_of_cards(effect.choose) and not effects_on(effect.effects, TARGETS[0])
        besides = (*UNVERIFIED, *(REFERENTIAL if referential else ()))
        if is_of_cards(effect.choose):
            besides += though_they_have_duplicates(position.state, effect.choose, options)
        return tuple(
            slot._replace(decision=replace(slot.decision, cites=(*slot.decision.cites, *besides)))
            for slot in slots
        )
    if isinstance(effect, tree.KneelInfluence):
        return slots_of_influence(position, frame, effect, scope)
    if isinstance(effect, tree.DiscardFromHand):
        return _from_hand(position, frame, effect, scope)
    if isinstance(effect, tree.Search):
        return _search(position, frame, effect, scope)
    if isinstance(effect, tree.RevealPlot):
        return _plots(position, effect, scope)
    if isinstance(effect, tree.ChoosePlotAtRandom):
        return tuple(
            at_random(slot, _RANDOM)
            for slot in _plots(position, tree.RevealPlot(player=effect.player), scope)
        )
    if isinstance(effect, tree.BecomeFirst):
        return _first_player(position, effect, scope)
    if isinstance(effect, tree.Rearrange):
        return _order(position, frame, effect, scope)
    found: tuple[Slot, ...] = ()
    if isinstance(effect, tree.MoveGold | tree.MovePower) and effect.source is None:
        found += from_whom(position, effect, scope, effect_name(position.game, frame))
    if isinstance(effect, FromWhom) and is_from_one(effect):
        return of_whom(position, effect, scope, effect_name(position.game, frame))
    for field in FIELDS:
        described = getattr(effect, field, None)
        if isinstance(described, tree.Cards):
            pick = described.pick or (tree.Pick() if field == "to" else None)
            if pick is not None:
                found += picks(position, frame, effect, field, described, pick, scope)
    if (
        isinstance(effect, tree.MoveGold | tree.MovePower | tree.DiscardPower | tree.LoseGold)
        and effect.up_to
    ):
        found += how_much(position, frame, effect, found, scope, effect_name(position.game, frame))
    return found


def picked_number(position: Position, frame: Resolution, effect: tree.Effect) -> int:
    """The amount of "up to" a number that the player has chosen."""
    slots = slots_of(position, frame, effect)
    return next((one[0] for slot, one in zip(slots, frame.picked, strict=False) if slot.field == "number"), 0)


def picked_cards(position: Position, frame: Resolution, effect: tree.Effect, field: str) -> tuple[int, ...]:
    """The cards picked for this field of the effect, by everybody who picked."""
    slots = slots_of(position, frame, effect)
    return tuple(
        card
        for slot, cards in zip(slots, frame.picked, strict=False)
        if slot.field == field
        for card in cards
    )


def picks(
    position: Position,
    frame: Resolution,
    effect: tree.Effect,
    field: str,
    described: tree.Cards,
    pick: tree.Pick,
    scope: Scope,
) -> tuple[Slot, ...]:
    """One choice for each player who picks, in player order."""
    found: list[Slot] = []
    players = in_order(position.state, players_said(position.game, position.state, pick.by, scope))
    for player in players:
        seen = scope if pick.by == "you" else replace(scope, that_player=player)
        pool = pickable(position, frame, effect, field, described, player, seen)
        most = len(pool) if pick.any_number else amount_of(position, pick.most, seen)
        least = 0 if pick.any_number else amount_of(position, pick.least, seen)
        cites = _SACRIFICE if isinstance(effect, tree.Sacrifice) else _PICK
        text = f"Which cards for {effect_name(position.game, frame)} ({said(effect)})?"
        slot = of_cards(
            position.game,
            field,
            player,
            pool,
            (min(least, most), most),
            text,
            cites + (_SEVERAL if len(players) > 1 else ()),
        )
        is_said_which = (
            described.is_by_title or described.is_one_a_player_has or described.is_alone_on_its_side
        )
        slot = one_of_them(slot) if field == "on" and is_said_which else slot
        found.append(at_random(slot, _RANDOM) if pick.at_random else slot)
    return tuple(found)


@shared.rule("2e/rr/sacrifice/1", "2e/faq/2.1/1", "2e/rr/target/8", "2e/rr/move/2")
def pickable(
    position: Position,
    frame: Resolution,
    effect: tree.Effect,
    field: str,
    described: tree.Cards,
    player: int,
    scope: Scope,
) -> tuple[int, ...]:
    """The cards that this player may pick: they fit, and the effect could affect them."""
    if (
        field == "to"
        and isinstance(effect, tree.MoveGold | tree.MovePower)
        and isinstance(effect.source, tree.Cards)
    ):
        sources = frame.picked[0] if frame.picked else each_in(position, effect.source, scope)
        fitting = destinations(position, effect, described, sources, scope)
    elif field == "on" and described.eligible:
        fitting = each_affected(position, effect, described, scope)
    else:
        fitting = each_in(position, described, scope)
    if field == "to":
        return tuple(card for card in fitting if _is_destination(position, frame, effect, card, scope))
    if isinstance(effect, tree.Sacrifice):
        fitting = tuple(card for card in fitting if position.state.cards[card].controller == player)
    could = tuple(card for card in fitting if could_affect(position, effect, card, scope))
    return (
        *could,
        *(unidentified_to_pick(position, effect, described, scope) if field == "on" else ()),
    )


def _is_destination(
    position: Position, frame: Resolution, effect: tree.Effect, card: int, scope: Scope
) -> bool:
    if isinstance(effect, tree.Attach):
        moved = effect.on
        if not isinstance(moved, tree.Cards):
            cards = _meant(position, moved, scope)
        elif moved.pick is None:
            cards = each_in(position, moved, scope)
        else:
            cards = tuple(one for answer in frame.picked[:1] for one in answer)
        there = replace(effect, to="target")
        return all(could_affect(position, there, one, replace(scope, targets=((card,),))) for one in cards)
    if isinstance(effect, tree.MoveGold | tree.MovePower):
        if isinstance(effect.source, tree.Cards):
            return card not in (frame.picked[0] if frame.picked else ())
        return not isinstance(effect.source, str) or card not in _meant(position, effect.source, scope)
    return True


def _meant(position: Position, on: Any, scope: Scope) -> tuple[int, ...]:
    return cards_meant(position, on, scope)


def players_in_turn(position: Position, effect: tree.ForEach, scope: Scope) -> tuple[int, ...]:
    """The players for each of whom the effects resolve, in player order."""
    return tuple(
        player
        for player in in_order(
            position.state, players_said(position.game, position.state, effect.player or "any", scope)
        )
        if effect.where is None
        or holds_in(position, effect.where, replace(scope, this_opponent=player, that_player=player))
    )


def _which_player(
    position: Position, frame: Resolution, effect: tree.ForEach, scope: Scope
) -> tuple[Slot, ...]:
    """ "An opponent" is one of them: which, is for the player to choose who controls the ability."""
    players = players_in_turn(position, effect, scope)
    if not players:
        return ()
    text = f"Which player for {effect_name(position.game, frame)}?"
    return (one_of_them(of_players(position.game, "player", scope.you, players, text, _PICK)),)


@shared.rule("2e/rr/effects/3", "2e/rr/effects/4", "2e/rr/discard-pile/2", *_SEVERAL)
def _from_hand(
    position: Position, frame: Resolution, effect: tree.DiscardFromHand, scope: Scope
) -> tuple[Slot, ...]:
    """Each player discards cards of his or her own choice."""
    if effect.all_of_it:
        return ()
    found: list[Slot] = []
    players = in_order(position.state, players_said(position.game, position.state, effect.player, scope))
    cites = _RANDOM + (_SEVERAL if len(players) > 1 else ())
    for player in players:
        seen = replace(scope, that_player=player)
        pool = cards_in_hand(position, player, effect.cards, seen, apart=frame.card)
        amount = amount_of(position, effect.amount, seen)
        least = amount
        if effect.at_least is not None:
            least, amount = effect.at_least, len(pool)
        name = position.game.players[player]
        text = f"Which cards does {name} discard for {effect_name(position.game, frame)}?"
        found.append(of_cards(position.game, "cards", player, pool, (least, amount), text, cites, "discard"))
    return tuple(found)


def cards_in_hand(
    position: Position, player: int, cards: tree.Cards, scope: Scope, apart: int = -1
) -> tuple[int, ...]:
    """The cards in the player's hand that fit; unidentified ones only where every card would do."""
    hand = position.state.players[player].hand
    if replace(cards, zone="hand", controller="any", pick=None) == tree.Cards(zone="hand"):
        return tuple(card for card in hand if card != apart or card < 0)
    described = replace(cards, zone="hand", controller="any", pick=None)
    return tuple(
        card for card in hand if card >= 0 and card != apart and matches_in(position, described, card, scope)
    )


def searched(position: Position, cards: tree.Cards, scope: Scope) -> tuple[int, ...]:
    """The identified cards that a search could find."""
    return each_in(position, replace(cards, pick=None), scope)


def _search(position: Position, frame: Resolution, effect: tree.Search, scope: Scope) -> tuple[Slot, ...]:
    """A player is not obliged to find anything; of two kinds of which either is searched for, one is found."""
    player = one_player(position, effect.player, scope)
    if player < 0:
        return ()
    found: list[Slot] = []
    for index, described in enumerate(effect.kinds):
        pick = described.pick or effect.cards.pick or tree.Pick()
        pool = searched(position, described, scope)
        if is_forbidden(position, player, "search", scope.source):
            pool = tuple(card for card in pool if position.state.cards[card].zone != "deck")
        most = len(pool) if pick.any_number else amount_of(position, pick.most, scope)
        if effect.either and any(frame.picked[:index]):
            most = 0
        text = f"What does {position.game.players[player]} find?"
        slot = of_cards(position.game, "cards", player, pool, (0, most), text, _SEARCH)
        found.append(slot._replace(decision=replace(slot.decision, may_pass=True)))
    return tuple(found)


def _plots(position: Position, effect: tree.RevealPlot, scope: Scope) -> tuple[Slot, ...]:
    found: list[Slot] = []
    for player in in_order(position.state, players_said(position.game, position.state, effect.player, scope)):
        pool = plots_to_reveal(position, effect, player, scope)
        text = f"{position.game.players[player]} chooses a plot card to reveal."
        if pool:
            found.append(
                of_cards(position.game, "cards", player, pool, (1, 1), text, ("2e/rr/plot-card/3",), "plot")
            )
    return tuple(found)


def _first_player(position: Position, effect: tree.BecomeFirst, scope: Scope) -> tuple[Slot, ...]:
    if not effect.chooses:
        return ()
    player = one_player(position, effect.player, scope)
    everybody = tuple(in_player_order(position.state))
    text = f"{position.game.players[player]} chooses the first player."
    cites = ("2e/rr/first-player/1",)
    return (of_players(position.game, "player", player, everybody, text, cites, "first player"),)


def _order(position: Position, frame: Resolution, effect: tree.Rearrange, scope: Scope) -> tuple[Slot, ...]:
    player = one_player(position, effect.player, scope)
    cards = _meant(position, effect.on, scope)
    if player < 0 or not cards:
        return ()
    text = f"In which order (top first) on the {'top' if effect.to == 'top of deck' else 'bottom'}?"
    number = len(cards)
    slot = of_cards(
        position.game, "cards", player, cards, (number, number), text, _PICK, "order", ordered=True
    )
    return (one_of_them(slot),)


@shared.rule("2e/rr/effects/3", "2e/rr/target/8")
def each_affected(
    position: Position, effect: tree.Effect, described: tree.Cards, scope: Scope
) -> tuple[int, ...]:
    """The cards of the description that the effect could affect.

    Of "an eligible character with the lowest printed cost" those that it could not affect are left out first: the lowest
    is that of the others.
    """
    pool = each_in(position, without_extremes(described) if described.eligible else described, scope)
    found = tuple(card for card in pool if could_affect(position, effect, card, scope))
    return best_in(position, described, found, scope) if described.eligible and found else found
