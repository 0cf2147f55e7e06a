"""That a card is the only one of its kind, or on its side of the challenge: conditions."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.conditions import Condition
from agot_judge.text.description import Patch, described, excluding
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.challenges import Challenge
from agot_judge.text.topics.numbers_of_cards import states_of_cards
from agot_judge.text.topics.states_of_cards import Fields, holds

__all__ = ["states_of_cards"]

ALL_ATTACKERS = Cards(type=("character",), attacking=True)
ALL_DEFENDERS = Cards(type=("character",), defending=True)
EITHER_SIDE = Cards(
    type=("character",), any_of=(Cards(zone="any", attacking=True), Cards(zone="any", defending=True))
)


def _alone_on_its_side(reading: Reading, noun: Noun, such: Noun) -> Condition:
    """``a character you control is the only attacking character``."""
    sides: dict[Cards, Fields] = {
        ALL_ATTACKERS: {"attacking": True},
        ALL_DEFENDERS: {"defending": True},
        EITHER_SIDE: {"participating": True},  # attacking or defending: on whichever side it is
    }
    if such.cards not in sides or noun.quantity == "each":
        raise Unclear("which card is the only one")
    return holds(reading, noun, **sides[such.cards], alone=True)


@states_of_cards.rule
def is_the_only_in(reading: Reading, noun: Noun, such: Noun, challenge: Challenge) -> Condition:
    """``.. the only attacking or defending character in a [military] challenge``."""
    alone = _alone_on_its_side(reading, noun, such)
    return Condition(all_of=(alone, challenge.condition()))


@states_of_cards.rule
def is_the_only(reading: Reading, noun: Noun, such: Noun) -> Condition:
    """``this card is the only character you control``: there is no other."""
    if noun.ref is None:
        return _alone_on_its_side(reading, noun, such)
    if noun.ref is None or such.ref is not None:
        raise Unclear("which card is the only one")
    apart: Patch = {"this": False} if noun.ref == "self" else excluding({"among": noun.ref})
    fits = replace(such.cards, zone="any") if such.cards.zone == "play" else such.cards
    others = Condition(exists=described(such.cards, [apart]), count_at_most=0)
    return Condition(all_of=(others, Condition(card=noun.ref, fits=fits)))
