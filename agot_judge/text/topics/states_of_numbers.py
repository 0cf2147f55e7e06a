"""Numbers that are counted, beside others."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import (
    Amount,
    Capped,
    CardNumber,
    Cards,
    Count,
    Different,
    Happenings,
    Measure,
    PlayerMeasure,
    PlayerNumber,
)
from agot_judge.engine.ability.conditions import Compare, Condition
from agot_judge.engine.ability.words import Relation
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.amounts import OF_PLOTS
from agot_judge.text.topics.comparisons import Relative
from agot_judge.text.topics.how_many import HowMany, with_bounds
from agot_judge.text.topics.states_of_players import compares, numbers_beside, said, states_of_players

__all__ = ["states_of_players"]


@states_of_players.rule
def amount_beside(reading: Reading, left: Amount, relation: Relation, right: Amount) -> Condition:
    """``the number of kneeling characters is higher than the number of standing characters``."""
    if _is_plot_value(left) and isinstance(right, int):
        raise Unclear("the value of a plot card")  # read in another way
    if isinstance(right, Count) and right.cards.controller == "opponent":
        return _beside_opponents(reading, _counted(left), relation, right)
    return Condition(compare=Compare(left=_counted(left), relation=relation, right=_counted(right)))


def _beside_opponents(reading: Reading, left: Amount, relation: Relation, right: Count) -> Condition:
    """``higher than the number of locations each opponent controls``: than that of each of them; ``an opponent``: of one."""
    words = reading.words.lower()
    every = "each opponent" in words
    if not every and "an opponent" not in words:
        return Condition(compare=Compare(left=left, relation=relation, right=right))  # all of them together
    theirs = replace(right, cards=replace(right.cards, controller="this opponent"))
    return compares(Person("opponent", every=every), left, relation, theirs)


def _is_plot_value(amount: Amount) -> bool:
    return isinstance(amount, PlayerNumber) and amount.what in ("claim", "initiative", "reserve")


def _counted(amount: Amount) -> Amount:
    """A number that is counted. Raises Unclear for others: what cards and plots have is read in another way."""
    if isinstance(amount, CardNumber) and amount.what in OF_PLOTS.values() and isinstance(amount.on, Cards):
        return amount  # the total of all such plot cards
    if not isinstance(amount, Count | Different | PlayerNumber | Capped | Happenings):
        raise Unclear("which number")
    if isinstance(amount, PlayerNumber) and amount.player in ("any", "opponent"):
        raise Unclear("whose number")
    return amount


def _lying(what: Measure, how: HowMany, noun: Noun, token: str = "") -> Condition:
    """How much there is on such cards in all."""
    if (
        noun.also
        or noun.types == ("faction",)
        or (noun.ref is None and noun.quantity not in ("bare", "each"))
    ):
        raise Unclear("on which cards")
    number = CardNumber(what=what, on=noun.meant(), token=token)
    relation, many = with_bounds(how)
    return Condition(compare=Compare(left=number, relation=relation, right=many))


@states_of_players.rule
def lying(reading: Reading, how: HowMany, what: Measure, noun: Noun) -> Condition:
    """``there are at least 5 gold on cards you control``."""
    return _lying(what, how, noun)


@states_of_players.rule
def tokens_lying(reading: Reading, how: HowMany, token: str, noun: Noun) -> Condition:
    return _lying("tokens", how, noun, token)


@states_of_players.rule
def beside_those_there(reading: Reading, person: Person, how: Relative, noun: Noun, other: Noun) -> Condition:
    """``you control more attacking characters than there are defending characters``."""
    if person.every or person.none or person.who in ("any", "opponent") or other.quantity != "bare":
        raise Unclear("whose cards")
    return numbers_beside(
        reading, how, replace(noun, cards=replace(noun.cards, controller=person.who)), other
    )


@states_of_players.rule
def amount_equal(reading: Reading, left: Amount, right: Amount) -> Condition:
    return amount_beside(reading, left, "exactly", right)


@states_of_players.rule
def amount_is(reading: Reading, left: Amount, how: HowMany) -> Condition:
    """``the number of kneeling characters is 3 or higher``."""
    if _is_plot_value(left):
        raise Unclear("the value of a plot card")  # read in another way
    relation, many = how
    return Condition(compare=Compare(left=_counted(left), relation=relation, right=many))


@states_of_players.rule
def kinds_beside(reading: Reading, person: Person, how: Relative, noun: Noun, other: Noun) -> Condition:
    """``you control more kneeling Rangers than standing Rangers``: of one player's cards."""
    if person.every or person.none or person.who in ("any", "opponent"):
        raise Unclear("whose cards")
    if other.quantity != "bare" or other.cards.controller not in ("any", person.who):
        raise Unclear("than whose cards")
    of_the_same = replace(other, cards=replace(other.cards, controller=person.who))
    theirs = replace(noun, cards=replace(noun.cards, controller=person.who))
    return numbers_beside(reading, how, theirs, of_the_same)


@states_of_players.rule
def has_beside_value(
    reading: Reading, person: Person, how: Relative, what: PlayerMeasure, owner: Person, value: PlayerMeasure
) -> Condition:
    """``you have more cards in hand than your reserve value``: both of the same player."""
    if person.who != owner.who or person.who not in ("you", reading.subject) or person.every or how.plus:
        raise Unclear("whose value it is")
    right = how.beside(PlayerNumber(what=value, player=said(owner)))
    return compares(owner, PlayerNumber(what=what, player=person.who), how.relation, right)
