"""The requirements of a card or a player to be chosen: as a target of the ability that is being initiated, or while effects
resolve."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.engine import ability as tree
from agot_judge.engine.ability.later_choices import TARGETS, is_of_cards
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.frames import Initiation, Resolution
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, cards_said
from agot_judge.explain.lacks import lacks
from agot_judge.explain.none_of_that_kind import term_not_met, whose_attachment
from agot_judge.rules.potential.can_affect import could_affect
from agot_judge.rules.potential.why_unaffected import what_spares, why_spared
from agot_judge.rules.prohibitions.forbidding import not_forbidden
from agot_judge.rules.resolution.scope_of import scope_of_initiation, scope_of_resolution
from agot_judge.rules.targets.asked_of_targets import done_in_any_case, what_is_not_so
from agot_judge.rules.targets.choosing import (
    AS_A_TARGET,
    choice_now,
    choosers,
    legal_targets,
    players_chosen_among,
)
from agot_judge.rules.targets.effects_on_targets import effects_on, effects_with_target
from agot_judge.rules.targets.picking import slots_of
from agot_judge.rules.targets.target_options import leaves_a_target, leaves_targets_of

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
    effects = effects_with_target(ability, index)
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
    if isinstance(effect, tree.ChooseNow) and is_of_cards(effect.choose):
        scope = scope_of_resolution(frame)
        choose = choice_now(position, effect.choose, scope)
        yield from _fits(position, choose, effect.effects, card, scope, 0)


def _why_none(position: Position, cards: tree.Cards, card: int, scope: Scope) -> tuple[str, ...]:
    return (*whose_attachment(position, cards, card, scope), *term_not_met(position, cards, card, scope))


def _fits(
    position: Position,
    choose: tree.Choose,
    effects: tuple[tree.Effect, ...],
    card: int,
    scope: Scope,
    index: int,
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


@shared.rule(*_FITS)
def player_requirements(
    position: Position, frame: Initiation | Resolution, player: int
) -> Iterator[Requirement]:
    """The requirement that the player is such a one as the choice in progress asks for; nothing where no player is chosen."""
    choose, scope = _choice(position, frame)
    if choose is None or choose.player is None:
        return
    name, of = position.game.players[player], label(position.game, frame.card)
    said = position.ability(frame.card, frame.ability).text if isinstance(frame, Initiation) else ""
    yield Requirement(
        text=f"{name} meets the targeting requirements of {of}{f' ({said})' if said else ''}.",
        failing=f"{name} does not meet the targeting requirements of {of}{f' ({said})' if said else ''}.",
        met=player in players_chosen_among(position, choose, scope),
        cites=_FITS,
        about="target",
    )
    if isinstance(frame, Initiation):
        ability = position.ability(frame.card, frame.ability)
        yield Requirement(
            text=f"There is a legal target for {of} if {name} is chosen.",
            failing=f"There is no legal target for {of} if {name} is chosen.",
            met=leaves_targets_of(position, ability, frame.made, scope, player, len(frame.targets)),
            cites=("2e/rr/target/3", "2e/faq/3.3/1"),
            about="target",
        )


def _choice(position: Position, frame: Initiation | Resolution) -> tuple[tree.Choose | None, Scope]:
    """The choice under way, and the scope of its words."""
    if isinstance(frame, Initiation):
        scope = scope_of_initiation(frame)
        choices = position.ability(frame.card, frame.ability).choose[frame.made : frame.made + 1]
        return next((choice_now(position, one, scope) for one in choices), None), scope
    scope = scope_of_resolution(frame)
    doing = next((one for one in frame.effects[frame.done :][:1] if isinstance(one, tree.ChooseNow)), None)
    return (None if doing is None else choice_now(position, doing.choose, scope)), scope


_OWN = ("2e/rr/sacrifice/1",)
_PICKED_AFFECTED = ("2e/rr/abilities/6",)
_SAME_PLACE = ("2e/rr/move/2",)


@shared.rule("2e/rr/effects/3", *_OWN, *_PICKED_AFFECTED, *_SAME_PLACE)
def pick_requirements(position: Position, frame: Resolution, card: int) -> Iterator[Requirement]:
    """The requirements that the card fits the description and that the effect could do it; nothing where no described card
    is picked."""
    state = position.state
    effect = frame.effects[frame.done] if frame.done < len(frame.effects) else None
    slots = slots_of(position, frame, effect) if effect is not None else ()
    if effect is None or len(frame.picked) >= len(slots):
        return
    slot = slots[len(frame.picked)]
    described = getattr(effect, slot.field, None)
    attaches = isinstance(effect, tree.Attach) and slot.field == "to"
    scope = scope_of_resolution(frame)
    if isinstance(effect, tree.DiscardFromHand) and slot.field == "cards":
        scope = replace(scope, that_player=slot.decision.player)
        described = replace(effect.cards, zone="hand", controller="that player")
    elif not isinstance(described, tree.Cards) or (described.pick is None and not attaches):
        return
    if described.pick is not None and described.pick.by != "you":
        scope = replace(scope, that_player=slot.decision.player)
    name = label(position.game, card)
    fits = matches_in(position, described, card, scope)
    lacking = "; ".join(lacks(position, described, card, scope))
    yield Requirement(
        text=f"{name} is such a card as is described.",
        failing=f"{name} is no such card as is described{f' ({lacking})' if lacking else ''}.",
        met=fits,
        cites=slot.decision.cites,
        about="target",
    )
    if isinstance(effect, tree.Attach) and attaches:
        moved = cards_said(state, effect.on, scope) if isinstance(effect.on, str) else _picked_first(frame)
        for attached in moved:
            yield from position.entry_rules.attachment_requirements(
                position, slot.decision.player, attached, card
            )
            yield Requirement(
                text=f"{label(position.game, attached)} is not attached to {name} already.",
                failing=f"{label(position.game, attached)} is attached to {name} already.",
                met=state.cards[attached].host != card,
                cites=_SAME_PLACE,
                about="attachment",
            )
    if isinstance(effect, tree.Sacrifice):
        yield Requirement(
            text=f"{name} is under the control of the player who sacrifices.",
            failing=f"{name} is not under the control of the player who sacrifices.",
            met=state.cards[card].controller == slot.decision.player,
            cites=_OWN,
            about="control",
        )
    if fits and slot.field == "on":
        against = what_spares(position, effect, card, scope)
        if isinstance(effect, tree.PutIntoPlay):
            against = (*against, *position.entry_rules.keeping_out(position, effect, card, scope))
        yield from dict.fromkeys(against)
        yield Requirement(
            text=f"The effect ({effect.__struct_config__.tag}) could affect {name}.",
            failing=f"The effect ({effect.__struct_config__.tag}) could not affect {name}.",
            met=could_affect(position, effect, card, scope),
            cites=tuple(dict.fromkeys((*_PICKED_AFFECTED, *why_spared(position, effect, card, scope)))),
            about="target",
        )


def _picked_first(frame: Resolution) -> tuple[int, ...]:
    """The cards picked for the first field of the effect: the attachment, before what it is attached to."""
    return frame.picked[0] if frame.picked else ()
