"""Players who cannot stand cards: ``each player cannot stand characters during the standing phase``."""

from agot_judge.engine.ability import Forbid
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.rules.prohibitions.forbidden_players import forbidden_to


@shared.rule("2e/rr/cannot/1")
def cannot_be_stood_by(position: Position, player: int, card: int) -> bool:
    """True where the player cannot stand the card, in step 6.2 or by an effect: "cannot" is absolute."""
    return not position.state.despite and any(
        forbid.cards is None or matches_in(position, forbid.cards, card, scope)
        for forbid, scope in forbidden_to(position, player, _of_any_number)
    )


def _of_any_number(forbid: Forbid) -> bool:
    return forbid.cannot == "stand" and forbid.more_than is None
