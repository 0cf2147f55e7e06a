"""What players are: a side, the first player, a rival; the phase and the challenge."""

from typing import Any

from agot_judge.engine.ability.cards import Condition
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.grammar.conditions.players import conditions_of_players
from agot_judge.text.parsing.template import FIRST, call
from agot_judge.text.phrases.person import Person

EITHER_SIDE = "attacking or defending player"


@conditions_of_players.rule
def is_player(reading: Reading, person: Person, role: Any) -> Condition:
    """The condition that the player is on a side, first player or a rival."""
    if role == EITHER_SIDE:
        sides = ("attacking player", "defending player")
        return Condition(any_of=tuple(is_player(reading, person, side) for side in sides))
    if person.who_if_any == "you":
        return Condition(you_are=role)
    if person.every or person.who_if_any == "any":
        raise Unclear("which player")
    if person.none:
        return Condition(none_of=(Condition(player=person.who_if_any, player_is=role),))
    return Condition(player=person.who_if_any, player_is=role)


@conditions_of_players.rule
def is_not_player(reading: Reading, person: Person, role: Any) -> Condition:
    """The condition that the player is not: ``you are not the first player``."""
    if person.who == "you" and role == "first player":
        return Condition(you_are="not first player")
    if person.who in ("any", "opponent"):
        raise Unclear("one of several players is not")
    return Condition(none_of=(is_player(reading, person, role),))


@conditions_of_players.rule
def does_not_support(reading: Reading, person: Person, other: Person) -> Condition:
    """``if you do not support that player``: whose title yours supports (2e/rr/supports/1)."""
    if person.who != "you" or other.every or other.none or other.who in ("you", "any", "opponent"):
        raise Unclear("who supports whom")
    return Condition(none_of=(Condition(player=other.who, player_is="supported by you"),))


conditions_of_players.means(
    either_side=EITHER_SIDE,  # "the attacking or defending player"
    # The condition that it is another phase: "it is not the plot phase"
    not_phase=Condition(none_of=(Condition(phase=(FIRST,)),)),
    first="first player",
    rival="your rival",
    you_do=Condition(succeeded=True),
    # The condition that it is such a challenge: "it is a [power] challenge"
    challenge=call(Challenge.condition, FIRST),
    side=FIRST,  # The side: "the attacking player"
)
