"""The prohibitions in force that concern a player (2e/rr/cannot/1)."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from agot_judge.engine.ability import Forbid
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.values.conditions import holds_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.engine.values.standing import active


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
