"""Lasting effects that have been applied to a card which has become immune to them since: they stay."""

from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label, labels
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import InForce, State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.continuous import modifiers, scope_of_lasting
from agot_judge.engine.values.immunity import is_immune_to
from agot_judge.engine.values.position import Position

STAYS = ("2e/rr/immune/2",)


@shared.rule(*STAYS)
def applied_before(position: Position, card: int, what: str) -> tuple[InForce, ...]:
    """The lasting effects in force that change this (``strength``, ``icons`` ...) about the card, immune to them by now."""
    if not position.state.in_force or not position.may_be_changed("immune"):
        return ()
    now = {id(change.modify) for change in modifiers(position, card, what)}
    return tuple(
        effect
        for effect in position.state.in_force
        if id(effect.modify) in now
        and card in effect.cards
        and is_immune_to(position, card, scope_of_lasting(effect))
    )


def why_they_stay(game: Game, card: int, before: tuple[InForce, ...]) -> str:
    """The sentence about them."""
    sources = labels(game, tuple(dict.fromkeys(effect.source for effect in before)))
    return f"{label(game, card)} has become immune to {sources} since: what was applied before stays."


def say_what_stays(machine: Machine, state: State, cards: tuple[int, ...]) -> State:
    """The state with a line for each of these characters whose STR counts with what was applied before."""
    for card in cards if state.log.is_kept else ():
        before = applied_before(machine.at(state), card, "strength")
        if before:
            state = say(state, "state", why_they_stay(machine.game, card, before), STAYS)
    return state
