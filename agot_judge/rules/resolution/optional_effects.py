"""Effects that a player may do or not, and those of which one of several ways is taken."""

from msgspec.structs import replace

from agot_judge.engine.ability import DiscardFromHand, Either, May, Who
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Decision
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.game import Game
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.explain.saying import said
from agot_judge.rules.potential.potential import could_change_any
from agot_judge.rules.resolution.chosen_once import ways_left
from agot_judge.rules.targets.slots import Slot, in_order, of_words

_PICK = ("2e/rr/effects/3",)
_MAY = ("2e/rr/may/1", "2e/rr/abilities/2")
_IN_ORDER = ("2e/rr/priority-of-simultaneous-resolution/1",)
YES = (0,)
"""The answer with which a player does what he or she may."""


def effect_name(game: Game, frame: Resolution) -> str:
    """The ability for which a choice is made, in words."""
    return label(game, frame.card) if frame.card >= 0 else "the effect"


def one_player(position: Position, who: Who, scope: Scope) -> int:
    """The player who is meant, the first in player order where several are; -1: none."""
    players = in_order(position.state, players_said(position.game, position.state, who, scope))
    return players[0] if players else -1


def slots_of_may(position: Position, frame: Resolution, effect: May, scope: Scope) -> tuple[Slot, ...]:
    """Nobody is asked about what would change nothing."""
    players = in_order(position.state, players_said(position.game, position.state, effect.player, scope))
    if may_one_of_them(players, effect):
        able = [player for player in players if _is_able(position, effect, player, scope)]
        # Once one of them has done it nobody else is asked.
        asked = len(frame.picked) if YES in frame.picked else len(frame.picked) + 1
        slots = (_yes_or_no(position.game, player, effect, ("yes", "no")) for player in able[:asked])
        return tuple(
            slot._replace(decision=replace(slot.decision, cites=(*slot.decision.cites, *_IN_ORDER)))
            for slot in slots
        )
    if len(players) != 1 or not _is_able(position, effect, players[0], scope):
        return ()
    only = only_either(effect)
    if only is not None:
        (slot,) = slots_of_either(position, frame, replace(only, player=effect.player), scope)
        optional = replace(slot.decision, least=0, may_pass=True, cites=(*_MAY, *slot.decision.cites))
        return (slot._replace(decision=optional),)
    return (_yes_or_no(position.game, players[0], effect, ("yes", "no")),)


@shared.rule(*_IN_ORDER)
def may_one_of_them(players: tuple[int, ...], effect: May) -> bool:
    """True where any one of several players may prevent something: in player order each has the choice."""
    return len(players) > 1 and bool(effect.otherwise) and only_either(effect) is None


def _is_able(position: Position, effect: May, player: int, scope: Scope) -> bool:
    """True where it would change something that this player does it."""
    seen = replace(scope, that_player=player) if effect.player != "you" else scope
    if not could_change_any(position, effect.effects[:1], seen):
        return False
    return not effect.otherwise or _has_enough_cards(position, effect, player, seen)


def _yes_or_no(game: Game, player: int, effect: May, words: tuple[str, ...]) -> Slot:
    said_of_it = effect.label or "; ".join(said(one) for one in effect.effects)
    text = f"{game.players[player]} may: {said_of_it}?"
    return of_words("word", player, words, text, _MAY, "yes or no")


def only_no(game: Game, player: int, effect: May) -> Decision:
    """The decision of which nobody is asked: whether the player does what would change nothing."""
    return _yes_or_no(game, player, effect, ("no",)).decision


def _has_enough_cards(position: Position, effect: May, player: int, scope: Scope) -> bool:
    """True where ``unless that player discards 2 cards`` can come about: fewer than so many are not what is asked."""
    hand = position.state.players[player].hand
    return all(
        one.at_least is not None or amount_of(position, one.amount, scope) <= len(hand)
        for one in effect.effects
        if isinstance(one, DiscardFromHand)
    )


def only_either(effect: May) -> Either | None:
    """The ways between which a player may choose, where that is all there is to it: ``may either ..., or ...``."""
    only = effect.effects[0] if len(effect.effects) == 1 else None
    return only if isinstance(only, Either) else None


def possible_ways(position: Position, frame: Resolution, effect: Either, scope: Scope) -> tuple[int, ...]:
    """The options that may be chosen: those that would change something, or all of them where none would."""
    ways = ways_left(position, effect, scope)
    changing = tuple(way for way in ways if could_change_any(position, effect.options[way], scope))
    return changing or ways


def slots_of_either(position: Position, frame: Resolution, effect: Either, scope: Scope) -> tuple[Slot, ...]:
    """The choice between the ways that the effect leaves open."""
    player = one_player(position, effect.player, scope)
    if player < 0:
        return ()
    ways = possible_ways(position, frame, effect, scope)
    words = tuple(
        effect.labels[way] if effect.labels else "; ".join(said(one) for one in effect.options[way])
        for way in ways
    )
    text = f"Which way for {effect_name(position.game, frame)}?"
    left_out = ("2e/rr/abilities/6",) if len(ways) < len(effect.options) else ()
    slot = of_words("word", player, words, text, (*_PICK, *left_out), "name")
    return (slot,)
