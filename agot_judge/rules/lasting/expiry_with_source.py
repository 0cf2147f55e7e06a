"""Effects that end when a card leaves play or stands, or a new plot is revealed: effects that last until then."""

from collections.abc import Callable

from msgspec.structs import replace

from agot_judge.engine.ability import Effect
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.ability.words import OR_LEAVES, WORKED_ON
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label, labels
from agot_judge.engine.state.state import InForce, State
from agot_judge.engine.state.transition import push, say
from agot_judge.rules.effects.control import revert_control
from agot_judge.rules.lasting.delayed import resolution_of

_EXPIRES = ("2e/rr/lasting-effects/3", "2e/rr/effects/5")
WITH_THE_CARD = (
    *("this leaves play", "this stands"),
    *(f"{period}{OR_LEAVES}" for period in ("challenge", "phase", "round")),
)
"""The durations of effects that last until their source leaves play, at the latest."""


_OF_THE_CARD = {
    *TARGETS,
    *WORKED_ON,
    "occurrence",
    "shown",
    "searched",
    "cost",
    "controller",
    "owner",
    "its player",
    "that player",
}
"""The words by which an effect names the cards for which it was created, and the players of those cards."""


@shared.rule("2e/rr/leaves-play/6")
def without_the_card(effect: InForce, card: int) -> InForce | None:
    """The rest of an effect as this card leaves play, for which it expires: it goes on for its other cards, and what it
    does to none of them is still to come; None: nothing."""
    others = tuple(other for other in effect.cards if other != card)
    if others:
        return replace(effect, cards=others)
    asked = effect.if_in_play or effect.if_with_token or effect.condition is not None
    apart = () if asked else tuple(one for one in effect.effects if _is_apart(one))
    return replace(effect, cards=(), effects=apart) if apart else None


def _is_apart(effect: Effect) -> bool:
    """True where it has to do neither with the cards for which it was created nor with what is done to them."""
    for node in nodes(effect):
        values = tuple(getattr(node, name) for name in node.__struct_fields__)
        if any(value in _OF_THE_CARD for value in values if isinstance(value, str)):
            return False
        if getattr(node, "succeeded", None) is not None:
            return False
    return True


def waits_for_it(effect: InForce) -> bool:
    """True where a delayed effect waits for what happens to its cards: that they leave play can be just that."""
    return (
        effect.trigger is not None
        and effect.trigger.card is not None
        and effect.trigger.card.among is not None
    )


@shared.rule(*_EXPIRES, "2e/rr/removed-from-game/1")
def end_with_card(machine: Machine, state: State, card: int) -> State:
    """The state without what lasted until this card left play; what was to come back then is about to."""
    for until in WITH_THE_CARD if state.in_force else ():
        state = _end(machine, state, until, lambda effect: effect.source == card)
    return state


@shared.rule(*_EXPIRES)
def end_with_standing(machine: Machine, state: State, card: int) -> State:
    """The state without what lasted until this card stood."""
    return _end(machine, state, "this stands", lambda effect: effect.source == card)


@shared.rule(*_EXPIRES)
def end_with_plot(machine: Machine, state: State, player: int) -> State:
    """The state without what lasted until this player revealed a new plot card."""
    state = _end(machine, state, "their next plot", lambda effect: effect.chosen_player == player)
    return _end(machine, state, "next plot", lambda effect: effect.controller == player)


@shared.rule(*_EXPIRES)
def end_with_beginning(machine: Machine, state: State, phase: str) -> State:
    """The state without what lasted until the beginning of this phase; what was to come back then is about to."""
    for until in (f"beginning of {phase}", "next phase"):
        state = _end(machine, state, until, lambda effect: True)
    return state


@shared.rule(*_EXPIRES)
def end_with_phase(machine: Machine, state: State, phase: str) -> State:
    """The state without what lasted until the end of this phase, of which it was said by name: ``during the next plot phase``."""
    return _end(machine, state, f"through {phase}", lambda effect: True)


def _end(machine: Machine, state: State, until: str, concerns: Callable[[InForce], bool]) -> State:
    ended = tuple(effect for effect in state.in_force if effect.until == until and concerns(effect))
    if not ended:
        return state
    kept = tuple(effect for effect in state.in_force if effect not in ended)
    state = replace(state, in_force=kept)
    for effect in ended:
        source = label(machine.game, effect.source) if effect.source >= 0 else "a card effect"
        on = f" on {labels(machine.game, effect.cards)}" if effect.cards else ""
        state = say(state, "expiry", f"The effect of {source}{on} expires.", _EXPIRES)
        if effect.effects and effect.trigger is None:  # what it waited for did not come about
            state = push(state, resolution_of(effect, effect.cards))
    return revert_control(machine, state, ended)
