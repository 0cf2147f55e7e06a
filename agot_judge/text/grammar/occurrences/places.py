"""From where to where cards and power go: triggering conditions."""

from msgspec.structs import replace

from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.fragment import Fragment
from agot_judge.text.grammar.occurrences.cards.happening import happening
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear

events_of_places = Fragment(__name__, "event")


@events_of_places.rule
def marshals_into_shadows(reading: Reading, person: Person, noun: Noun) -> Trigger:
    if person.none or person.every:
        raise Unclear("who marshals it")
    return replace(happening(reading, noun, {"event": "marshal into shadows"}), player=person.who)
