"""Icons that another player than the ability's chooses: ``loses a challenge icon of its controller's choice``."""

from typing import get_args

from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.ability.words import Who
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.changes import Fields
from agot_judge.text.topics.losses import gains

__all__ = ["gains"]

SEVERAL = ("you", "opponent", "any", "owner")
"""Who does not choose: you, of whom it is said otherwise, and who is not a single player."""
CHOOSERS = tuple(who for who in get_args(Who) if who not in SEVERAL)


def _chosen_by(reading: Reading, person: Person, names: tuple[str, ...] = ()) -> None:
    if person.none or person.where is not None or person.who not in CHOOSERS:
        raise Unclear("who chooses")
    reading.choose(Choose(word="icon", words=names, by=person.who))


@gains.rule
def icon_chosen_by(reading: Reading, person: Person) -> Fields:
    _chosen_by(reading, person)
    return {"gains_icons": ("chosen",)}


@gains.rule
def icon_of_chosen_by(reading: Reading, names: tuple[str, ...], person: Person) -> Fields:
    _chosen_by(reading, person, names)
    return {"gains_icons": ("chosen",)}


@gains.rule
def loses_icon_chosen_by(reading: Reading, person: Person) -> Fields:
    _chosen_by(reading, person)
    return {"loses_icons": ("chosen",)}


@gains.rule
def loses_icon_of_chosen_by(reading: Reading, names: tuple[str, ...], person: Person) -> Fields:
    _chosen_by(reading, person, names)
    return {"loses_icons": ("chosen",)}
