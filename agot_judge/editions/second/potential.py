"""Whether an effect could change the game state, or a card."""

from agot_judge.editions.second.book import second
from agot_judge.editions.second.leaving_play import may_be_saved
from agot_judge.editions.second.period_end import ENDS, LAST
from agot_judge.engine.ability import (
    Ability,
    Cancel,
    Cards,
    Discard,
    DiscardRandom,
    Draw,
    Effect,
    GainPower,
    Kill,
    Kneel,
    Modify,
    Ref,
    RemoveFromChallenge,
    RemoveToken,
    ReturnToHand,
    Sacrifice,
    Save,
    Stand,
)
from agot_judge.engine.board import is_participating, players_meant
from agot_judge.engine.events import Event
from agot_judge.engine.machine import Machine
from agot_judge.engine.state import InForce, State
from agot_judge.engine.transition import put_in_force
from agot_judge.engine.values import cannot, each, strength

TARGETS: tuple[Ref, ...] = ("target", "target 2", "target 3")
"""How effects speak of the targets of each choice."""


@second.rule("2e/rr/abilities/6", "2e/rr/target/8", "2e/faq/2.1/1")
def could_affect(machine: Machine, state: State, effect: Effect, card: int) -> bool:
    """Whether the effect could change anything about this card: a kneeling card cannot be knelt, and so on."""
    here = state.cards[card]
    if isinstance(effect, Kneel):
        return not here.kneeling and not cannot(machine, state, card, "be knelt")
    if isinstance(effect, Stand):
        return here.kneeling and not cannot(machine, state, card, "be stood")
    if isinstance(effect, Kill):
        is_character = machine.game.cards[card].definition.face.type == "character"
        return (
            here.zone == "play"
            and is_character
            and not cannot(machine, state, card, "be killed")
            and not cannot(machine, state, card, "leave play")
        )
    if isinstance(effect, Discard) and cannot(machine, state, card, "be discarded"):
        return False
    if isinstance(effect, Sacrifice) and cannot(machine, state, card, "be sacrificed"):
        return False
    if isinstance(effect, Discard | ReturnToHand | Sacrifice):
        return here.zone == "play" and not cannot(machine, state, card, "leave play")
    if isinstance(effect, RemoveFromChallenge):
        return is_participating(state, card)
    if isinstance(effect, RemoveToken):
        return any(name == effect.token for name, _ in here.tokens)
    if isinstance(effect, Modify):
        return here.zone == "play" and _period_is_open(state, effect.until)
    return True


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
    """Whether the effect has the potential to change the game state; with ``target``, by affecting that card."""
    if isinstance(effect, Save):
        if event is None or not may_be_saved(event):
            return False
        remedied = event.cause != "terminal condition" or _remedies(machine, state, ability, card, event.card)
        return remedied and not cannot(machine, state, event.card, "be saved")
    if isinstance(effect, Cancel):
        return event is not None and event.kind == "initiate" and not event.flag
    if isinstance(effect, Draw):
        drawers = players_meant(state, effect.player, player)
        return any(state.players[drawer].deck != () for drawer in drawers)
    if isinstance(effect, DiscardRandom):
        return any(state.players[other].hand for other in players_meant(state, effect.player, player))
    on = getattr(effect, "on", None)
    if isinstance(effect, GainPower) and on is None:
        return True
    if on in TARGETS:
        position = TARGETS.index(on)
        pool = (
            (target,) if target is not None else _choosable(machine, state, ability, position, card, player)
        )
    elif on == "self":
        pool = (card,)
    elif on == "occurrence":
        pool = (event.card,) if event is not None and event.card >= 0 else ()
    elif isinstance(on, Cards):
        pool = each(machine, state, on, card, player)
    else:
        return True
    return any(could_affect(machine, state, effect, affected) for affected in pool)


def _choosable(
    machine: Machine, state: State, ability: Ability, position: int, card: int, player: int
) -> tuple[int, ...]:
    if position >= len(ability.choose):
        return ()
    return each(machine, state, ability.choose[position].cards, card, player)


@second.rule("2e/rr/lasting-effects/4")
def _period_is_open(state: State, until: str | None) -> bool:
    """An "until the end of X" effect after the end of X fails to initiate."""
    if until == "challenge":
        return state.challenge is not None and not state.challenge.resolved
    if until == "phase":
        return bool(state.phase) or state.step not in ENDS
    if until == "round":
        return bool(state.phase) or state.step != LAST
    return True


@second.rule("2e/rr/save/4", "2e/faq/3.1/1")
def _remedies(machine: Machine, state: State, ability: Ability, card: int, saved: int) -> bool:
    """Whether the other aspects of a save would end the terminal condition on the card that is saved."""
    for effect in (*ability.effects, *ability.then):
        if isinstance(effect, Modify) and (
            effect.on == "occurrence" or (effect.on == "self" and card == saved)
        ):
            state = put_in_force(state, InForce(serial=0, cards=(saved,), modify=effect, source=card))
    return strength(machine, state, saved) > 0 or cannot(machine, state, saved, "be killed")
