"""Which player has the most of something, and where the game stands: its phase, its challenge."""

from typing import Any

from agot_judge.engine.ability.cards import Cards, PlayerMeasure, PlayerNumber
from agot_judge.engine.ability.conditions import Compare, Condition
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.challenges import Challenge
from agot_judge.text.topics.states_of_cards import controls
from agot_judge.text.topics.states_of_numbers import states_of_players
from agot_judge.text.topics.states_of_players import is_player

__all__ = ["states_of_players"]


@states_of_players.rule
def has_the_most(reading: Reading, person: Person, extreme: str, what: PlayerMeasure) -> Condition:
    """``you have the highest initiative``: no player has a higher one; others may have the same."""
    if person.every or person.none or person.who in ("any", "opponent"):
        raise Unclear("which player has the most")
    highest = extreme in ("most", "highest")
    best = PlayerNumber(what=what, player="any", of_several="highest" if highest else "lowest")
    own = PlayerNumber(what=what, player=person.who)
    return Condition(compare=Compare(left=own, relation="at least" if highest else "at most", right=best))


@states_of_players.rule
def has_the_most_value(reading: Reading, owner: Person, what: PlayerMeasure, extreme: str) -> Condition:
    return has_the_most(reading, owner, extreme, what)


@states_of_players.rule
def is_player_in(reading: Reading, person: Person, role: Any, challenge: Challenge) -> Condition:
    """``while you are the defending player in a [military] challenge``."""
    return Condition(all_of=(is_player(reading, person, role), challenge.condition()))


@states_of_players.rule
def is_player_and_controls(reading: Reading, person: Person, role: Any, noun: Noun) -> Condition:
    """``if you are the first player and control a Lord character``: both of one player."""
    first = is_player(reading, person, role)
    return Condition(all_of=(first, controls(reading, _the_one(person), noun)))


@states_of_players.rule
def is_player_in_and_controls(
    reading: Reading, person: Person, role: Any, challenge: Challenge, noun: Noun
) -> Condition:
    """``if you are the defending player in a [military] challenge and control a King character``."""
    first = is_player_in(reading, person, role, challenge)
    return Condition(all_of=(first, controls(reading, _the_one(person), noun)))


def _the_one(person: Person) -> Person:
    """Raises Unclear where it could be true of one player in one part and of another in the other."""
    if person.who != "you":
        raise Unclear("whether both are true of the same player")
    return person


@states_of_players.rule
def initiates_this_ability(reading: Reading, person: Person) -> Condition:
    """``if an opponent initiates this ability, that player ..``: whoever initiates it is "you" (2e/rr/abilities/7)."""
    if (
        person.whoever != "opponent"
        or person.every
        or person.where is not None
        or reading.part != "condition"
    ):
        raise Unclear("who initiates it")
    reading.player = "you"
    return Condition(exists=Cards(this=True, controller="opponent"))


@states_of_players.rule
def phase(reading: Reading, name: str) -> Condition:
    return Condition(phase=(name,))


@states_of_players.rule
def not_phase(reading: Reading, name: str) -> Condition:
    return Condition(none_of=(Condition(phase=(name,)),))


@states_of_players.rule
def challenge(reading: Reading, found: Challenge) -> Condition:
    return found.condition()


@states_of_players.rule
def you_do(reading: Reading) -> Condition:
    return Condition(succeeded=True)
