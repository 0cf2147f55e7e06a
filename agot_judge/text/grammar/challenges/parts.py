"""Which part a character or a player has in a challenge; the first, the second, the third of them."""

from typing import Any

from agot_judge.engine.ability.cards import AGAINST_YOU
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges import challenges
from agot_judge.text.grammar.challenges.challenge import Challenge, exists
from agot_judge.text.grammar.challenges.phrases import challenge, such_that
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

Fields = dict[str, Any]


@challenges.rule
def in_which_player_controls(reading: Reading, person: Person, noun: Noun) -> Fields:
    """The condition that a player controls such a card in it."""
    if person.whoever in ("opponent", "any") and noun.quantity == "some" and noun.least != 1:
        raise Unclear("so many of one of several players")  # read as a state of that player
    return such_that(reading, exists(reading, noun, controller=person.who))


@challenges.rule
def against_you(reading: Reading) -> Fields:
    """In a challenge attacker and defender take part against each other (2e/rr/against/1)."""
    return {"participating": True, "controller": "opponent", "controller_where": AGAINST_YOU}


@challenges.rule
def circumstance(reading: Reading, found: Fields) -> Challenge:
    """A challenge of which nothing else is said."""
    return challenge(reading, Challenge(), found)


@challenges.rule
def by(reading: Reading, many: int) -> Fields:
    """The STR by which it is won: ``by 5 or more STR``."""
    return {"by_at_least": many}


challenges.words(
    participating={"participating": True},
    attacking={"attacking": True},
    defending={"defending": True},
    attacking_alone={"attacking": True, "alone": True},
    either_role_alone={"participating": True, "alone": True},
    as_attacker={"attacking": True},
    alone={"participating": True, "alone": True},
    attacker="attacking player",
    defender="defending player",
    first=1,
    third=3,
)
