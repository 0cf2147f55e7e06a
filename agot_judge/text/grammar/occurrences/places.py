"""From where to where cards and power go: triggering conditions."""

from msgspec.structs import replace

from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.occurrences.cards.happening import happening
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

occurrences_of_places = Fragment(__name__, "event")


@occurrences_of_places.rule
def marshals_into_shadows(reading: Reading, person: Person, noun: Noun) -> Trigger:
    """The occurrence of marshaling cards into shadows."""
    if person.none or person.every:
        raise Unclear("who marshals it")
    return replace(happening(reading, noun, Trigger(event="marshal into shadows")), player=person.who)
