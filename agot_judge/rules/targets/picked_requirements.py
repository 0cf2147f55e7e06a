"""The requirements of a card to be picked while an effect resolves: "put a Lord into play", "sacrifice a character"."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.engine.ability import Attach, Cards, DiscardFromHand, PutIntoPlay, Sacrifice
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import cards_said
from agot_judge.explain.lacks import lacks
from agot_judge.rules.potential.can_affect import could_affect
from agot_judge.rules.potential.why_unaffected import what_spares, why_spared
from agot_judge.rules.resolution.scope_of import scope_of_resolution
from agot_judge.rules.targets.picking import slots_of

_OWN = ("2e/rr/sacrifice/1",)
_AFFECTED = ("2e/rr/abilities/6",)
_SAME_PLACE = ("2e/rr/move/2",)


@shared.rule("2e/rr/effects/3", *_OWN, *_AFFECTED, *_SAME_PLACE)
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
    attaches = isinstance(effect, Attach) and slot.field == "to"
    scope = scope_of_resolution(frame)
    if isinstance(effect, DiscardFromHand) and slot.field == "cards":
        scope = replace(scope, that_player=slot.decision.player)
        described = replace(effect.cards, zone="hand", controller="that player")
    elif not isinstance(described, Cards) or (described.pick is None and not attaches):
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
    if isinstance(effect, Attach) and attaches:
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
    if isinstance(effect, Sacrifice):
        yield Requirement(
            text=f"{name} is under the control of the player who sacrifices.",
            failing=f"{name} is not under the control of the player who sacrifices.",
            met=state.cards[card].controller == slot.decision.player,
            cites=_OWN,
            about="control",
        )
    if fits and slot.field == "on":
        against = what_spares(position, effect, card, scope)
        if isinstance(effect, PutIntoPlay):
            against = (*against, *position.entry_rules.keeping_out(position, effect, card, scope))
        yield from dict.fromkeys(against)
        yield Requirement(
            text=f"The effect ({effect.__struct_config__.tag}) could affect {name}.",
            failing=f"The effect ({effect.__struct_config__.tag}) could not affect {name}.",
            met=could_affect(position, effect, card, scope),
            cites=tuple(dict.fromkeys((*_AFFECTED, *why_spared(position, effect, card, scope)))),
            about="target",
        )


def _picked_first(frame: Resolution) -> tuple[int, ...]:
    """The cards picked for the first field of the effect: the attachment, before what it is attached to."""
    return frame.picked[0] if frame.picked else ()
