"""That a hand, deck or pile is empty, how many different things there are among cards, and what they share."""

from agot_judge.engine.ability.cards import Different, PlayerMeasure
from agot_judge.engine.ability.conditions import Compare, Condition
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.counts import DIFFERENT
from agot_judge.text.topics.noun_descriptions import SHARED
from agot_judge.text.topics.states_of_cards import holds
from agot_judge.text.topics.states_of_players import has_number

states_of_piles = Topic("states_of_piles", "state")


@states_of_piles.rule
def different(reading: Reading, many: int, what: str, noun: Noun) -> Condition:
    """``there are 5 or more different Traits among plot cards in your used pile``."""
    if noun.ref is not None:
        raise Unclear("different among which cards")
    number = Different(what=DIFFERENT[what.removesuffix("s")], cards=noun.cards)
    return Condition(compare=Compare(left=number, relation="at least", right=many))


@states_of_piles.rule
def shares(reading: Reading, noun: Noun, what: str, other: Noun) -> Condition:
    """``if it shares a Trait with the sacrificed character``."""
    if noun.ref is None or noun.ref == other.ref or noun.plural:
        raise Unclear("which cards share it")
    if other.ref is None and other.quantity == "each":
        raise Unclear("with each of several cards")
    return holds(reading, noun, same=SHARED[what], of=other.on())


@states_of_piles.rule
def does_not_share(reading: Reading, noun: Noun, what: str, other: Noun) -> Condition:
    return Condition(none_of=(shares(reading, noun, what, other),))


@states_of_piles.rule
def empty(reading: Reading, owner: Person, pile: PlayerMeasure) -> Condition:
    return has_number(owner, "exactly", 0, pile)


@states_of_piles.rule
def hand(reading: Reading) -> PlayerMeasure:
    return "hand"


@states_of_piles.rule
def deck(reading: Reading) -> PlayerMeasure:
    return "deck"


@states_of_piles.rule
def discard(reading: Reading) -> PlayerMeasure:
    return "discard"


@states_of_piles.rule
def dead(reading: Reading) -> PlayerMeasure:
    return "dead"


@states_of_piles.rule
def used(reading: Reading) -> PlayerMeasure:
    return "used"


@states_of_piles.rule
def plot_deck(reading: Reading) -> PlayerMeasure:
    return "plot deck"


@states_of_piles.rule
def shadows(reading: Reading) -> PlayerMeasure:
    return "shadows"
