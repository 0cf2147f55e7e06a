"""Cards that cannot be discarded from hands and decks."""

from agot_judge.engine.ability.ability import Forbid
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.parsing.fragment import Fragment

hands_kept = Fragment(__name__, "forbidden")


@hands_kept.rule
def not_at_random(reading: Reading, zone: Zone) -> tuple[Forbid, ...]:
    """``cards cannot be discarded at random from your hand``: nobody falls victim to chance there."""
    if zone.places != ("hand",):
        raise Unclear("from where they are discarded")
    return (Forbid(player=zone.who, cannot="discard at random"),)
