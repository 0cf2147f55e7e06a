"""Protections of a card from the effects of an ability, but not from paying its cost: immunity, what effects cannot do to it."""

from agot_judge.engine.ability import Effect, KneelInfluence
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label, labels
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.immunity import is_immune_to
from agot_judge.engine.values.scope import Scope
from agot_judge.engine.values.values import is_prohibited
from agot_judge.rules.potential.can_affect import PROHIBITED
from agot_judge.rules.prohibitions.forbidding import forbidden_by

_IMMUNE_PAYS = ("2e/rr/immune/3", "1e/faq/3.16/1")
_IMMUNE_PROVIDES = ("1e/faq/3.2/4",)
_NO_EFFECT = ("2e/rr/effects/2", "2e/rr/costs/2")


@shared.rule(*_IMMUNE_PAYS, *_IMMUNE_PROVIDES, *_NO_EFFECT)
def say_who_pays_all_the_same(
    machine: Machine, state: State, costs: tuple[Effect, ...], paid: tuple[tuple[int, ...], ...], scope: Scope
) -> State:
    """The state with a line for the cards that pay these costs although effects could not do it to them."""
    if not state.log.is_kept:
        return state
    immune = {card for cards in paid for card in cards if is_immune_to(machine.at(state), card, scope)}
    if immune:
        text = f"{labels(machine.game, tuple(immune))}: immune to its effects, but not kept from paying its cost."
        by_influence = any(isinstance(cost, KneelInfluence) for cost in costs)
        cites = (*_IMMUNE_PAYS, *(_IMMUNE_PROVIDES if by_influence else ()))
        state = say(state, "state", text, cites, scope.you)
    for cost, cards in zip(costs, paid, strict=False):
        for what in PROHIBITED.get(type(cost), ()):
            for card in cards:
                if is_prohibited(machine.at(state), card, what, source=scope.source):
                    why = forbidden_by(machine.at(state), card, what)
                    text = (
                        f"{label(machine.game, card)} cannot {what} by card effects ({why}): a cost is none."
                    )
                    state = say(state, "state", text, _NO_EFFECT, scope.you)
    return state
