"""The prohibitions in force that concern a player (2e/rr/cannot/1): triggering abilities and standing cards among them."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from agot_judge.engine.ability import Ability, Forbid
from agot_judge.engine.index import kinds_of
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.events import Event, facets
from agot_judge.engine.values.conditions import holds_in
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.engine.values.standing import active
from agot_judge.rules.prohibitions.forbidding import stopped, who_forbids


@shared.rule("2e/rr/cannot/1", "2e/rr/lasting-effects/1")
def forbidden_to(
    position: Position, player: int, concerns: Callable[[Forbid], bool]
) -> Iterator[tuple[Forbid, Scope]]:
    """The prohibitions in force on this player of the kind that ``concerns`` asks for, whatever the cards.

    Within the scope "that player" and "this opponent" are this player; whom the prohibition itself concerns
    was settled when it came into force: "the losing player cannot play events" says nothing of the winner.
    """
    if not position.may_be_in_force(Forbid):
        return
    for effect, seen, _ in active(position, Forbid):
        if not concerns(effect) or player not in players_said(
            position.game, position.state, effect.player, seen
        ):
            continue
        scope = replace(seen, that_player=player, this_opponent=player)
        if effect.unless is not None and holds_in(position, effect.unless, scope):
            continue
        if effect.during is None or holds_in(position, effect.during, scope):
            yield effect, scope


@shared.rule("2e/rr/cannot/1")
def cannot_be_stood_by(position: Position, player: int, card: int) -> bool:
    """True where the player cannot stand the card, in step 6.2 or by an effect: "cannot" is absolute."""
    return not position.state.despite and any(
        forbid.cards is None or matches_in(position, forbid.cards, card, scope)
        for forbid, scope in forbidden_to(position, player, _of_any_number)
    )


def _of_any_number(forbid: Forbid) -> bool:
    return forbid.cannot == "stand" and forbid.more_than is None


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
