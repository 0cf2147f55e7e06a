"""Cards that cannot be discarded from hands and decks."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Forbid
from agot_judge.engine.ability.cards import Cards
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


@hands_kept.rule
def not_discarded(reading: Reading, zone: Zone) -> tuple[Forbid, ...]:
    """``cards cannot be discarded from your hand or deck``, ``cards in your shadows area cannot be discarded``."""
    if not set(zone.places) <= {"hand", "deck", "shadows"}:
        raise Unclear("from where they are discarded")
    return tuple(Forbid(player=zone.who, cannot=f"discard from {place}") for place in zone.places)


@hands_kept.rule
def not_discarded_by(reading: Reading, zone: Zone, sources: Cards) -> tuple[Forbid, ...]:
    """``cards cannot be discarded from your hand by opponents' card effects``: costs, claim and reserve are none."""
    return tuple(replace(one, by=sources) for one in not_discarded(reading, zone))
