"""Players of whom something must be true."""

from operator import getitem

from msgspec.structs import replace

from agot_judge.engine.ability.cards import (
    Cards,
    Compare,
    Condition,
    Count,
    PlayerMeasure,
    PlayerNumber,
)
from agot_judge.engine.ability.words import Relation, Who
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge, exists
from agot_judge.text.grammar.conditions.players.history import happened_in
from agot_judge.text.grammar.nouns.attributes.measures import RELATIONS
from agot_judge.text.grammar.numbers.comparisons import Relative
from agot_judge.text.grammar.numbers.how_many import HOW_MANY, HowMany
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, READING, SECOND, THIRD, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

described_players = Fragment(__name__, "player", "suchplayer", "theirs")


described_players.means(**{name: HOW_MANY[name] for name in ("most", "nothing")})


THEM: Who = "this opponent"
"""The player of whom the clause speaks."""


@described_players.rule
def who_does(reading: Reading, person: Person) -> Person:
    """Of those of whom the sentence before says what each of them may do."""
    if reading.clause.part != "effect" or not person.every:
        raise Unclear("who does what")
    return replace(person, where=Condition(succeeded=True))


@described_players.rule
def without(reading: Reading, person: Person, noun: Noun) -> Person:
    """The player without such cards."""
    if noun.cards == Cards(type=("attachment",)):
        raise Unclear("a player, or a card of his or hers, without attachments")
    return replace(person, where=_lacking(reading, noun))


def _one(person: Person) -> Who:
    """One certain player. Raises Unclear."""
    if person.none or person.every or person.who in ("any", "opponent"):
        raise Unclear("which player")
    return person.who


def _beside(left: PlayerNumber | Count, relation: Relation, right: PlayerNumber | Count | int) -> Condition:
    return Condition(compare=Compare(left=left, relation=relation, right=right))


def _theirs(reading: Reading, noun: Noun) -> Condition:
    """The condition that there are such cards of the player. ``in his or her used pile`` is of the same player."""
    return exists(reading, noun, controller=THEM)


def _lacking(reading: Reading, noun: Noun) -> Condition:
    """The condition that there are no such cards of the player: a pronoun cannot mean what is not there."""
    with reading.aside():
        return Condition(none_of=(_theirs(reading, noun),))


@described_players.rules(
    an_opponent=Person("opponent"), a_player=Person("any"), each_player=Person("any", every=True)
)
def any_such(reading: Reading, person: Person) -> Person:
    """The player, any or each of whom it is true."""
    reading.subject = THEM
    return person


YOUR_RIVAL = Condition(player=THEM, player_is="your rival")


@described_players.rule
def them(reading: Reading) -> None:
    """Of whom is spoken is said before."""
    reading.subject = THEM


@described_players.rule
def does_not_support(reading: Reading, person: Person) -> Condition:
    """``who does not support you``: by the title that he or she bears (2e/rr/supports/1)."""
    if person.who != "you":
        raise Unclear("whom that player does not support")
    return Condition(none_of=(Condition(player=THEM, player_is="your supporter"),))


@described_players.rule
def controls_beside(reading: Reading, how: Relative, noun: Noun, other: Person) -> Condition:
    """The condition that the player controls more or fewer."""
    right = how.beside(Count(cards=replace(noun.cards, controller=_one(other))))
    return _beside(Count(cards=replace(noun.cards, controller=THEM)), how.relation, right)


def _did(event: str, challenge: Challenge) -> Condition:
    """The condition that the player won or initiated such a challenge."""
    return Condition(happened=replace(happened_in(event, _not_each(challenge)), player=THEM))


def _not_each(challenge: Challenge) -> Challenge:
    """Raises Unclear of ``each challenge``, ``a challenge against each opponent``: one such challenge is not all of them."""
    if challenge.every:
        raise Unclear("whether it was so of every challenge")
    return challenge


@described_players.rule
def having_cards(reading: Reading, noun: Noun) -> Condition:
    """The condition that the player has such cards."""
    if not noun.types and noun.cards.zone != "play" and not noun.is_any_one:
        raise Unclear("a number of cards")
    return _theirs(reading, noun)


@described_players.rule
def has_so_many(reading: Reading, how: HowMany, what: PlayerMeasure) -> Condition:
    """``with 3 or more cards in hand``."""
    return _beside(PlayerNumber(what=what, player=THEM), *how)


@described_players.rule
def has_beside(reading: Reading, how: Relative, what: PlayerMeasure, other: Person) -> Condition:
    """The condition that the player has more or fewer."""
    right = how.beside(PlayerNumber(what=what, player=_one(other)))
    return _beside(PlayerNumber(what=what, player=THEM), how.relation, right)


def _compared(what: PlayerMeasure, relation: Relation, other: Person) -> Condition:
    left = PlayerNumber(what=what, player=THEM)
    return _beside(left, relation, PlayerNumber(what=what, player=_one(other)))


@described_players.rule
def the_most(reading: Reading, what: PlayerMeasure) -> Condition:
    """The condition that the player has the most."""
    left = PlayerNumber(what=what, player=THEM)
    return _beside(left, "at least", PlayerNumber(what=what, player="any", of_several="highest"))


described_players.means(
    theirs=SECOND,
    has=FIRST,
    did=FIRST,  # The condition that the player did it: "who has played an event this phase"
    higher="more than",
    lower="less than",
    equal_or_higher="at least",
    who=call(replace, FIRST, where=SECOND),  # The player of whom the clause must be true
    # The player whose value is higher or lower than yours
    whose_value_beside_yours=call(replace, FIRST, where=call(_compared, SECOND, THIRD, Person("you"))),
    # The condition that the player's value is higher or lower
    value_beside=call(_compared, SECOND, call(getitem, RELATIONS, FIRST), THIRD),
    # "each player whose reserve value is 5 or lower"
    whose_value_is=call(replace, FIRST, where=call(has_so_many, READING, THIRD, SECOND)),
    a_rival=call(
        replace, call(any_such, READING, Person("opponent")), where=YOUR_RIVAL
    ),  # The rival: "a rival"
    controls=call(_theirs, READING, FIRST),  # The condition that the player controls such cards
    does_not_control=call(_lacking, READING, FIRST),  # The condition that the player controls no such card
    does_not_have=call(_lacking, READING, FIRST),  # The condition that the player has no such card
    # The condition that the player initiated no such challenge
    did_not_initiate=Condition(none_of=(call(_did, "initiate challenge", FIRST),)),
    won=call(_did, "win challenge", FIRST),  # The condition that the player won such a challenge
)
