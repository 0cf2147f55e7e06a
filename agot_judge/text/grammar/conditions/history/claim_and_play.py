"""That what happens is the so-manyth of its kind, from where this event is played, and that claim was applied."""

from agot_judge.engine.ability.cards import Cards, Condition, Happened
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.conditions.history import conditions_of_history
from agot_judge.text.grammar.conditions.history.occurred import Deed
from agot_judge.text.grammar.conditions.players.history import PERIODS
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person


@conditions_of_history.rule
def was_played_from(reading: Reading, noun: Noun, zone: Zone) -> Condition:
    """``if this event was played from shadows``."""
    if noun.ref != "self" or len(zone.places) != 1:
        raise Unclear("which event was played from there")
    return Condition(card="self", fits=Cards(zone="any", played_from=zone.places[0]))


@conditions_of_history.rule
def has_played_from(reading: Reading, person: Person, deed: Deed, noun: Noun, zone: Zone) -> Condition:
    """``if you played this event from shadows``."""
    if deed != ("play event",) or person.who != "you":
        raise Unclear("who did what with cards from there")
    return was_played_from(reading, noun, zone)


def has_applied(reading: Reading, person: Person, icon: str | None, period: str) -> Condition:
    """``you applied [military] claim this phase``: as the one who had won the challenge."""
    if person.every or person.none:
        raise Unclear("each of several players")
    types = () if icon is None else (icon,)
    return Condition(
        happened=Happened(event="claim", to_player=person.who, challenge=types, period=PERIODS[period])
    )


@conditions_of_history.rule
def has_not_applied(reading: Reading, person: Person, icon: str | None, period: str) -> Condition:
    """The condition that the player applied no such claim."""
    if person.who in ("any", "opponent"):
        raise Unclear("one of several players has not")
    return Condition(none_of=(has_applied(reading, person, icon, period),))
