"""Conditions about a period: what happened to cards; from where this event is played."""

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Condition, Happened
from agot_judge.engine.ability.words import Period
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import exists
from agot_judge.text.grammar.conditions.cards import conditions_of_cards
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.parsing.template import FIRST
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person


class Deed(Struct, frozen=True):
    """An event that happened to a card, and the player who controlled the card then, where it is said."""

    event: str
    under: Person | None = None


@conditions_of_cards.rule
def happened(reading: Reading, noun: Noun, deed: Deed, period: Period) -> Condition:
    """The condition that it happened to so many such cards in the period; for ``no characters``, that it happened to none."""
    there = exists(reading, noun)
    if there.exists is None or there.count_at_most:
        raise Unclear("how many cards")
    if noun.cards.zone not in ("play", "any"):
        raise Unclear("where they are")
    card = replace(there.exists, zone="any")
    if deed.under is not None:
        card = replace(card, controller=deed.under.who)
    many = there.count_at_least
    found = Happened(event=deed.event, card=card, period=period, at_least=many)
    never = there.count_at_most == 0
    return Condition(none_of=(Condition(happened=found),)) if never else Condition(happened=found)


@conditions_of_cards.rule
def was_played_from(reading: Reading, noun: Noun, zone: Zone) -> Condition:
    """``if this event was played from shadows``, ``if you played this event from shadows``."""
    if noun.ref != "self" or len(zone.places) != 1:
        raise Unclear("which event was played from there")
    return Condition(card="self", fits=Cards(zone="any", played_from=zone.places[0]))


conditions_of_cards.means(
    entered_play=Deed("enter play"),
    entered_under=Deed("enter play", FIRST),  # The occurrence "entered play under your control"
    killed_under=Deed("kill", FIRST),  # The occurrence "killed under your control"
    came_out=Deed("come out of shadows"),
    declared=Deed("declare attacker"),
)
