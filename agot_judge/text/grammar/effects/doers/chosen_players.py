"""Players who are chosen."""

from msgspec.structs import replace

from agot_judge.engine.ability.triggers import Choose
from agot_judge.text.discourse.reading import Reading, Unclear, choice_of
from agot_judge.text.grammar.effects.doers import doers
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person


@doers.rule
def choose_player(reading: Reading, person: Person) -> Effects:
    """No effects: a player is chosen as a target."""
    if person.every or person.none or person.whoever not in ("any", "opponent"):
        raise Unclear("which player can be chosen")
    reading.choose(Choose(player=person.whoever, player_where=person.where))
    reading.player = "chosen player"
    reading.subject = "you"
    return ()


@doers.rule
def choosing_player(reading: Reading, person: Person) -> Effects:
    """From here on "that player" is the one chosen: ``choose an opponent and a character that player controls``."""
    return choose_player(reading, person)


@doers.rule
def choose_player_and(reading: Reading, _: Effects, noun: Noun) -> Effects:
    """No effects: a player and cards are chosen as targets."""
    for one in (replace(noun, also=()), *noun.also):
        reading.choose(choice_of(one), one)
    return ()


@doers.rule
def choose_and_player(reading: Reading, noun: Noun, person: Person) -> Effects:
    """``choose a character you control and a player``: the targets in the order in which they are said."""
    if reading.clause.part == "cost" or reading.clause.optional:
        raise Unclear("when it is chosen")
    choose_player_and(reading, (), noun)
    return choose_player(reading, person)
