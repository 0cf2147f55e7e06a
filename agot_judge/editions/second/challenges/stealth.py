"""Stealth: the characters that one with stealth can bypass as it is declared as an attacker."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import characters, is_bypassed, is_character_of, label
from agot_judge.engine.state.decision import Declaration, Requirement
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import count_exceptions, has_keyword, is_immune, is_prohibited
from agot_judge.explain.wording import describe
from agot_judge.rules.prohibitions.forbidding import not_forbidden, not_immune
from agot_judge.rules.resolution.scope_of import of_keyword

STEALTH = ("2e/rr/stealth/1", "2e/rr/4.2/7")
_SAME_TARGET = ("2e/faq/wolves-of-the-north/2",)


def stealth_requirements(
    position: Position, declared: Declaration, card: int, bypassed: int
) -> Iterator[Requirement]:
    """Each requirement of an attacker to bypass this character with stealth."""
    name = label(position.game, card)
    yield Requirement(
        text=f"{name} is declared as an attacker and has stealth.",
        failing=f"{name} is not declared as an attacker, or has no stealth.",
        met=card in declared.attackers and has_keyword(position, card, "stealth"),
        cites=STEALTH,
    )
    yield Requirement(
        text=f"{label(position.game, bypassed)} is a character without stealth that the defending player controls.",
        failing=f"{label(position.game, bypassed)} has stealth, or is no character that the defending player controls.",
        met=is_character_of(position.game, position.state, declared.against, bypassed)
        and not has_keyword(position, bypassed, "stealth"),
        cites=STEALTH,
    )
    yield not_forbidden(position, bypassed, "be bypassed")
    yield not_immune(position, bypassed, of_keyword(position.state, card))


def bypasses(position: Position, card: int) -> int:
    """The number of characters that this one can bypass with stealth: one, and as many more as card texts say."""
    return 1 + count_exceptions(position, card, "bypasses an additional")


@second.rule(*STEALTH)
def stealth_targets(position: Position, attacker: int, against: int) -> tuple[int, ...]:
    """The characters of the player that this one can bypass with stealth."""
    return tuple(
        card
        for card in characters(position.game, position.state, against)
        if not has_keyword(position, card, "stealth")
        and not is_prohibited(position, card, "be bypassed")
        and not is_immune(position, card, attacker)
    )


@second.event("bypass", "2e/rr/stealth/1", "2e/rr/4.2/7", *_SAME_TARGET)
def bypass(machine: Machine, state: State, event: Event) -> State | None:
    """A character bypassed by stealth cannot be declared as a defender; several may bypass the same one."""
    declared = state.challenge.stealth if state.challenge is not None else ()
    several = sum(bypassed == event.card for _, bypassed in declared) > 1
    cites = STEALTH + (_SAME_TARGET if several else ())
    if state.challenge is not None and not is_bypassed(state, event.card):
        # By an effect, after the declaration.
        pairs = (*state.challenge.stealth, (event.other_card, event.card))
        state = replace(state, challenge=replace(state.challenge, stealth=pairs))
    return say(state, "occurrence", describe(machine, event) + ".", cites, event.player)
