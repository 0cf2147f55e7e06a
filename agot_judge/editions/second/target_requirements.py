"""What a card must fulfil to be chosen as a target of the ability that is being initiated."""

from collections.abc import Iterator

from agot_judge.editions.second.book import second
from agot_judge.editions.second.choosing import (
    AS_A_TARGET,
    TARGETS,
    candidates,
    choice_now,
    effects_on,
    is_of_cards,
)
from agot_judge.editions.second.forbidding import not_forbidden
from agot_judge.editions.second.reach import why_spared
from agot_judge.editions.second.scopes import scope_of_initiation
from agot_judge.engine.board import label
from agot_judge.engine.decision import Requirement
from agot_judge.engine.frames import Initiation
from agot_judge.engine.machine import Machine
from agot_judge.engine.matching import matches_in
from agot_judge.engine.state import State

_FITS = ("2e/rr/target/1",)
_AFFECTED = ("2e/rr/target/8",)
_CONSTRAINED = ("2e/faq/3.3/1",)


@second.rule(*_FITS, *_AFFECTED, *_CONSTRAINED)
def target_requirements(
    machine: Machine, state: State, frame: Initiation, card: int
) -> Iterator[Requirement]:
    """What the card needs to be a target of the choice in progress; nothing where no cards are chosen."""
    ability = machine.ability(frame.card, frame.ability)
    if frame.made >= len(ability.choose) or not is_of_cards(ability.choose[frame.made]):
        return
    scope = scope_of_initiation(frame)
    choose = choice_now(machine, state, ability.choose[frame.made], scope)
    position = len(frame.targets)
    name = label(machine.game, card)
    fits = matches_in(machine, state, choose.cards, card, scope)
    yield Requirement(
        text=f"{name} meets the targeting requirements of {label(machine.game, frame.card)}.",
        met=fits,
        cites=_FITS,
        about="target",
    )
    effects = ability.effects if effects_on(ability.effects, TARGETS[position]) else ability.then
    affecting = effects_on(effects, TARGETS[position]) or ()
    spared = (cite for effect in affecting for cite in why_spared(machine, state, effect, card, scope))
    permitted = not_forbidden(machine, state, card, AS_A_TARGET, source=frame.card)
    if not permitted.met:
        yield permitted
    if fits:
        yield Requirement(
            text=f"The effect could affect {name}.",
            met=card in candidates(machine, state, choose, affecting, scope, position),
            cites=tuple(dict.fromkeys((*_AFFECTED, *spared))),
            about="target",
        )
        yield Requirement(
            text=f"{name} was a legal target as the ability was initiated.",
            met=any(card in legal for legal in frame.legal_targets[frame.made]),
            cites=_CONSTRAINED,
            about="target",
        )
