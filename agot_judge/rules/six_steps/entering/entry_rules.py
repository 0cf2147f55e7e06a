"""The rules by which cards come into play in the First Edition: its answers to the rules that editions share
(``engine.values.position``)."""

from collections.abc import Iterator

from agot_judge.engine.ability import Cards, Effect, PutIntoPlay
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.values.matching import each_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.rules.six_steps.entering.attaching import (
    against_becoming_attached as against_becoming_attached,
)
from agot_judge.rules.six_steps.entering.attaching import attachment_requirements as attachment_requirements
from agot_judge.rules.six_steps.entering.attaching import may_attach as may_attach
from agot_judge.rules.six_steps.entering.entering import may_enter_play as may_enter_play
from agot_judge.rules.six_steps.entering.playing import can_be_played_from_there as can_be_played_from_there
from agot_judge.rules.six_steps.entering.playing import (
    might_be_played_from_there as might_be_played_from_there,
)
from agot_judge.rules.six_steps.entering.playing import play_cost as play_cost
from agot_judge.rules.six_steps.entering.playing import play_requirements as play_requirements
from agot_judge.rules.six_steps.entering.requirements import prohibitions as prohibitions
from agot_judge.rules.six_steps.entering.uniqueness import against_duplicating as against_duplicating
from agot_judge.rules.six_steps.entering.uniqueness import presence as presence
from agot_judge.rules.six_steps.entering.uniqueness import uniqueness as uniqueness


def keeping_out(position: Position, effect: PutIntoPlay, card: int, scope: Scope) -> Iterator[Requirement]:
    """Each unmet requirement of this card to come into play by the effect."""
    player = position.game.cards[card].owner if effect.under == "owner" else scope.you
    yield from (one for one in presence(position, player, card) if not one.met)
    yield from prohibitions(position, player, card, "put into play")


def obstacles(position: Position, effects: tuple[Effect, ...], scope: Scope) -> tuple[Requirement, ...]:
    """Each unmet requirement of the cards that the effects would put into play."""
    return tuple(
        one
        for effect in effects
        if isinstance(effect, PutIntoPlay) and isinstance(effect.on, Cards)
        for card in each_in(position, effect.on, scope)
        for one in keeping_out(position, effect, card, scope)
    )


def may_play_of_another(position: Position, player: int, card: int) -> bool:
    """No rule lets a player play an event of another one."""
    return False


def why_playing_costs_so_much(position: Position, player: int, card: int, x: int) -> str:
    """The cost of an event is told as it is."""
    return ""


def why_not_permitted(position: Position, player: int, card: int, way: str) -> str:
    """No permission is told apart."""
    return ""
