"""Cards that cannot be discarded from hands and decks."""

from agot_judge.engine.ability.ability import Forbid
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.zones import Zone

hands_kept = Topic("hands_kept", "forbidden")


@hands_kept.rule
def not_at_random(reading: Reading, zone: Zone) -> tuple[Forbid, ...]:
    """``cards cannot be discarded at random from your hand``: nobody falls victim to chance there."""
    if zone.places != ("hand",):
        raise Unclear("from where they are discarded")
    return (Forbid(player=zone.who, cannot="discard at random"),)
