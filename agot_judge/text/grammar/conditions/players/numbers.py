"""Numbers that players have, and numbers beside others."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import (
    Amount,
    CardNumber,
    Cards,
    Compare,
    Condition,
    Count,
    Different,
    PlayerMeasure,
    PlayerNumber,
)
from agot_judge.engine.ability.words import Relation, Who
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.conditions.players import conditions_of_players
from agot_judge.text.grammar.nouns.attributes.measures import RELATIONS
from agot_judge.text.grammar.numbers.amounts import ON_PLOTS, plus
from agot_judge.text.grammar.numbers.comparisons import TURNED, N, Relative, beside_each_other
from agot_judge.text.grammar.numbers.how_many import HOW_MANY, HowMany
from agot_judge.text.parsing.template import FIRST, FOURTH, READING, SECOND, THIRD, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

conditions_of_players.means(**{name: HOW_MANY[name] for name in ("least", "most", "just", "nothing")})


def compares(person: Person, left: Amount, relation: Relation, right: Amount) -> Condition:
    """The condition that compares two numbers: the right one is of ``person``, who may be any or each of several opponents."""
    if person.none:
        return Condition(none_of=(compares(Person("opponent"), left, relation, right),))
    if person.who_if_any == "opponent":
        versus: Any = "each opponent" if person.every else "an opponent"
        return Condition(compare=Compare(left=left, relation=relation, right=right, versus=versus))
    if person.who_if_any == "any":
        raise Unclear("any player")
    return Condition(compare=Compare(left=left, relation=relation, right=right))


def said(person: Person) -> Who:
    """The player of the numbers that ``compares`` takes: ``this opponent`` for an opponent."""
    return "this opponent" if person.who_if_any == "opponent" else person.who


def of_several(person: Person, found: Condition) -> Condition:
    """The condition that one of several players (or each of them, or none) has so many: not all of them together."""
    if person.none and person.who_if_any == "any":
        return Condition(none_of=(of_several(Person("any"), found),))
    relation: Relation = "at least"
    many = found.count_at_least
    if found.compare is not None:
        raise Unclear("exactly so many, or different ones, of one of several players")
    assert found.exists is not None
    cards = found.exists
    if found.count_at_most is not None:
        relation, many = ("exactly" if found.count_at_most == 0 else "at most"), found.count_at_most
    of_opponent = Count(cards=replace(cards, controller="this opponent"))
    of_opponents = compares(replace(person, whoever="opponent"), many, TURNED[relation], of_opponent)
    if person.who_if_any == "opponent":
        return of_opponents
    own = replace(found, exists=replace(cards, controller="you"))
    both = (own, of_opponents)
    return Condition(all_of=both) if person.every else Condition(any_of=both)


def has_number(person: Person, how: HowMany, what: PlayerMeasure) -> Condition:
    """The condition that the player has so many of ``what``; for ``a player`` it is you or an opponent who has, for ``each
    player`` you and each of the opponents."""
    relation, many = how
    if person.who_if_any == "any":
        if person.none:
            raise Unclear("nobody has so many")
        both = tuple(
            has_number(one, how, what) for one in (Person("you"), replace(person, whoever="opponent"))
        )
        return Condition(all_of=both) if person.every else Condition(any_of=both)
    number = PlayerNumber(what=what, player=said(person))
    if person.who_if_any == "opponent":
        return compares(person, many, TURNED[relation], number)
    return compares(person, number, relation, many)


def _beside(
    reading: Reading, person: Person, how: Relative, other: Person, number: Callable[[Who], N]
) -> Condition:
    """The condition that compares the numbers of two players."""
    person, how, other = beside_each_other(reading, person, how, other)
    return compares(other, number(person.who), how.relation, how.beside(number(said(other))))


@conditions_of_players.rule
def has_beside(
    reading: Reading, person: Person, how: Relative, what: PlayerMeasure, other: Person
) -> Condition:
    """``has more gold than you``, ``has at least 2 fewer cards in hand than each opponent``."""
    return _beside(reading, person, how, other, lambda who: PlayerNumber(what=what, player=who))


@conditions_of_players.rule
def controls_beside(reading: Reading, person: Person, how: Relative, noun: Noun, other: Person) -> Condition:
    """The condition that one controls more or fewer: ``you control fewer characters than an opponent``."""
    return _beside(reading, person, how, other, lambda who: Count(cards=replace(noun.cards, controller=who)))


@conditions_of_players.rule
def numbers_beside(reading: Reading, how: Relative, noun: Noun, other: Noun) -> Condition:
    """``more Winter plot cards than Summer plot cards revealed``: what is said last holds for both."""
    left, right = noun.cards, other.cards
    if right.revealed and left.revealed is None:
        left = replace(left, revealed=True)
    if noun.ref is not None or other.ref is not None or noun.named != other.named:
        raise Unclear("how many")
    more = how.beside(Count(cards=right))
    return Condition(compare=Compare(left=Count(cards=left), relation=how.relation, right=more))


@conditions_of_players.rule
def number_beside(
    reading: Reading, noun: Noun, relation: str, owner: Person, what: PlayerMeasure
) -> Condition:
    """The condition that a number of cards is higher or lower than a value."""
    value = PlayerNumber(what=what, player=said(owner))
    return compares(owner, Count(cards=noun.cards), RELATIONS[relation], value)


@conditions_of_players.rule
def amount_beside(reading: Reading, left: Amount, word: str, right: Amount) -> Condition:
    """``the number of kneeling characters is higher than the number of standing characters``."""
    of_plot = isinstance(left, PlayerNumber) and left.what in ON_PLOTS
    if of_plot and isinstance(right, int):
        raise Unclear("the value of a plot card")  # read in another way
    relation = RELATIONS[word]
    if isinstance(right, Count) and right.cards.controller == "opponent":
        return _beside_opponents(reading, _counted(left), relation, right)
    return Condition(compare=Compare(left=_counted(left), relation=relation, right=_counted(right)))


@conditions_of_players.rule
def amount_so_much_lower(reading: Reading, left: Amount, many: int, right: Amount) -> Condition:
    """``your hand size is at least 5 lower than your reserve value``."""
    return amount_beside(reading, left, "equal or lower", plus(right, -many))


def _beside_opponents(reading: Reading, left: Amount, relation: Relation, right: Count) -> Condition:
    """``higher than the number of locations each opponent controls``: than that of each of them; ``an opponent``: of one."""
    words = reading.clause.words.lower()
    every = "each opponent" in words
    if not every and "an opponent" not in words:
        return Condition(compare=Compare(left=left, relation=relation, right=right))  # all of them together
    theirs = replace(right, cards=replace(right.cards, controller="this opponent"))
    return compares(Person("opponent", every=every), left, relation, theirs)


def _counted(amount: Amount) -> Amount:
    """A number that is counted. Raises Unclear for others: what cards and plots have is read in another way."""
    if isinstance(amount, CardNumber) and amount.what in ON_PLOTS.values() and isinstance(amount.on, Cards):
        return amount  # the total of all such plot cards
    if not isinstance(amount, Count | Different | PlayerNumber):
        raise Unclear("which number")
    if isinstance(amount, PlayerNumber) and amount.player in ("any", "opponent"):
        raise Unclear("whose number")
    return amount


@conditions_of_players.rule
def won_by(reading: Reading, person: Person, how: HowMany) -> Condition:
    """The condition that you won by so much STR."""
    if person.who != "you":
        raise Unclear("who won")
    relation, many = how
    return Condition(compare=Compare(left=PlayerNumber(what="winning STR"), relation=relation, right=many))


def _relative(relation: str) -> Relative:
    """The relation of numbers that are higher or lower."""
    return Relative(RELATIONS[relation])


conditions_of_players.means(
    # "you have 3 or more gold", "an opponent has no cards in hand"
    has_so_many=call(has_number, FIRST, SECOND, THIRD),
    # "has the most power"
    has_most=Condition(
        compare=Compare(
            left=PlayerNumber(what=SECOND, player=FIRST.one),
            relation="at least",
            right=PlayerNumber(what=SECOND, player="any", of_several="highest"),
        )
    ),
    value_is=call(has_number, FIRST, THIRD, SECOND),  # "your claim value is 2 or higher"
    # The condition that one value is higher or lower: "you have a higher claim value than an opponent"
    has_value_beside=call(has_beside, READING, FIRST, call(_relative, SECOND), THIRD, FOURTH),
    # "your claim value is higher than an opponent's"
    value_beside=call(has_beside, READING, FIRST, call(_relative, THIRD), SECOND, FOURTH),
    value_beside_yours=call(has_beside, READING, FIRST, call(_relative, THIRD), SECOND, Person("you")),
    # "the claim value on your revealed plot card is 2 or higher": a player's value is that of the plot card revealed
    value_on_plot=call(has_number, SECOND, ("at least", THIRD), FIRST),
)
