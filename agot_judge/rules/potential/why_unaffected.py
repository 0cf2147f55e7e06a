"""Reasons that an effect does not reach a card: immunity, what "cannot" be, and what has nothing to change."""

from agot_judge.engine.ability import (
    Attach,
    Discard,
    Effect,
    Kill,
    Kneel,
    Move,
    MoveGold,
    MovePower,
    PutIntoPlay,
    ReturnToHand,
    Sacrifice,
    TakeControl,
)
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.values.immunity import is_immune_to
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.engine.values.values import is_prohibited
from agot_judge.rules.effects.control import control_requirements
from agot_judge.rules.potential.can_affect import PROHIBITED, effect_is_prohibited, is_elsewhere, player_of
from agot_judge.rules.potential.duplicating import against_duplicates
from agot_judge.rules.potential.moves import has_destination, place_of
from agot_judge.rules.potential.nothing_to_change import is_so_already
from agot_judge.rules.potential.strength_that_stays import kept_from
from agot_judge.rules.prohibitions.forbidding import forbidden_by, not_forbidden, not_immune


def what_spares(position: Position, effect: Effect, card: int, scope: Scope) -> tuple[Requirement, ...]:
    """The obstacles that keep the effect from this card, with the card that says so: immunity, or that the card cannot be
    killed; or that it is already so."""
    if is_immune_to(position, card, scope):
        return (not_immune(position, card, scope),)
    kept = kept_from(position, effect, card, scope)
    asked = (
        not_forbidden(position, card, what, source=scope.source)
        for what in (*PROHIBITED.get(type(effect), ()), *((kept,) if kept else ()))
    )
    unmet = tuple(one for one in asked if not one.met)
    if isinstance(effect, Attach):
        unmet = (*unmet, *against_duplicates(position, effect, card, scope))
    return unmet or _not_taken(position, effect, card, scope) or is_so_already(position, effect, card)


def _not_taken(position: Position, effect: Effect, card: int, scope: Scope) -> tuple[Requirement, ...]:
    """Reasons why its player could not take control of the card, or put it into play: a copy of a unique card, most of all."""
    if not isinstance(effect, PutIntoPlay | TakeControl):
        return ()
    who = effect.under if isinstance(effect, PutIntoPlay) else effect.player
    player = player_of(position, who, card, scope)
    if player < 0:
        return ()
    demanded = position.entry_rules.presence if isinstance(effect, PutIntoPlay) else control_requirements
    unmet = tuple(one for one in demanded(position, player, card) if not one.met)
    if isinstance(effect, PutIntoPlay):
        unmet = (*unmet, *position.entry_rules.prohibitions(position, player, card, "put into play"))
    return unmet


def as_said(position: Position, effect: Effect, card: int, scope: Scope) -> str:
    """The same as the trace says it: ``it is immune``, ``it cannot be killed (Ward: "..")``, or where it is not; empty for
    other reasons."""
    if is_immune_to(position, card, scope):
        return "it is immune"
    for what in PROHIBITED.get(type(effect), ()):
        if is_prohibited(position, card, what, source=scope.source):
            return f"it cannot {what} ({forbidden_by(position, card, what)})"
    return "it is not in the area where the effect looks for it" if is_elsewhere(effect, card, scope) else ""


_LEAVING = (Discard, Kill, Move, ReturnToHand, Sacrifice)
_FACTION_CARD, _PLOT_CARD = "2e/rr/in-play-and-out-of-play/5", "2e/rr/in-play-and-out-of-play/6"


@shared.rule(_FACTION_CARD, _PLOT_CARD)
def _stays_in_play(position: Position, effect: Effect, card: int) -> tuple[str, ...]:
    """The paragraph by which a faction card, or a revealed plot card, does not leave play as the effect would have it."""
    here = position.state.cards[card]
    if here.zone != "play" or not isinstance(effect, _LEAVING):
        return ()
    player = position.state.players[here.controller]
    to_plot_deck = isinstance(effect, Move) and effect.to == "plot deck"
    if card == player.plot and not to_plot_deck:
        return (_PLOT_CARD,)
    return (_FACTION_CARD,) if card == player.faction else ()


def _would_move_to_itself(position: Position, effect: Effect, card: int, scope: Scope) -> bool:
    """True where power or gold on the card could only move to where it is."""
    if not isinstance(effect, MoveGold | MovePower):
        return False
    here = position.state.cards[card]
    there = here.gold if isinstance(effect, MoveGold) else here.power
    return there > 0 and not has_destination(position, effect, place_of(position, card), scope)


@shared.rule(
    "2e/faq/2.1/1", "2e/faq/2.1/2", "2e/rr/immune/1", "2e/rr/cannot/1", "2e/rr/move/2", "2e/rr/target/8"
)
def why_spared(position: Position, effect: Effect, card: int, scope: Scope) -> tuple[str, ...]:
    """The paragraphs because of which the effect does not reach this card; none where it has just nothing to change."""
    if is_immune_to(position, card, scope):
        return ("2e/rr/immune/1",)
    if is_elsewhere(effect, card, scope):
        return ("2e/faq/2.4/1",)
    if (
        isinstance(effect, Kneel)
        and position.state.cards[card].zone == "play"
        and position.state.cards[card].kneeling
    ):
        return ("2e/rr/kneel/2", "2e/rr/target/8")
    if _would_move_to_itself(position, effect, card, scope):
        return ("2e/rr/move/2", "2e/rr/target/8")
    if kept_from(position, effect, card, scope):
        return ("2e/faq/2.1/1", "2e/rr/cannot/1", "2e/rr/target/8")
    if stays := _stays_in_play(position, effect, card):
        return stays
    if effect_is_prohibited(position, effect, card, scope):
        return ("2e/faq/2.1/1", "2e/faq/2.1/2", "2e/rr/cannot/1")
    against = _not_taken(position, effect, card, scope)
    return tuple(dict.fromkeys(cite for one in against for cite in one.cites))
