"""The requirements of a card to be chosen as a target: of the ability that is being initiated, or while effects resolve."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.engine.ability import Cards, Choose, ChooseNow, Effect
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.frames import Initiation, Resolution
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.explain.lacks import lacks
from agot_judge.explain.none_of_that_kind import term_not_met, whose_attachment
from agot_judge.rules.potential.why_unaffected import what_spares, why_spared
from agot_judge.rules.prohibitions.forbidding import not_forbidden
from agot_judge.rules.resolution.scope_of import scope_of_initiation, scope_of_resolution
from agot_judge.rules.targets.asked_of_targets import done_in_any_case, what_is_not_so
from agot_judge.rules.targets.choosing import AS_A_TARGET, choice_now, choosers, legal_targets
from agot_judge.rules.targets.effects_on_targets import TARGETS, effects_on, is_of_cards
from agot_judge.rules.targets.target_options import leaves_a_target

_FITS = ("2e/rr/target/1",)
_AFFECTED = ("2e/rr/target/8",)
_CONSTRAINED = ("2e/faq/3.3/1",)
_ENOUGH = ("2e/rr/target/3",)


@shared.rule(*_FITS, *_AFFECTED, *_CONSTRAINED)
def target_requirements(
    position: Position, frame: Initiation, player: int, card: int
) -> Iterator[Requirement]:
    """The requirements of the card to be a target of the choice in progress, made by this player; nothing where no cards are
    chosen."""
    ability = position.ability(frame.card, frame.ability)
    if frame.made >= len(ability.choose) or not is_of_cards(ability.choose[frame.made]):
        return
    index = len(frame.targets)
    effects = ability.effects if effects_on(ability.effects, TARGETS[index]) else ability.then
    scope = scope_of_initiation(frame)
    choose = choice_now(position, ability.choose[frame.made], scope)
    seen = [one for who, one in choosers(position, choose, scope) if who == player]
    # Of several players of whose cards one player chooses, the one who controls it.
    scope = next((one for one in seen if matches_in(position, choose.cards, card, one)), (*seen, scope)[0])
    yield from _fits(position, choose, effects, card, scope, index)
    if matches_in(position, choose.cards, card, scope):
        yield Requirement(
            text=f"{label(position.game, card)} was a legal target as the ability was initiated.",
            failing=f"{label(position.game, card)} was no legal target as the ability was initiated.",
            met=any(card in legal for legal in frame.legal_targets[frame.made]),
            cites=_CONSTRAINED,
            about="target",
        )
        if not leaves_a_target(position, ability, frame.made, scope, card):
            of, name = label(position.game, frame.card), label(position.game, card)
            yield Requirement(
                text=f"There is a legal target for {of} if {name} is chosen.",
                failing=f"There is no legal target for {of} if {name} is chosen.",
                met=False,
                cites=(*_ENOUGH, *_CONSTRAINED),
                about="target",
            )


@shared.rule(*_FITS, *_AFFECTED)
def requirements_now(position: Position, frame: Resolution, card: int) -> Iterator[Requirement]:
    """The requirements of the card to be chosen for the effect that is about to resolve; nothing where it chooses no cards."""
    effect = frame.effects[frame.done] if frame.done < len(frame.effects) else None
    if isinstance(effect, ChooseNow) and is_of_cards(effect.choose):
        scope = scope_of_resolution(frame)
        choose = choice_now(position, effect.choose, scope)
        yield from _fits(position, choose, effect.effects, card, scope, 0)


def _why_none(position: Position, cards: Cards, card: int, scope: Scope) -> tuple[str, ...]:
    return (*whose_attachment(position, cards, card, scope), *term_not_met(position, cards, card, scope))


def _fits(
    position: Position, choose: Choose, effects: tuple[Effect, ...], card: int, scope: Scope, index: int
) -> Iterator[Requirement]:
    """The requirements that the card is such a one, may be chosen, and could be affected."""
    name = label(position.game, card)
    of = label(position.game, scope.source) if scope.source >= 0 else "the effect"
    fits = matches_in(position, choose.cards, card, scope)
    lacking = "; ".join(lacks(position, choose.cards, card, scope))
    yield Requirement(
        text=f"{name} meets the targeting requirements of {of}.",
        failing=f"{name} does not meet the targeting requirements of {of}{f' ({lacking})' if lacking else ''}.",
        met=fits,
        cites=_FITS if fits else (*_FITS, *_why_none(position, choose.cards, card, scope)),
        about="target",
    )
    affecting = effects_on(effects, TARGETS[index]) or ()
    plain = tuple(done_in_any_case(affecting))
    spared = (cite for effect in plain for cite in why_spared(position, effect, card, scope))
    permitted = not_forbidden(position, card, AS_A_TARGET, source=scope.source)
    if not permitted.met:
        yield permitted
    if fits:
        sparing = (one for effect in plain for one in what_spares(position, effect, card, scope))
        yield from dict.fromkeys(replace(one, about="target") for one in sparing if one != permitted)
        does = ", ".join(dict.fromkeys(str(effect.__struct_config__.tag) for effect in plain))
        unasked = what_is_not_so(position, affecting, card, scope)
        yield Requirement(
            text=f"The effect{f' ({does})' if does else ''} could affect {name}.",
            failing=f"The effect{f' ({does})' if does else ''} could not affect {name}{f' ({unasked})' if unasked else ''}.",
            met=card in legal_targets(position, choose, affecting, scope, index),
            cites=tuple(dict.fromkeys((*_AFFECTED, *spared))),
            about="target",
        )
