"""What paid the costs of the ability: ``if you knelt a Knight with printed cost 7 or higher``."""

from msgspec.structs import replace

from agot_judge.engine.ability.conditions import Condition
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.so_manyth_cards import states_of_happenings

__all__ = ["states_of_happenings"]

PAST = {
    "kneel": "knelt",
    "sacrifice": "sacrificed",
    "kill": "killed",
    "discard": "discarded",
    "return": "returned",
}


@states_of_happenings.rule
def paid_with(reading: Reading, done: str, noun: Noun) -> Condition:
    """Raises Unclear where it could be said of something else that was done."""
    if reading.done_to(done) != "cost" or not reading.paid_with_one():
        raise Unclear("what was done to which cards")
    if noun.ref is not None or noun.also or not noun.is_any_one or noun.cards.controller != "any":
        raise Unclear("which card paid the cost")
    return Condition(card="cost", fits=replace(noun.cards, zone="any"))


@states_of_happenings.rule
def did_not_pay_with(reading: Reading, done: str, noun: Noun) -> Condition:
    return Condition(none_of=(paid_with(reading, PAST[done], noun),))
