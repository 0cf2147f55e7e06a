"""Conditions about the states of cards: in play, standing, in a place, with a part in a challenge."""

from typing import Any

from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.engine.ability.words import DEEDS
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge, exists
from agot_judge.text.grammar.conditions.cards import conditions_of_cards
from agot_judge.text.grammar.conditions.players.states import DEFENDER, beside
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.parsing.template import FIRST, READING, SECOND, THIRD, call
from agot_judge.text.phrases.description import described, negated
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

Fields = dict[str, Any]


def holds(reading: Reading, noun: Noun, **fields: Any) -> Condition:
    """The condition that the fields hold of the cards: of those that were named, of each, or of so many."""
    if noun.ref is not None and noun.ref not in ("self", "host"):
        zone = fields.pop("zone", "any")
        return Condition(card=noun.ref, fits=Cards(zone=zone, **fields))
    if noun.quantity == "bare" and noun.ref is None:
        raise Unclear("all of them at once, or any of them")  # "a" may have been left out as well
    if noun.quantity == "each" and noun.ref is None:
        if "zone" in fields:
            raise Unclear("whether each of which cards is there")
        not_so = described(noun.cards, [negated(fields)])
        reading.happens_to(noun)
        return Condition(exists=not_so, count_at_most=0)
    return exists(reading, noun, **fields)


def _is_so_still(reading: Reading, noun: Noun) -> None:
    """Raises Unclear for ``it was attacking`` of what has left play or been changed since: only the present is known."""
    if "was" not in reading.clause.words.lower().split() or noun.ref in (None, "self", "host"):
        return
    if any(noun.ref in refs for refs in reading.discourse.effects.done.values()) or not reading.is_in_play(
        noun.ref
    ):
        raise Unclear("what it was before")


@conditions_of_cards.rule
def in_role(reading: Reading, noun: Noun, role: Fields) -> Condition:
    """The condition that the cards have a part in the challenge, stand or kneel: ``it is attacking``."""
    _is_so_still(reading, noun)
    return holds(reading, noun, **role)


@conditions_of_cards.rule
def in_role_against(reading: Reading, noun: Noun, role: Fields, person: Person) -> Condition:
    """``it is attacking a player with more power than you``."""
    if role != {"attacking": True}:
        raise Unclear("against whom")
    return Condition(all_of=(in_role(reading, noun, role), *beside(person, DEFENDER)))


@conditions_of_cards.rule
def in_play(reading: Reading, noun: Noun) -> Condition:
    """The condition that the card is in play: ``it is still in play``."""
    found = holds(reading, noun, zone="play")
    if noun.ref is not None and (noun.ref == "self" or noun.ref in DEEDS):
        reading.mention(noun, noun.ref, part="there" if noun.ref == "self" else "")
    return found


@conditions_of_cards.rule
def unattached(reading: Reading, noun: Noun, host: Noun) -> Condition:
    """The condition that the card is attached to no such card."""
    # "it" is that card, not the one to which it may be attached
    reading.mention(noun, noun.spoken_of, nearer=True)
    return Condition(
        none_of=(Condition(card=noun.spoken_of, fits=Cards(zone="any", attached_to=host.meant())),)
    )


@conditions_of_cards.rule
def in_zone(reading: Reading, noun: Noun, zone: Zone) -> Condition:
    """The condition that the card is there: ``it is in your discard pile``."""
    return holds(reading, noun, **zone.fields)


conditions_of_cards.means(
    standing={"kneeling": False},
    kneeling={"kneeling": True},
    # "it is attacking during a [power] challenge"
    in_role_in=Condition(all_of=(call(in_role, READING, FIRST, SECOND), call(Challenge.condition, THIRD))),
    # "if that card is still in play and not attached to Daenerys Targaryen"
    in_play_unattached=Condition(
        all_of=(call(in_play, READING, FIRST), call(unattached, READING, FIRST, SECOND))
    ),
)
