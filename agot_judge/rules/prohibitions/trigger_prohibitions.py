"""Abilities that players cannot trigger, because something in force says so."""

from collections.abc import Iterator

from agot_judge.engine.ability import Ability
from agot_judge.engine.index import kinds_of
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.events import Event, facets
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.rules.prohibitions.forbidden_players import forbidden_to
from agot_judge.rules.prohibitions.forbidding import stopped, who_forbids

_CANNOT = ("2e/rr/cannot/1", "2e/rr/triggered-abilities/1")
_BY_ITSELF = ("2e/rr/abilities/3", "2e/faq/catelyn-stark/2")


@shared.rule(*_CANNOT, *_BY_ITSELF)
def trigger_prohibitions(
    position: Position, player: int, card: int, ability: Ability, event: Event | None
) -> Iterator[Requirement]:
    """One requirement, not met, for each effect in force that forbids the player to trigger the ability.

    Forced and when revealed abilities are initiated by the game, not by a player, so that none of these forbids them.
    """
    if ability.forced or ability.kind == "when revealed":
        return
    for effect, scope in forbidden_to(position, player, lambda effect: effect.cannot == "trigger"):
        if effect.reacts_to and not _reacts(ability, event, effect.reacts_to):
            continue
        if effect.cards is None or matches_in(position, effect.cards, card, scope):
            source = who_forbids(position.game, scope.source, effect)
            yield Requirement(
                text=f"It can be triggered (forbidden by {source}).",
                failing=f"It cannot be triggered: {stopped(source)}",
                met=False,
                cites=_CANNOT,
                about="forbidden",
            )


@shared.rule("2e/rr/reactions/1", "2e/rr/cannot/1")
def _reacts(ability: Ability, event: Event | None, kinds: tuple[str, ...]) -> bool:
    """True where it is a reaction to an occurrence of one of these kinds: to the present one, or, where there is none yet, to
    nothing else."""
    if ability.kind != "reaction" or ability.trigger is None:
        return False
    answered = set(kinds_of(ability.trigger))
    if event is None:
        return answered <= set(kinds)
    return bool(answered & set(kinds) & set(facets(event.kind)))
