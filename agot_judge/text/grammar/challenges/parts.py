"""The part that a character or a player has in a challenge; the first, the second, the third of them."""

from typing import Any

from agot_judge.engine.ability.cards import AGAINST_YOU
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges import challenges
from agot_judge.text.grammar.challenges.challenge import Challenge, exists
from agot_judge.text.grammar.challenges.phrases import challenge, such_that
from agot_judge.text.parsing.template import FIRST, READING, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

Fields = dict[str, Any]


@challenges.rule
def in_which_player_controls(reading: Reading, person: Person, noun: Noun) -> Fields:
    """The condition that a player controls such a card in it."""
    if person.whoever in ("opponent", "any") and noun.quantity == "some" and noun.least != 1:
        raise Unclear("so many of one of several players")  # read as a state of that player
    return such_that(reading, exists(reading, noun, controller=person.who))


challenges.means(
    against_you={"participating": True, "controller": "opponent", "controller_where": AGAINST_YOU},
    by={"by_at_least": FIRST},  # The STR by which it is won: "by 5 or more STR"
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
    circumstance=call(challenge, READING, Challenge(), FIRST),  # A challenge of which nothing else is said
)
