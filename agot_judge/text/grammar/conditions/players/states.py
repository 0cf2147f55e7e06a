"""Conditions about players: a side, the first player, a rival; who attacks whom; the phase and the challenge; what players do."""

from typing import Any

from agot_judge.engine.ability.cards import Condition
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge, Side
from agot_judge.text.grammar.challenges.challenge import is_player as is_role
from agot_judge.text.grammar.conditions.cards import conditions_of_cards
from agot_judge.text.grammar.conditions.players import conditions_of_players
from agot_judge.text.parsing.template import FIRST, call
from agot_judge.text.phrases.person import Person
from agot_judge.text.trees.substitution import spoken_of

EITHER_SIDE = "attacking or defending player"
THEM = Person("this opponent")
"""The player of whom the clause speaks."""


@conditions_of_cards.rule
@conditions_of_players.rule
def them(reading: Reading) -> Person:
    """The player who is described: of whom is spoken is said before."""
    reading.subject = THEM.who
    return THEM


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
    if person.one == "you" and role == "first player":
        return Condition(you_are="not first player")
    return Condition(none_of=(is_player(reading, person, role),))


@conditions_of_players.rule
def does_not_support(reading: Reading, person: Person, other: Person) -> Condition:
    """``if you do not support that player``: whose title yours supports; ``who does not support you``: by the title that he or
    she bears (2e/rr/supports/1)."""
    if person.one == other.one or "you" not in (person.one, other.one):
        raise Unclear("who supports whom")
    if other.one == "you":
        return Condition(none_of=(Condition(player=person.one, player_is="your supporter"),))
    return Condition(none_of=(Condition(player=other.one, player_is="supported by you"),))


ATTACKER: Side = "attacking player"
DEFENDER: Side = "defending player"


@conditions_of_players.rule
def is_attacking(reading: Reading, person: Person, other: Person) -> Condition:
    """``you are attacking a rival``."""
    return Condition(all_of=(is_player(reading, person, ATTACKER), *beside(other, DEFENDER)))


def beside(person: Person, role: Side) -> tuple[Condition, ...]:
    """The conditions that the player on this side of the challenge is such a one. Raises Unclear for several players."""
    if person.every or person.none:
        raise Unclear("which player")
    found = () if person.whoever == "any" else (is_role(person.whoever, role),)
    return found if person.where is None else (*found, spoken_of(person.where, role))


@conditions_of_players.rules(does=True, does_not=False)
def succeeded(reading: Reading, does: bool, person: Person) -> Condition:
    """The condition that the player did it, or did not: ``that player does``."""
    if person.every or person.none or person.who in ("any", "opponent"):
        raise Unclear("which player does it")
    return Condition(succeeded=does)


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
