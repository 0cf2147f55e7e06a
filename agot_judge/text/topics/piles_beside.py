"""How many cards lie in a pile, beside how many lie in another player's: conditions."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, PlayerMeasure, PlayerNumber
from agot_judge.engine.ability.conditions import Compare, Condition
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.challenges import exists
from agot_judge.text.topics.comparisons import Relative
from agot_judge.text.topics.states_of_piles import states_of_piles
from agot_judge.text.topics.states_of_players import has_beside, has_cards_beside, has_number

__all__ = ["states_of_piles"]

YOU = Person("you")
PILES: dict[str | tuple[str, ...], PlayerMeasure] = {
    "hand": "hand",
    "discard": "discard",
    "dead": "dead",
    "used": "used",
    "plot deck": "plot deck",
    "deck": "deck",
    "shadows": "shadows",
}


@states_of_piles.rule
def holds_beside(
    reading: Reading,
    owner: Person,
    pile: PlayerMeasure,
    how: Relative,
    noun: Noun,
    other: Person,
    same: PlayerMeasure | None = None,
) -> Condition:
    """``the losing opponent's dead pile has more characters than yours``."""
    if noun.ref is not None or noun.also or noun.quantity != "bare" or noun.cards.zone != "play":
        raise Unclear("how many of which cards")
    if same not in (None, pile):
        return _two_piles(owner, pile, how, noun, other, same)
    if noun.cards == Cards():
        return has_beside(reading, owner, how, pile, other)
    in_pile = replace(noun, cards=replace(noun.cards, zone=pile))
    return has_cards_beside(reading, owner, how, in_pile, other)


def _two_piles(
    owner: Person,
    pile: PlayerMeasure,
    how: Relative,
    noun: Noun,
    other: Person,
    second: PlayerMeasure | None,
) -> Condition:
    """``there are fewer cards in your hand than in your shadows area``: both of one player."""
    one = owner.who == other.who and owner.who not in ("any", "opponent")
    if not one or noun.cards != Cards() or second is None or how.plus:
        raise Unclear("two piles")
    left = PlayerNumber(what=pile, player=owner.who)
    right = PlayerNumber(what=second, player=other.who)
    return Condition(compare=Compare(left=left, relation=how.relation, right=right))


@states_of_piles.rule
def holds_beside_yours(
    reading: Reading, owner: Person, pile: PlayerMeasure, how: Relative, noun: Noun
) -> Condition:
    return holds_beside(reading, owner, pile, how, noun, YOU)


@states_of_piles.rule
def pile_has(reading: Reading, owner: Person, pile: PlayerMeasure, noun: Noun) -> Condition:
    """``your used pile has 3 or more plot cards``."""
    whose = owner.every or owner.none or owner.who in ("any", "opponent")
    if whose or noun.ref is not None or noun.also or noun.cards.zone != "play":
        raise Unclear("what is in whose pile")
    if noun.cards == Cards():
        return _so_many_there(owner, pile, noun)
    if pile == "deck":
        raise Unclear("what nobody can see")
    return exists(reading, noun, zone=pile, controller=owner.who)


def _so_many_there(owner: Person, pile: PlayerMeasure, noun: Noun) -> Condition:
    """``your deck has 10 or fewer cards``: whatever they are."""
    if noun.quantity == "no":
        return has_number(owner, "exactly", 0, pile)
    if noun.quantity != "some" or not isinstance(noun.least, int) or not isinstance(noun.most, int):
        raise Unclear("how many cards")
    if noun.least == 0:
        return has_number(owner, "at most", noun.most, pile)
    return has_number(owner, "exactly" if noun.exactly else "at least", noun.least, pile)


@states_of_piles.rule
def lie_beside(
    reading: Reading, how: Relative, noun: Noun, other: Person, same: PlayerMeasure | None = None
) -> Condition:
    """``there are more cards in your shadows area than in each opponent's``."""
    owner, pile = noun.cards.controller, PILES.get(noun.cards.zone)
    if pile is None or owner in (
        "any",
        "opponent",
    ):
        raise Unclear("how many of which cards")
    apart = replace(noun, cards=replace(noun.cards, zone="play", controller="any"))
    return holds_beside(reading, Person(owner), pile, how, apart, other, same)


@states_of_piles.rule
def lie_beside_yours(reading: Reading, how: Relative, noun: Noun) -> Condition:
    return lie_beside(reading, how, noun, YOU)
