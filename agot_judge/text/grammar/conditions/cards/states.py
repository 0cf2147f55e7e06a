"""Conditions about the states of cards: in play, standing, in a place, with a part in a challenge."""

from collections.abc import Callable
from typing import Any

from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.engine.ability.words import DEEDS
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge, exists
from agot_judge.text.grammar.conditions.cards import conditions_of_cards
from agot_judge.text.grammar.conditions.players.states import DEFENDER, beside
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.parsing.template import FIRST, call
from agot_judge.text.phrases.description import described, negated
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

Fields = dict[str, Any]


def holds(reading: Reading, noun: Noun, **fields: Any) -> Condition:
    """The condition that the fields hold of the cards: of those that were named, of each, or of so many."""
    if noun.ref is not None and noun.ref not in ("self", "host"):
        zone = fields.pop("zone", "any")
        return Condition(card=noun.ref, fits=Cards(zone=zone, **fields))
    if noun.quantity in ("each", "bare") and noun.ref is None:
        if "zone" in fields:
            raise Unclear("whether each of which cards is there")
        not_so = described(noun.cards, [negated(fields)])
        reading.happens_to(noun)
        return Condition(exists=not_so, count_at_most=0)
    return exists(reading, noun, **fields)


Opposite = Callable[[Fields], tuple[Condition, ...]]
"""Of a part in the challenge, what must be true of the player on the other side of it."""


def _is_so_still(reading: Reading, noun: Noun) -> None:
    """Raises Unclear for ``it was attacking`` of what has left play or been changed since: only the present is known."""
    if "was" not in reading.clause.words.lower().split() or noun.ref in (None, "self", "host"):
        return
    if any(noun.ref in refs for refs in reading.discourse.effects.done.values()) or not reading.is_in_play(
        noun.ref
    ):
        raise Unclear("what it was before")


@conditions_of_cards.rule
def in_role(reading: Reading, noun: Noun, role: Fields, *where: Condition | Opposite) -> Condition:
    """The condition that the cards have a part in the challenge: ``it is attacking``."""
    _is_so_still(reading, noun)
    found = holds(reading, noun, **role)
    rest = [part for one in where for part in (one(role) if callable(one) else (one,))]
    return Condition(all_of=(found, *rest)) if rest else found


@conditions_of_cards.rule
def are(reading: Reading, noun: Noun, posture: Fields) -> Condition:
    """The condition that the cards stand or kneel: ``it is standing``."""
    _is_so_still(reading, noun)
    return holds(reading, noun, **posture)


@conditions_of_cards.rule
def in_play(reading: Reading, noun: Noun) -> Condition:
    """The condition that the card is in play: ``it is still in play``."""
    found = holds(reading, noun, zone="play")
    if noun.ref is not None and (noun.ref == "self" or noun.ref in DEEDS):
        reading.mention(noun, noun.ref, part="there" if noun.ref == "self" else "")
    return found


@conditions_of_cards.rule
def in_play_unattached(reading: Reading, noun: Noun, host: Noun) -> Condition:
    """``if that card is still in play and not attached to Daenerys Targaryen``."""
    if noun.ref is None or host.also:
        raise Unclear("which card is attached to what")
    return Condition(all_of=(in_play(reading, noun), unattached(reading, noun, host)))


@conditions_of_cards.rule
def unattached(reading: Reading, noun: Noun, host: Noun) -> Condition:
    """The condition that the card is attached to no such card."""
    if noun.ref is None or host.also:
        raise Unclear("which card is attached to what")
    # "it" is that card, not the one to which it may be attached
    reading.mention(noun, noun.ref, nearer=True)
    return Condition(none_of=(Condition(card=noun.ref, fits=Cards(zone="any", attached_to=host.meant())),))


@conditions_of_cards.rule
def in_zone(reading: Reading, noun: Noun, zone: Zone) -> Condition:
    """The condition that the card is there: ``it is in your discard pile``."""
    fields: Fields = {"zone": zone.field}
    if zone.who != "any":
        fields["controller"] = zone.who
    return holds(reading, noun, **fields)


@conditions_of_cards.rule
def attacked(reading: Reading, person: Person) -> Opposite:
    """``attacking a player with more power than you``."""

    def opposite(role: Fields) -> tuple[Condition, ...]:
        if role != {"attacking": True}:
            raise Unclear("against whom")
        return beside(person, DEFENDER)

    return opposite


conditions_of_cards.means(
    standing={"kneeling": False},
    kneeling={"kneeling": True},
    # The condition of the challenge: "during a [power] challenge"
    in_challenge=call(Challenge.condition, FIRST),
)
