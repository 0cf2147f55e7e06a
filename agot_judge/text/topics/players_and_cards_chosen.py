"""A player and cards that are chosen in one breath: ``choose a character you control and a player``."""

from msgspec.structs import replace

from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear, choice_of
from agot_judge.text.topics.doings import choose_player
from agot_judge.text.topics.one_of_your_choice import doings
from agot_judge.text.topics.sentences import Effects

__all__ = ["doings"]


@doings.rule
def choose_player_and(reading: Reading, _: Effects, noun: Noun) -> Effects:
    for one in (replace(noun, also=()), *noun.also):
        reading.choose(choice_of(one), one)
    return ()


@doings.rule
def choose_and_player(reading: Reading, noun: Noun, person: Person) -> Effects:
    """``choose a character you control and a player``: the targets in the order in which they are said."""
    if reading.part == "cost" or reading.optional:
        raise Unclear("when it is chosen")
    choose_player_and(reading, (), noun)
    return choose_player(reading, person)
