"""True where what an effect would place as a duplicate can be one of the card that it names."""

from agot_judge.engine.ability import Attach, Cards
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.values.matching import each_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, cards_said, players_said


def hosts_of(position: Position, effect: Attach, scope: Scope) -> tuple[int, ...]:
    """The cards on one of which something goes; none that are known yet."""
    if isinstance(effect.to, Cards):
        return each_in(position, effect.to, scope)
    return cards_said(position.state, effect.to, scope)


@shared.rule("2e/rr/duplicates/1", "2e/faq/1.2/1")
def against_duplicates(
    position: Position, effect: Attach, card: int, scope: Scope
) -> tuple[Requirement, ...]:
    """Each unmet requirement of the card (-1: one that nobody identified) to be a duplicate of what the effect names; none
    where it could be that of one of them, or nothing is settled yet."""
    if not effect.as_duplicate:
        return ()
    if card >= 0:
        owners: tuple[int, ...] = (position.game.cards[card].owner,)
    else:
        who = effect.on.controller if isinstance(effect.on, Cards) else "you"
        owners = players_said(position.game, position.state, who, scope)
    found = [
        position.entry_rules.against_duplicating(position, scope.you, owner, host)
        for owner in owners
        for host in hosts_of(position, effect, scope)
    ]
    return found[0] if found and all(found) else ()
