"""The trace's remarks beside the cards that an effect reaches: why immunity, a duplicate or a prohibition is no obstacle."""

from agot_judge.engine.ability import Cards, Effect
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.immunity import is_immune_to
from agot_judge.engine.values.scope import Scope
from agot_judge.engine.values.values import is_prohibited
from agot_judge.rules.targets.choosing import AS_A_TARGET

_ITSELF = ("2e/rr/immune/1",)
_NO_TARGET = ("2e/faq/choose/1",)
_NO_ATTACHMENTS = ("2e/rr/duplicates/4",)


def say_of_the_affected(
    machine: Machine, state: State, effect: Effect, cards: tuple[int, ...], scope: Scope
) -> State:
    """The state with what is to be said of these cards, on which the effect works."""
    if not state.log.is_kept or scope.source < 0:
        return state
    state = _whose_immunity(machine, state, cards, scope)
    on = getattr(effect, "on", None)
    if not isinstance(on, Cards):
        return state
    state = _not_chosen(machine, state, cards, scope)
    return _no_duplicates(machine, state, cards) if on.type == ("attachment",) else state


@shared.rule(*_ITSELF)
def _whose_immunity(machine: Machine, state: State, cards: tuple[int, ...], scope: Scope) -> State:
    """A line for each of them that is attached to an immune card: only that card itself is protected."""
    for card in cards:
        host = state.cards[card].host
        if host >= 0 and is_immune_to(machine.at(state), host, scope):
            text = f"{label(machine.game, host)} is immune to the effect, {label(machine.game, card)} is not."
            state = say(state, "state", text, _ITSELF)
    return state


@shared.rule(*_NO_TARGET)
def _not_chosen(machine: Machine, state: State, cards: tuple[int, ...], scope: Scope) -> State:
    """A line for each of them that cannot be chosen: an effect without the word "choose" has no targets."""
    for card in cards:
        if is_prohibited(machine.at(state), card, AS_A_TARGET, source=scope.source):
            text = f"{label(machine.game, card)} cannot be chosen as a target: this effect has none."
            state = say(state, "state", text, _NO_TARGET)
    return state


@shared.rule(*_NO_ATTACHMENTS)
def _no_duplicates(machine: Machine, state: State, attachments: tuple[int, ...]) -> State:
    """A line for each card that has duplicates besides these attachments: an effect on attachments does not affect them."""
    for host in dict.fromkeys(state.cards[card].host for card in attachments):
        if host >= 0 and state.cards[host].duplicates:
            text = f"The duplicates of {label(machine.game, host)} are not considered attachments."
            state = say(state, "state", text, _NO_ATTACHMENTS)
    return state
