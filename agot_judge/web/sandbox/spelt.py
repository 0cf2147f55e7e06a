"""A word in a card's text put right by a button: the unknown word that a line stopped at, and one that templates have."""

import re

from msgspec.structs import replace

from agot_judge.scenario.model import Scenario

_DO = re.compile(r"spell:d(?P<place>\d{1,3}):(?P<printed>[^\s:]{1,60}):(?P<meant>[^:\n]{1,60})")


def with_spelling(scenario: Scenario, do: str) -> Scenario:
    """The scenario after such a button; as it is where the button is another one, or the word is not there any more."""
    found = _DO.fullmatch(do)
    if found is None or int(found["place"]) >= len(scenario.cards):
        return scenario
    place = int(found["place"])
    definition = scenario.cards[place]
    word = re.compile(rf"(?<![\w'’-]){re.escape(found['printed'])}(?![\w'’-])")
    text = word.sub(lambda _: found["meant"], definition.face.text)
    cards = list(scenario.cards)
    cards[place] = replace(definition, face=replace(definition.face, text=text))
    return replace(scenario, cards=tuple(cards))
